import { sql } from 'drizzle-orm'
import type { CacheContext } from '../../../cache'
import { KIND, LIST } from '../../../domain/list/lists'
import { idsIn, type SearchQuery } from '../../../domain/list/search-query'
import type { ListingCard } from '../../../domain/listing/published'
import { placeZip } from '../../../domain/listing/region'
import type { Db } from '../../db/db'
import { valuesOf } from '../../db/json-rows'
import { listing } from '../../db/schema'
import { HAS_PAGE, type ShownPlace, shownPlaces, wordsAt } from '../shown-places'

const MAX_HITS = 8

/** A project is in several lists, but exactly once in the list of projects. */
const ONCE = sql`(kind = ${KIND.property} OR (kind = ${KIND.project} AND list = ${LIST.projects}))`

/** A card with its first picture alone: they are most of it. */
export const shortCard = sql<ListingCard>`json_remove(card, '$.pictures[4]', '$.pictures[3]',
  '$.pictures[2]', '$.pictures[1]')`.mapWith((card: string): ListingCard => JSON.parse(card))

/**
 * The newest listings of which every word of `query` is the ID, the zip or a word of the city, in any
 * language; those with the ID come first. Streets are not looked at, so a hidden one is never found.
 */
export async function searchListings(
  db: Db,
  cache: CacheContext,
  { words }: SearchQuery,
): Promise<ListingCard[]> {
  if (words.length === 0) return []
  const ids = idsIn(words)
  const places = (await shownPlaces(db, cache)).filter((place) => isAt(place, words))
  if (ids.length === 0 && places.length === 0) return []
  cache.layers.add('db')
  const [withId, nearby] = await db.batch([withIds(db, ids), newestAt(db, places)])
  const named = withId.map(({ card }) => card).filter((card) => isCalled(card, words))
  const found = [...named, ...nearby.map(({ card }) => card)]
  const once = new Map(found.map((card) => [`${card.kind} ${card.id}`, card]))
  return [...once.values()].slice(0, MAX_HITS)
}

/** The listing with a page that has this ID: a home or a unit before a project; null without one. */
export async function findById(db: Db, id: number): Promise<ListingCard | null> {
  const [found] = await withIds(db, [id])
  return found?.card ?? null
}

/** Units too: they have pages, though no list shows them. */
function withIds(db: Db, ids: number[]) {
  const place = sql`list IN (0, 1, 2, 3) AND kind IN (0, 1, 2)`
  return db
    .select({ card: shortCard })
    .from(listing)
    .where(sql`${place} AND id IN ${valuesOf(JSON.stringify(ids))} AND ${HAS_PAGE}`)
    .orderBy(sql`kind, list`)
}

function newestAt(db: Db, places: ShownPlace[]) {
  const pairs = JSON.stringify(places.map(({ zip, city }) => [zip, city]))
  const wanted = sql`SELECT value ->> 0, value ->> 1 FROM json_each(${pairs})`
  const keys = sql`SELECT key FROM listing INDEXED BY listing_city
    WHERE (zip, card ->> '$.city') IN (${wanted}) AND ${HAS_PAGE} AND ${ONCE}
    ORDER BY started DESC, id DESC LIMIT ${MAX_HITS}`
  return db
    .select({ card: shortCard })
    .from(listing)
    .where(sql`key IN (${keys})`)
    .orderBy(sql`started DESC, id DESC`)
}

function isAt(place: ShownPlace, words: string[]): boolean {
  return words.every((word) => place.words.has(word))
}

function isCalled(card: ListingCard, words: string[]): boolean {
  const own = wordsAt(placeZip(card), card.city).add(String(card.id))
  return words.every((word) => own.has(word))
}
