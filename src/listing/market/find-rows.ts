import type { ListFilter } from '../filter/list-filter'
import { KIND, listsOf } from '../filter/lists'
import { placeLookup } from '../places/areas'
import { type FilterMatcher, filterMatcher } from './filter-matcher'
import type { Market, MarketOrder } from './market'
import type { MarketRow } from './market-row'
import { add } from './row-set'

/** Returns the rows of a filter, each project once, in the filter's order or in `order`. */
export function findRows(
  market: Market,
  filter: ListFilter,
  order: MarketOrder = orderOf(filter),
): readonly MarketRow[] {
  const rows = matchingRows(market, filter, order)
  const [first, another] = listsOf(filter)
  return another === undefined ? rows : withoutDuplicateProjects(rows, first)
}

/** Returns the rows of a filter; a project is in each of its lists. */
export function matchingRows(
  market: Market,
  filter: ListFilter,
  order: MarketOrder,
): readonly MarketRow[] {
  const matcher = filterMatcher(filter, placeLookup)
  if (matcher.isOpen) return market.sorted(matcher.lists, order)
  const set = market.meeting(matcher.conditions)
  for (const [position] of matchingProjects(market, matcher)) add(set, position)
  return market.sortedIn(set, matcher.lists, order)
}

/** Returns the rows of projects that match, with their positions. */
export function matchingProjects(market: Market, { lists, matches }: FilterMatcher) {
  return market.projects.filter(
    ([, row]) => lists.includes(row.list) && matches(row, market.unitsOf),
  )
}

export function countRows(market: Market, filter: ListFilter): number {
  return findRows(market, filter).length
}

/** Removes the second row of projects that are in both the sale and the rent list. */
function withoutDuplicateProjects(
  rows: readonly MarketRow[],
  firstList: number | undefined,
): MarketRow[] {
  const isInFirst = ({ kind, list }: MarketRow) => kind === KIND.project && list === firstList
  const ids = new Set(rows.filter(isInFirst).map(({ id }) => id))
  return rows.filter((row) => row.kind !== KIND.project || isInFirst(row) || !ids.has(row.id))
}

function orderOf({ order, types }: ListFilter): MarketOrder {
  if (order !== 'newest') return order
  return types.length === 0 ? 'recommended' : 'pinned'
}
