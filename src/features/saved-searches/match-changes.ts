import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { favouriteId } from '../../listing/filter/favourite-ids'
import { KIND } from '../../listing/filter/lists'
import { type FilterMatcher, filterMatcher } from '../../listing/market/filter-matcher'
import { placeLookup } from '../../listing/places/areas'
import { readEarlyTimes } from '../../listing/queries/early-access'
import { type Db, runBatch } from '../../platform/db/db'
import { insertRows } from '../../platform/db/insert-rows'
import { savedSearch, searchFind } from '../../platform/db/schema-searches'
import { type Lang, pick } from '../../platform/format/lang'
import { yieldingEntries } from '../../platform/format/yield-to-requests'
import { deleteNotified, keyOf, readChanged, readRows } from './changed-listings'
import type { ChangedListing } from './listed-row'
import { favouriteNews, hasDrop, hasLeft, type ListingNews, listNews } from './listing-events'
import { favouritesOf, filterOf } from './search-terms'

/** The maximum numbers of listings and of searches that are read at once. */
const MAX_LISTINGS = 200
const MAX_SEARCHES = 2500
const SEARCHES_BETWEEN_YIELDS = 100

type Find = typeof searchFind.$inferInsert
type MatchedSearch = Pick<
  typeof savedSearch.$inferSelect,
  'id' | 'lang' | 'kind' | 'query' | 'since'
>

/**
 * Compares the changes with the searches, the oldest change first, until the time budget is used. The results of a batch
 * and the deletion of its changes are stored in one transaction. Aborted and concurrent runs therefore neither repeat nor
 * lose results.
 */
export async function matchChanges(db: Db, now: Date, budgetMs: number): Promise<void> {
  const endsAt = Date.now() + budgetMs
  while (Date.now() < endsAt) if (!(await matchBatch(db, now))) return
}

async function matchBatch(db: Db, now: Date): Promise<boolean> {
  const read = await readChanged(db, MAX_LISTINGS)
  if (read.length === 0) return false
  const rows = await readRows(db, read)
  const listings = read.map((listing) => ({ ...listing, rows: rows.get(keyOf(listing)) ?? [] }))
  const finds = [
    ...(await newResults(db, listings, now)),
    ...(await resultsOfLeftListings(db, listings, now)),
  ]
  const insert = insertRows(db, searchFind, finds).map((statement) =>
    statement.onConflictDoNothing(),
  )
  await runBatch(db, [...insert, ...deleteNotified(db, read)])
  return read.length === MAX_LISTINGS
}

async function newResults(db: Db, listings: ChangedListing[], now: Date): Promise<Find[]> {
  const finds: Find[] = []
  const ids = listings.map(({ id }) => id)
  const index = indexOf(listings, await readEarlyTimes(db, ids))
  const dropped = listings.filter((listing) => listing.kind === KIND.property && hasDrop(listing))
  const prices = await notifiedPrices(db, dropped)
  for (let last = ''; ; ) {
    const searches = await readSearches(db, last)
    for await (const [, search] of yieldingEntries(searches, SEARCHES_BETWEEN_YIELDS)) {
      for (const [listing, news] of newsFor(search, index, prices)) {
        if (listing.at >= search.since) finds.push(findOf(search, listing, news, now))
      }
    }
    last = searches.at(-1)?.id ?? ''
    if (searches.length < MAX_SEARCHES) return finds
  }
}

function readSearches(db: Db, after: string): Promise<MatchedSearch[]> {
  const { id, lang, kind, query, since, state } = savedSearch
  return db
    .select({ id, lang, kind, query, since })
    .from(savedSearch)
    .where(and(eq(state, 'on'), gt(id, after)))
    .orderBy(asc(id))
    .limit(MAX_SEARCHES)
}

/** The changed listings by their ids, and by their current postcodes. */
interface Index {
  all: ChangedListing[]
  byKey: Map<string, ChangedListing>
  byZip: Map<string, ChangedListing[]>
  /** The properties that are not public yet, by id. */
  early: ReadonlyMap<number, number>
}

function isEarly({ kind, id }: ChangedListing, { early }: Index): boolean {
  return kind === KIND.property && early.has(id)
}

function indexOf(listings: ChangedListing[], early: Index['early']): Index {
  const placed = listings.flatMap((listing) =>
    [...new Set(listing.rows.map(({ place }) => place.zip))].map((zip) => ({ zip, listing })),
  )
  const groups = [...Map.groupBy(placed, ({ zip }) => zip)]
  return {
    all: listings,
    byKey: new Map(listings.map((listing) => [keyOf(listing), listing])),
    byZip: new Map(groups.map(([zip, group]) => [zip, group.map(({ listing }) => listing)])),
    early,
  }
}

type ListingMatch = [ChangedListing, ListingNews]

/** The prices in the last mails about listings, by `priceKey`. */
type NotifiedPrices = ReadonlyMap<string, number>

function priceKey(searchId: string, listing: { kind: number; id: number }): string {
  return `${searchId} ${keyOf(listing)}`
}

async function notifiedPrices(
  db: Db,
  listings: readonly ChangedListing[],
): Promise<NotifiedPrices> {
  if (listings.length === 0) return new Map()
  const keys = JSON.stringify(listings.map(({ kind, id }) => [kind, id]))
  const rows = await db.all<{ search: string; kind: number; id: number; price: number }>(sql`
    SELECT f.search_id AS search, f.kind, f.home_id AS id, f.notified_price AS price
    FROM json_each(${keys}) cheaper
    JOIN ${searchFind} f ON f.kind = cheaper.value ->> 0 AND f.home_id = cheaper.value ->> 1
    WHERE f.notified_price IS NOT NULL ORDER BY f.notified_at`)
  return new Map(rows.map(({ search, price, ...listing }) => [priceKey(search, listing), price]))
}

function newsFor(search: MatchedSearch, index: Index, prices: NotifiedPrices): ListingMatch[] {
  const priceOf = (listing: ChangedListing) => prices.get(priceKey(search.id, listing)) ?? null
  if (search.kind === 'kept') {
    // Anybody can write the number of a property that is not public yet into a list of favourites.
    const listings = favouritesOf(search.query).flatMap(({ kind, id }) => {
      const key = keyOf({ kind: kind === 'project' ? KIND.project : KIND.property, id })
      const listing = index.byKey.get(key)
      return listing && !isEarly(listing, index) ? listing : []
    })
    return eventsOf(listings, (listing) => favouriteNews(listing, priceOf(listing)))
  }
  const matcher = filterMatcher(filterOf(search.query), placeLookup)
  return eventsOf(candidates(matcher, index), (listing) =>
    listNews(matcher, listing, priceOf(listing)),
  )
}

function eventsOf(
  listings: ChangedListing[],
  news: (listing: ChangedListing) => ListingNews | null,
): ListingMatch[] {
  return listings.flatMap((listing): ListingMatch[] => {
    const found = news(listing)
    return found ? [[listing, found]] : []
  })
}

/** Returns the changed listings in the filter's postcodes; all of them for a filter without postcodes or with a radius. */
function candidates({ zips, centre }: FilterMatcher, { all, byZip }: Index): ChangedListing[] {
  if (zips.size === 0 || centre) return all
  return [...new Set([...zips].flatMap((zip) => byZip.get(zip) ?? []))]
}

/** Returns the results about listings that left the market, for the searches whose mails contained them. */
async function resultsOfLeftListings(
  db: Db,
  listings: readonly ChangedListing[],
  now: Date,
): Promise<Find[]> {
  const goneListings = listings.filter(hasLeft)
  if (goneListings.length === 0) return []
  const keys = JSON.stringify(goneListings.map(({ kind, id }) => [kind, id]))
  const byKey = new Map(goneListings.map((listing) => [keyOf(listing), listing]))
  const named = await db.all<{ id: string; lang: Lang; kind: number; home: number }>(sql`
    SELECT DISTINCT s.id, s.lang, f.kind, f.home_id AS home
    FROM json_each(${keys}) gone
    JOIN ${searchFind} f ON f.kind = gone.value ->> 0 AND f.home_id = gone.value ->> 1
    JOIN ${savedSearch} s ON s.id = f.search_id
    WHERE s.state = 'on' AND s.kind = 'list' AND f.notified_at IS NOT NULL AND f.event <> 'gone'`)
  return named.flatMap(({ home, ...search }) => {
    const changed = byKey.get(keyOf({ kind: search.kind, id: home }))
    return changed ? findOf(search, changed, { event: 'gone', price: 0, was: null }, now) : []
  })
}

function findOf(
  { id, lang }: Pick<MatchedSearch, 'id' | 'lang'>,
  listing: ChangedListing,
  { event, price, was }: ListingNews,
  now: Date,
): Find {
  const label = event === 'gone' ? labelOf(listing, lang) : ''
  const { kind, id: homeId } = listing
  return { searchId: id, kind, homeId, event, price, was, label, at: now.getTime() }
}

/** Returns the public title that a listing had: its type and its town, or the name of a project. */
function labelOf({ kind, id, was }: ChangedListing, lang: Lang): string {
  const [row] = was
  const number = favouriteId({ kind: kind === KIND.project ? 'project' : 'property', id })
  return row
    ? [pick(row.title, lang), pick(row.place.city, lang)].filter(Boolean).join(', ')
    : number
}
