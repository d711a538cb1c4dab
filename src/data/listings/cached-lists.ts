import { type CacheContext, cached, withTimeout } from '../../cache'
import { sha256 } from '../../domain/format/sha256'
import { type ListFilter, withPage } from '../../domain/list/list-filter'
import { clampPage, type RowSpan } from '../../domain/list/paging'
import type { Db } from '../db/db'
import { isWorthKeeping } from './kept-keys'
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
  const part: ListPart = { name: `page${size}`, isOurs: true }
  return cachedList(cache, filter, part, () => loadPage(db, filter, size))
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
  const part: ListPart = { name: `rows${span.limit}`, isOurs: false }
  return cachedList(cache, withPage(filter, page), part, load)
}

/** What is loaded of a list; `isOurs` where visitors can't make up names. */
interface ListPart {
  name: string
  isOurs: boolean
}

/**
 * The result of `load` for a filter, cached where `cacheableQuery` allows it: what the site asks for by
 * itself at once, what a visitor put together when it is worth keeping.
 */
export async function cachedList<T>(
  cache: CacheContext,
  filter: ListFilter,
  { name, isOurs }: ListPart,
  load: () => Promise<T>,
): Promise<T> {
  const regions = filter.regions.map(({ zip }) => ({ zip, city: '' }))
  const query = cacheableQuery({ ...filter, regions })
  if (query === null) return fresh(cache, load)
  const { goal, sold } = filter.fixed
  const list = sold ? 'sold' : (goal ?? 'any')
  const key = `list:${list}:${name}:${await keyPart(query)}`
  const isPlain = isOurs && query === ''
  return cached(cache, 'list', key, load, isPlain || isWorthKeeping(key, cache.waitUntil))
}

const LONGEST_KEY = 200

/** A part of a KV key, of at most 200 printable ASCII characters whatever the query contains. */
async function keyPart(query: string): Promise<string> {
  return query.length <= LONGEST_KEY && /^[\x21-\x7e]*$/.test(query) ? query : sha256(query)
}

/** The result of `load`, never cached; rejects when D1 does not answer in time. */
export function fresh<T>(cache: CacheContext, load: () => Promise<T>): Promise<T> {
  cache.layers.add('db')
  return withTimeout(load())
}

async function loadPage(db: Db, filter: ListFilter, size: number): Promise<NumberedPage> {
  const offset = (filter.page - 1) * size
  const found = await listListings(db, filter, { limit: size, offset })
  const page = clampPage(filter.page, found.total, size)
  if (page === filter.page) return { ...found, page }
  return { ...(await listListings(db, filter, { limit: size, offset: (page - 1) * size })), page }
}
