import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import type { ListFilter } from '../filter/list-filter'
import { clampPage, type RowSpan } from '../filter/paging'
import { currentMarket, loadedMarket } from '../market/current-market'
import { countRows, findRows } from '../market/find-rows'
import type { MarketRow } from '../market/market-row'
import { withFewNew } from '../marquee'
import type { ListingCard } from '../published'
import { readCards } from './cards'

interface ListPage {
  cards: ListingCard[]
  /** The number of rows of the list on all pages. */
  total: number
}

/** A page of a list with its number. A page past the end is replaced by the last one. */
export interface NumberedPage extends ListPage {
  page: number
}

/** Returns the filter's page of `size` rows. */
export async function listPage(
  db: Db,
  cache: CacheContext,
  filter: ListFilter,
  size: number,
): Promise<NumberedPage> {
  const rows = findRows(await currentMarket(db, cache), filter)
  const page = clampPage(filter.page, rows.length, size)
  const { cards, total } = await span(db, cache, rows, { limit: size, offset: (page - 1) * size })
  return { cards: withFewNew(cards, new Date()), total, page }
}

/** Returns a range of rows of a list, as the API requests it. */
export async function listSpan(
  db: Db,
  cache: CacheContext,
  filter: ListFilter,
  range: Pick<RowSpan, 'limit' | 'offset'>,
): Promise<ListPage> {
  return span(db, cache, findRows(await currentMarket(db, cache), filter), range)
}

/** Returns the first `size` rows of a list by date, ignoring pins. */
export async function newestOf(
  db: Db,
  cache: CacheContext,
  filter: ListFilter,
  size: number,
): Promise<ListPage> {
  const rows = findRows(await currentMarket(db, cache), filter, 'newest')
  return span(db, cache, rows, { limit: size, offset: 0 })
}

/** Returns the number of rows of each filter. */
export async function listTotals(
  db: Db,
  cache: CacheContext,
  filters: readonly ListFilter[],
): Promise<number[]> {
  const market = await currentMarket(db, cache)
  return filters.map((filter) => countRows(market, filter))
}

/** A list with more rows in an earlier version of the market is not empty in the next one. */
const CERTAIN_ROWS = 12

/** Returns true if the filter has rows. It waits for the current market only if the loaded one has few or none. */
export async function hasRows(db: Db, cache: CacheContext, filter: ListFilter): Promise<boolean> {
  const loaded = loadedMarket()
  if (loaded && countRows(loaded, filter) > CERTAIN_ROWS) return true
  return countRows(await currentMarket(db, cache), filter) > 0
}

async function span(
  db: Db,
  cache: CacheContext,
  rows: readonly MarketRow[],
  { limit, offset }: Pick<RowSpan, 'limit' | 'offset'>,
): Promise<ListPage> {
  return {
    cards: await readCards(db, cache, rows.slice(offset, offset + limit)),
    total: rows.length,
  }
}
