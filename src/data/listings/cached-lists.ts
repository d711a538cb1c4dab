import { type CacheContext, cached, withTimeout } from '../../cache'
import { sha256 } from '../../domain/format/sha256'
import { type ListFilter, MAX_REGIONS, withPage } from '../../domain/list/list-filter'
import { type ListingRead, listRead } from '../../domain/list/listing-read'
import { clampPage, type RowSpan } from '../../domain/list/paging'
import type { ListingCard } from '../../domain/listing/published'
import type { Db } from '../db/db'
import { regionPoint, zipsOfRegions } from '../places/areas'
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
  const part: ListPart<NumberedPage> = { name: `page${size}`, isOurs: true, reads: cardsOf(filter) }
  return cachedList(cache, filter, part, () => loadPage(db, filter, size))
}

/** The first `size` of a list by their date alone, whatever is pinned. */
export function newestOf(
  db: Db,
  cache: CacheContext,
  filter: ListFilter,
  size: number,
): Promise<ListPage> {
  const part = { name: `newest${size}`, isOurs: true, reads: cardsOf(filter) }
  const span = { limit: size, offset: 0, pinsFirst: false }
  return cachedList(cache, filter, part, () => listListings(db, filter, span))
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
  const part = { name: `rows${span.limit}`, isOurs: false, reads: cardsOf(filter) }
  return cachedList(cache, withPage(filter, page), part, load)
}

/** A cached part of a list; `isOurs` where visitors can't make up its name. */
interface ListPart<T> {
  name: string
  isOurs: boolean
  reads(value: T): ListingRead[]
}

/**
 * The result of `load` for a filter, cached where `cacheableQuery` allows it: what the site asks for by
 * itself at once, what a visitor put together when it is worth keeping.
 */
export async function cachedList<T>(
  cache: CacheContext,
  filter: ListFilter,
  { name, isOurs, reads }: ListPart<T>,
  load: () => Promise<T>,
): Promise<T> {
  const regions = filter.regions.map(({ zip }) => ({ zip, city: '' }))
  const query = cacheableQuery({ ...filter, regions })
  if (query === null) return fresh(cache, load)
  const { goal, sold } = filter.fixed
  const list = sold ? 'sold' : (goal ?? 'any')
  const key = `list:${list}:${name}:${await keyPart(query)}`
  const isPlain = isOurs && query === ''
  const keep = isPlain || isWorthKeeping(key, cache.waitUntil)
  return cached(cache, 'list', key, load, { keep, reads })
}

/** The read of a list that shows these cards of it, or none and only counts. */
export function readOf(filter: ListFilter, cards: readonly ListingCard[] = []): ListingRead {
  const [region] = filter.regions
  const centre = region && filter.radius !== null ? regionPoint(region.zip) : null
  const zips = zipsOfRegions(filter.regions)
  return listRead(
    filter,
    cards.map(({ id }) => id),
    // A list of a large area counts as one of the country, so that its cached read stays small.
    { centre, zips: zips.length > MAX_REGIONS ? [] : zips },
  )
}

function cardsOf(filter: ListFilter): (page: ListPage) => ListingRead[] {
  return ({ cards }) => [readOf(filter, cards)]
}

const LONGEST_KEY = 200

/** A part of a KV key, of at most 200 printable ASCII characters whatever the query contains. */
async function keyPart(query: string): Promise<string> {
  return query.length <= LONGEST_KEY && /^[\x21-\x7e]*$/.test(query) ? query : sha256(query)
}

/** The result of `load`, never cached; rejects when D1 does not answer in time. */
export function fresh<T>(cache: CacheContext, load: () => Promise<T>): Promise<T> {
  cache.layers.add('db')
  cache.reads.push({ of: 'everything' })
  return withTimeout(load())
}

async function loadPage(db: Db, filter: ListFilter, size: number): Promise<NumberedPage> {
  const offset = (filter.page - 1) * size
  const found = await listListings(db, filter, { limit: size, offset })
  const page = clampPage(filter.page, found.total, size)
  if (page === filter.page) return { ...found, page }
  return { ...(await listListings(db, filter, { limit: size, offset: (page - 1) * size })), page }
}
