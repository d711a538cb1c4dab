import type { FormFacts } from '../../components/forms/form-facts'
import type { SelectOption } from '../../components/list/search-options'
import type { LabelKey } from '../../i18n'
import type { Budgets } from './budget-field'

export interface DemandProps {
  facts: FormFacts
  /** Step by step with tiles, or one page with lists. */
  layout: 'wizard' | 'page'
  types: SelectOption[]
  budgets: Budgets
}

export const DEMAND_TEXTS: LabelKey[] = [
  'form.steps',
  'form.next',
  'form.previous',
  'form.several',
  'form.less',
  'form.more',
  'demand.steps.wish',
  'demand.steps.place',
  'demand.steps.you',
  'demand.buy',
  'demand.rent',
  'demand.budget',
  'demand.wherehelp',
  'demand.area',
  'demand.remove',
  'demand.you',
  'demand.remark',
  'searches.tick',
  'search.regionplaceholder',
  'search.away',
  'search.places',
  'search.found.one',
  'search.found.other',
  'search.region',
  'search.wholecity',
  'search.budget',
  'search.minprice',
  'search.maxprice',
  'search.nomin',
  'search.nomax',
]
