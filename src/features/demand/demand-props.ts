import type { FormFacts } from '../../components/forms/form-facts'
import type { SelectOption } from '../../components/listing/search-options'
import type { PropertyGoal } from '../../platform/goal'

export interface DemandProps {
  facts: FormFacts<DemandText>
  /** The form in steps with tiles, or on one page with select lists. */
  layout: 'wizard' | 'page'
  types: SelectOption[]
  budgets: Budgets
}

/** The prefixes of the texts that only the search request uses. */
export const DEMAND_TEXTS = [
  'demand',
  'step',
  'searches.tick',
  'search.regionplaceholder',
  'search.away',
  'search.places',
  'search.found',
  'search.region',
  'search.wholecity',
  'search.budget',
  'search.minprice',
  'search.maxprice',
  'search.nomin',
  'search.nomax',
] as const
export type DemandText = (typeof DEMAND_TEXTS)[number]

/** The budgets that visitors can choose in the agency's settings. */
export interface Budgets {
  /** The selectable prices. */
  prices: Record<'min' | 'max', Record<PropertyGoal, number[]>>
  /** The maximum values of the slider. */
  maxPriceSale: number
  maxPriceRent: number
}
