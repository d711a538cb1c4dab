import { type CacheContext, cached } from '../../cache'
import { sha256 } from '../../domain/format/sha256'
import { type ListFilter, withPage } from '../../domain/list/list-filter'
import { clampPage, type RowSpan } from '../../domain/list/paging'
import type { Db } from '../db/db'
import { cacheableQuery } from './list-request'
import { type ListPage, listListings } from './listings'

/** A page of a list with the number it came out as: past the end is the last one. */
export interface NumberedPage extends ListPage {
  page: number
}

/** The filter's page of `size` rows, from the cache where it may be cached. */
export function listPage(
  db: Db,
  cache: CacheContext,
  filter: ListFilter,
  size: number,
): Promise<NumberedPage> {
  return cachedList(cache, filter, `page${size}`, () => loadPage(db, filter, size))
}

/**
 * Any run of rows, as the API asks for it. Only one that is a page of some size is cached: there are
 * too many others.
 */
export function listSpan(
  db: Db,
  cache: CacheContext,
  filter: ListFilter,
  span: RowSpan,
): Promise<ListPage> {
  const load = () => listListings(db, filter, span)
  const page = span.offset / span.limit + 1
  if (!Number.isInteger(page)) return fresh(cache, load)
  return cachedList(cache, withPage(filter, page), `rows${span.limit}`, load)
}

/** The result of `load` for a filter, cached under `rows` where `cacheableQuery` allows it. */
export async function cachedList<T>(
  cache: CacheContext,
  filter: ListFilter,
  rows: string,
  load: () => Promise<T>,
): Promise<T> {
  const regions = filter.regions.map(({ zip }) => ({ zip, city: '' }))
  const query = cacheableQuery({ ...filter, regions })
  if (query === null) return fresh(cache, load)
  const { goal, sold } = filter.fixed
  const list = sold ? 'sold' : (goal ?? 'any')
  return cached(cache, 'list', `list:${list}:${rows}:${await keyPart(query)}`, load)
}

const LONGEST_KEY = 200

/** A part of a KV key, of at most 200 printable ASCII characters whatever the query contains. */
async function keyPart(query: string): Promise<string> {
  return query.length <= LONGEST_KEY && /^[\x21-\x7e]*$/.test(query) ? query : sha256(query)
}

function fresh<T>(cache: CacheContext, load: () => Promise<T>): Promise<T> {
  cache.layers.add('db')
  return load()
}

async function loadPage(db: Db, filter: ListFilter, size: number): Promise<NumberedPage> {
  const offset = (filter.page - 1) * size
  const found = await listListings(db, filter, { limit: size, offset })
  const page = clampPage(filter.page, found.total, size)
  if (page === filter.page) return { ...found, page }
  return { ...(await listListings(db, filter, { limit: size, offset: (page - 1) * size })), page }
}
