import { type SQL, sql } from 'drizzle-orm'
import type { ListFilter, ListOrder } from '../../domain/list/list-filter'
import { isEverywhere } from '../../domain/list/region'
import { searchWords } from '../../domain/list/search-query'
import { type Source, sources, whole } from './list-query'
import { saysWords } from './search/search-text'

/** The orders of rows: `ranked` is the default order while no type is chosen. */
type RowOrder = ListOrder | 'ranked'

const ORDER_BY: Record<RowOrder, SQL> = {
  ranked: sql.raw('rank DESC, started DESC, id DESC'),
  newest: sql.raw('started DESC, id DESC'),
  'price-asc': sql.raw('price_up, started DESC, id DESC'),
  'price-desc': sql.raw('price_down, started DESC, id DESC'),
}

const ORDER_COLUMNS: Record<RowOrder, SQL> = {
  ranked: sql.raw('rank, started, id'),
  newest: sql.raw('started, id'),
  'price-asc': sql.raw('started, id, price_up'),
  'price-desc': sql.raw('started, id, price_down'),
}

const ORDER_INDEX: Record<RowOrder, SQL> = {
  ranked: sql.raw('listing_ranked'),
  newest: sql.raw('listing_newest'),
  'price-asc': sql.raw('listing_cheapest'),
  'price-desc': sql.raw('listing_dearest'),
}

/** The rows of a list that a page shows, and whether its pinned homes come first: in the default order, unless a feed is by date alone. */
export interface PageSpan {
  limit: number
  offset: number
  pinsFirst?: boolean
}

/** The keys of one page of a list, walked in order over an index, so that size costs nothing. */
export function pageKeys(filter: ListFilter, span: PageSpan): SQL {
  const { limit, offset } = span
  const page = sql`LIMIT ${limit} OFFSET ${offset}`
  const order = rowOrder(filter, span)
  if (!hasPinsFirst(filter, span))
    return sql`SELECT key FROM (${walk(filter, order, sources(filter), page)})`
  return isEverywhere(filter)
    ? walkBehindPins(filter, order, span)
    : sortedKeys(filter, order, page)
}

/** The order of the rows of a page. */
export function orderBy(filter: ListFilter, span: PageSpan): SQL {
  const order = ORDER_BY[rowOrder(filter, span)]
  return hasPinsFirst(filter, span) ? sql`${IS_PINNED} DESC, ${order}` : order
}

function rowOrder(filter: ListFilter, span: PageSpan): RowOrder {
  return hasPinsFirst(filter, span) && filter.types.length === 0 ? 'ranked' : filter.order
}

function hasPinsFirst({ order }: ListFilter, { pinsFirst = true }: PageSpan): boolean {
  return pinsFirst && order === 'newest'
}

/**
 * The pinned homes of a list are few, so they are gathered; the walk over the others begins later by as many. An index
 * with the pins in it would be one more row to write for every home.
 */
function walkBehindPins(filter: ListFilter, order: RowOrder, { limit, offset }: PageSpan): SQL {
  const columns = ORDER_COLUMNS[order]
  const pinned = pinnedSources(filter).map(
    ({ list, kind, where }) =>
      sql`SELECT key, ${columns} FROM listing NOT INDEXED WHERE key IN (${pinnedKeys(list, kind)}) AND ${where}`,
  )
  const others = sources(filter).map((source) => ({
    ...source,
    where: sql`${source.where} AND key NOT IN (SELECT key FROM pinned)`,
  }))
  const count = sql`(SELECT count(*) FROM pinned)`
  const part = sql`LIMIT ${limit} OFFSET max(0, ${offset} - ${count})`
  return sql`SELECT key FROM (WITH pinned AS MATERIALIZED (${sql.join(pinned, sql` UNION ALL `)})
    SELECT key, 1 AS first, ${columns} FROM pinned
    UNION ALL SELECT key, 0, ${columns} FROM (${walk(filter, order, others, part)})
    ORDER BY first DESC, ${ORDER_BY[order]} LIMIT ${limit} OFFSET min(${offset}, ${count}))`
}

/** The same runs for few rows at hand: their own words are read, not the index of all texts. */
function pinnedSources(filter: ListFilter): Source[] {
  const found = sources({ ...filter, text: '' })
  if (!filter.text) return found
  const says = saysWords(searchWords(filter.text))
  return found.map((source) => ({ ...source, where: sql`${source.where} AND ${says}` }))
}

function pinnedKeys(list: number, kind: number): SQL {
  return sql`SELECT l.key FROM listing_pin p CROSS JOIN listing l INDEXED BY listing_place
    ON l.list = ${whole([list])} AND l.kind = p.kind AND l.id = p.id WHERE p.kind = ${whole([kind])}`
}

const IS_PINNED = sql.raw(
  'EXISTS (SELECT 1 FROM listing_pin p WHERE p.kind = listing.kind AND p.id = listing.id)',
)

/** The few rows of a place are read and sorted anyway. */
function sortedKeys(filter: ListFilter, order: RowOrder, page: SQL): SQL {
  const runs = sources(filter).map(
    ({ list, kind, where }) =>
      sql`SELECT key, ${ORDER_COLUMNS[order]}, key IN (${pinnedKeys(list, kind)}) AS first FROM listing WHERE ${where}`,
  )
  return sql`SELECT key FROM (${sql.join(runs, sql` UNION ALL `)} ORDER BY first DESC, ${ORDER_BY[order]} ${page})`
}

/** A part of the runs in the filter's order, each walked over the index of that order; the few rows of a place are sorted instead. */
function walk(filter: ListFilter, order: RowOrder, runs: readonly Source[], part: SQL): SQL {
  const index = isEverywhere(filter) ? sql`INDEXED BY ${ORDER_INDEX[order]}` : sql``
  const rows = runs.map(
    ({ where }) => sql`SELECT key, ${ORDER_COLUMNS[order]} FROM listing ${index} WHERE ${where}`,
  )
  return sql`${sql.join(rows, sql` UNION ALL `)} ORDER BY ${ORDER_BY[order]} ${part}`
}
