import type { FormFacts } from '../../components/forms/form-facts'
import type { SelectOption } from '../../components/listing/search-options'
import type { PropertyGoal } from '../../platform/goal'

export interface DemandProps {
  facts: FormFacts<DemandText>
  /** Step by step with tiles, or one page with lists. */
  layout: 'wizard' | 'page'
  types: SelectOption[]
  budgets: Budgets
}

/** Prefixes of the texts that only the search request has. */
export const DEMAND_TEXTS = [
  'demand',
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

/** The budgets that the agency's settings allow. */
export interface Budgets {
  /** The prices to choose from. */
  prices: Record<'min' | 'max', Record<PropertyGoal, number[]>>
  /** The far ends of the slider. */
  maxPriceSale: number
  maxPriceRent: number
}
