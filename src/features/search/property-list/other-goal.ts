import type { ListFilter } from '../../../listing/filter/list-filter'
import { FIXED_FILTER, type ListName, type MarketList } from '../../../listing/filter/lists'
import { MIN_SALE_PRICE } from '../../../listing/price'
import { GOAL } from '../../../platform/goal'

/** The same search among the listings for rent instead of those for sale, or vice versa. */
export interface OtherGoal {
  list: MarketList
  filter: ListFilter
}

/**
 * Returns the same search with the other goal, or null for sold listings and projects. Prices and rents are not
 * comparable, so only a price that is one of the other goal stays.
 */
export function otherGoal(filter: ListFilter): OtherGoal | null {
  if (filter.sold || (filter.goal !== GOAL.sale && filter.goal !== GOAL.rent)) return null
  const list = filter.goal === GOAL.sale ? 'rent' : 'sale'
  const { minPrice, maxPrice, fixed } = filter
  if (fixed.goal === undefined) return null
  const price = maxPrice ?? minPrice
  const isRent = price !== null && price < MIN_SALE_PRICE
  const staysPriced = price !== null && isRent === (list === 'rent')
  const other = onOtherList(filter, list)
  return { list, filter: { ...other, page: 1, ...(staysPriced && { minPrice, maxPrice }) } }
}

/** Returns the filter for another list without prices. */
export function onOtherList(filter: ListFilter, name: ListName): ListFilter {
  const fixed = FIXED_FILTER[name]
  const list = { fixed, goal: fixed.goal ?? null, sold: fixed.sold ?? false }
  return { ...filter, ...list, minPrice: null, maxPrice: null }
}
