import { GOAL, type PropertyGoal } from '../../platform/goal'
import type { Point } from '../coordinates'
import type { Compared } from '../similar'
import { isFiltered, type ListFilter } from './list-filter'

/** A home, there or only wished for, to which others are compared. */
export interface Wish {
  goal: PropertyGoal
  /** The public category; null wants any. */
  webId: number | null
  home: Compared
  /** Homes that are not wanted again. */
  without: readonly number[]
}

/**
 * The home that a filter's visitor looks for, at the middle of its prices and around `point`; null where
 * the filter says nothing, or is no search for a home on the market.
 */
export function wishOf(
  filter: ListFilter,
  point: Point | null,
  without: readonly number[],
): Wish | null {
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

/** True unless the public price is more than twice, or less than half, of what is wished for. */
export function isAffordable({ home }: Wish, price: number | null): boolean {
  if (home.price === null || price === null) return true
  return Math.abs(Math.log2(price / home.price)) <= 1
}

function priceOf({ minPrice, maxPrice }: ListFilter): number | null {
  const price = minPrice && maxPrice ? Math.sqrt(minPrice * maxPrice) : (maxPrice ?? minPrice)
  return price || null
}
