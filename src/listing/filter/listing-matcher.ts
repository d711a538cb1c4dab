import type { Point } from '../../platform/geo/coordinates'
import { GOAL, type PropertyGoal } from '../../platform/goal'
import type { SimilarityFacts } from '../similar'
import { isFiltered, type ListFilter } from './list-filter'

/** A reference listing, real or derived from a filter, with which others are compared. */
export interface ReferenceListing {
  goal: PropertyGoal
  /** The public category, or null for any. */
  webId: number | null
  home: SimilarityFacts
  /** The IDs of listings to exclude. */
  without: readonly number[]
}

/**
 * Returns the reference listing of a filter: its price is the geometric mean of the price range (or its only bound),
 * its place is `point`. Returns null if the filter has no condition, or does not search for listings on the market.
 */
export function referenceListing(
  filter: ListFilter,
  point: Point | null,
  without: readonly number[],
): ReferenceListing | null {
  const { goal, sold, types, bedrooms } = filter
  if (sold || (goal !== GOAL.sale && goal !== GOAL.rent) || !isFiltered(filter)) return null
  const [type = null, another] = types
  return {
    goal,
    webId: another === undefined ? type : null,
    home: { id: 0, price: priceOf(filter), bedrooms, point },
    without,
  }
}

/** Returns true unless the public price is more than twice or less than half that of the reference listing. */
export function isAffordable({ home }: ReferenceListing, price: number | null): boolean {
  if (home.price === null || price === null) return true
  return Math.abs(Math.log2(price / home.price)) <= 1
}

function priceOf({ minPrice, maxPrice }: ListFilter): number | null {
  const price = minPrice && maxPrice ? Math.sqrt(minPrice * maxPrice) : (maxPrice ?? minPrice)
  return price || null
}
