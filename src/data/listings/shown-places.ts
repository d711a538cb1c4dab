import { sql } from 'drizzle-orm'
import { type CacheContext, cached } from '../../cache'
import { type Lang, pick, type Translated } from '../../domain/format/lang'
import { normalise } from '../../domain/format/text'
import { type SearchQuery, wordsOf } from '../../domain/list/search-query'
import { LUXEMBOURG_ZIP } from '../../domain/listing/region'
import type { Db } from '../db/db'
import { type CityHit, cityHit } from '../places/place-index'
import { searchNames } from '../places/place-names'

/** A place where the site shows listings, and the words by which they are found there. */
export interface ShownPlace {
  zip: string
  /** The city as its cards have it: JSON. */
  city: string
  words: ReadonlySet<string>
}

/** Restricts a search to listings with a page, as the index `listing_city` does. */
export const HAS_PAGE = sql`card ->> '$.hasPage'`

const current = { version: 0, places: [] as ShownPlace[] }

/** Small and the same for every word, so the isolate caches it while the version stands. */
export async function shownPlaces(db: Db, cache: CacheContext): Promise<ShownPlace[]> {
  if (current.version === cache.version) {
    cache.reads.push({ of: 'everything' })
    return current.places
  }
  const pairs = await cached(cache, 'list', 'search:places', () => readPlaces(db))
  current.places = pairs.map(({ zip, city }) => ({
    zip,
    city,
    words: wordsAt(zip, JSON.parse(city)),
  }))
  current.version = cache.version
  return current.places
}

/** The towns of Luxembourg with listings that are called like `query`: no table has its postcodes. */
export async function townsAbroad(
  db: Db,
  cache: CacheContext,
  { words }: SearchQuery,
  lang: Lang,
): Promise<CityHit[]> {
  if (words.length === 0) return []
  const places = (await shownPlaces(db, cache)).filter(({ zip }) => LUXEMBOURG_ZIP.test(zip))
  const begins = (place: ShownPlace, word: string) =>
    [...place.words].some((own) => own.startsWith(word))
  return places
    .filter((place) => words.every((word) => begins(place, word)))
    .map(({ zip, city }) => cityHit(pick(JSON.parse(city), lang), zip))
}

/** The postcode, and every word of the city's names, also those that only the place table knows. */
export function wordsAt(zip: string, city: Translated): Set<string> {
  const words = searchNames(zip, city).flatMap((name) => wordsOf(normalise(name)))
  return new Set([normalise(zip), ...words])
}

function readPlaces(db: Db): Promise<{ zip: string; city: string }[]> {
  return db.all(sql`SELECT DISTINCT zip, card ->> '$.city' AS city FROM listing
    INDEXED BY listing_city WHERE ${HAS_PAGE}`)
}
