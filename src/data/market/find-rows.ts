import type { ListFilter } from '../../domain/list/list-filter'
import { KIND } from '../../domain/list/lists'
import { filterMatcher } from '../../domain/market/filter-matcher'
import type { Market, MarketOrder } from '../../domain/market/market'
import type { MarketRow } from '../../domain/market/market-row'
import { placeLookup } from '../places/areas'

/** Returns the rows of a filter, each project once, in the filter's order or in `order`. */
export function findRows(
  market: Market,
  filter: ListFilter,
  order: MarketOrder = orderOf(filter),
): MarketRow[] {
  const { lists, matches } = filterMatcher(filter, placeLookup)
  const found = market.sorted(lists, order).filter((row) => matches(row, market.unitsOf))
  return lists.length > 1 ? withoutTwins(found, lists[0]) : found
}

/** Returns the number of rows of a filter. */
export function countRows(market: Market, filter: ListFilter): number {
  return findRows(market, filter).length
}

/** A project that sells and lets is in both lists: its row of the first list stays. */
function withoutTwins(rows: MarketRow[], firstList: number | undefined): MarketRow[] {
  const isInFirst = ({ kind, list }: MarketRow) => kind === KIND.project && list === firstList
  const ids = new Set(rows.filter(isInFirst).map(({ id }) => id))
  return rows.filter((row) => row.kind !== KIND.project || isInFirst(row) || !ids.has(row.id))
}

function orderOf({ order, types }: ListFilter): MarketOrder {
  if (order !== 'newest') return order
  return types.length === 0 ? 'recommended' : 'pinned'
}
