import type { Feature } from '../features'

/** The choices of the search form that match at least one row of an unfiltered list. */
export interface ListChoices {
  /** WebIDs. */
  types: number[]
  /** 1, 2, 3, or 4 for '4 or more'. */
  bedrooms: number[]
  features: Feature[]
  noConstruction: boolean
  /** The municipalities with the most listings, by NIS code. */
  towns: { nis: number; count: number }[]
  /** The range of each fact. Absent if the list has no values of the fact. */
  ranges: Partial<Record<RangedFact, { lowest: number; highest: number }>>
}

/** The facts of `MarketRow` for which the form has a minimum or maximum. */
export const RANGED_FACTS = ['price', 'surface', 'plot', 'bathrooms', 'epc'] as const
type RangedFact = (typeof RANGED_FACTS)[number]
