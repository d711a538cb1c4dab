import type { Feature } from '../listing/features'

/** The choices of the search form that match at least one row of a list without filters. */
export interface ListChoices {
  /** WebIDs. */
  types: number[]
  /** 1, 2, 3, and 4 for four or more. */
  bedrooms: number[]
  features: Feature[]
  noConstruction: boolean
  /** The largest habitable surface in m² and the best energy label (1 is A); null in a list without any. */
  maxSurface: number | null
  bestEpc: number | null
  /** The lowest and highest public price in euros; null in a list without public prices. */
  prices: { lowest: number; highest: number } | null
}
