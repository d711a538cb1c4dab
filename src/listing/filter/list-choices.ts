import type { Feature } from '../features'

/** The choices of the search form that match at least one row of a list without filters. */
export interface ListChoices {
  /** WebIDs. */
  types: number[]
  /** 1, 2, 3, and 4 for four or more. */
  bedrooms: number[]
  features: Feature[]
  noConstruction: boolean
  /** The range of each fact; absent in a list without values. */
  ranges: Partial<Record<RangedFact, { lowest: number; highest: number }>>
}

/** The facts of `MarketRow` of which the form offers bounds. */
export const RANGED_FACTS = ['price', 'surface', 'epc'] as const
type RangedFact = (typeof RANGED_FACTS)[number]
