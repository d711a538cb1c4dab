import { KIND, LIST } from '../../listing/filter/lists'
import { idsIn, type SearchQuery, wordsOf } from '../../listing/filter/search-query'
import { currentMarket } from '../../listing/market/current-market'
import { type Market, oncePerMarket } from '../../listing/market/market'
import type { MarketPlace, MarketRow } from '../../listing/market/market-row'
import { type CityHit, cityHit, searchNames } from '../../listing/places/place-names'
import type { ListingCard } from '../../listing/published'
import { readShortCards } from '../../listing/queries/cards'
import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import { type Lang, pick } from '../../platform/format/lang'
import { normalise } from '../../platform/format/text'
import { LUXEMBOURG_ZIP } from '../../platform/geo/belgian-region'

const MAX_HITS = 8

/**
 * Returns the newest listings of which every word of `query` is the ID, the postcode or a word of the city, in any
 * language. Listings with the ID come first. Streets are not searched, so a hidden one is never found.
 */
export async function searchListings(
  db: Db,
  cache: CacheContext,
  { words }: SearchQuery,
): Promise<ListingCard[]> {
  if (words.length === 0) return []
  const market = await currentMarket(db, cache)
  const matchesPlace = (place: MarketPlace, id = '') => {
    const names = wordsAt(place)
    return words.every((word) => names.has(word) || word === id)
  }
  const matchingIds = rowsWithPage(market, idsIn(words)).filter(({ place, id }) =>
    matchesPlace(place, String(id)),
  )
  const places = new Set(placesOf(market).filter((place) => matchesPlace(place)))
  const nearby =
    places.size === 0
      ? []
      : market
          .sorted(Object.values(LIST), 'newest')
          .filter((row) => row.hasPage && isPrimaryRow(row) && places.has(row.place))
  const rows = [...matchingIds, ...nearby.slice(0, MAX_HITS)]
  const uniqueRows = new Map(rows.map((row) => [`${row.kind === KIND.project} ${row.id}`, row]))
  return readShortCards(db, cache, [...uniqueRows.values()].slice(0, MAX_HITS))
}

/** Returns the listing with a page that has this ID, or null. A property or a unit comes before a project. */
export async function findById(
  db: Db,
  cache: CacheContext,
  id: number,
): Promise<ListingCard | null> {
  const [row] = rowsWithPage(await currentMarket(db, cache), [id])
  const [card] = row ? await readShortCards(db, cache, [row]) : []
  return card ?? null
}

/**
 * Returns the rows of listings that have a page and one of these ids, in the order of the ids. Those of a property or
 * unit come before those of a project.
 */
function rowsWithPage(market: Market, ids: readonly number[]): MarketRow[] {
  const rows = market.rowsWithIds(ids).filter(({ hasPage }) => hasPage)
  const isProject = ({ kind }: MarketRow) => kind === KIND.project
  return ids.flatMap((id) => {
    const sameId = rows.filter((row) => row.id === id)
    return [...sameId.filter((row) => !isProject(row)), ...sameId.filter(isProject)]
  })
}

/**
 * Returns true for the row that represents its listing. A project is in several lists, but exactly once in the list of
 * projects.
 */
function isPrimaryRow({ kind, list }: MarketRow): boolean {
  return kind === KIND.property || list === LIST.projects
}

/**
 * Returns the towns of Luxembourg with listings whose names begin with `query`. The place tables do not contain them.
 */
export async function townsAbroad(
  db: Db,
  cache: CacheContext,
  { words }: SearchQuery,
  lang: Lang,
): Promise<CityHit[]> {
  if (words.length === 0) return []
  const market = await currentMarket(db, cache)
  return luxembourgPlaces(market)
    .filter((place) => {
      const names = [...wordsAt(place)]
      return words.every((word) => names.some((name) => name.startsWith(word)))
    })
    .map(({ zip, city }) => cityHit(pick(city, lang), zip))
}

/** Returns the postcodes with listings of a town in Luxembourg with this normalised name. */
export async function zipsAbroad(db: Db, cache: CacheContext, name: string): Promise<string[]> {
  const market = await currentMarket(db, cache)
  const matching = luxembourgPlaces(market).filter(({ zip, city }) =>
    searchNames(zip, city).some((one) => normalise(one) === name),
  )
  return [...new Set(matching.map(({ zip }) => zip))]
}

const placesOf = oncePerMarket(({ rows }: Market): MarketPlace[] => [
  ...new Set(rows.flatMap(({ hasPage, place }) => (hasPage ? place : []))),
])

/** The places in Luxembourg, ordered by postcode. */
const luxembourgPlaces = oncePerMarket((market: Market): MarketPlace[] => {
  const order = ({ zip, names }: MarketPlace) => `${zip} ${names}`
  return placesOf(market)
    .filter(({ zip }) => LUXEMBOURG_ZIP.test(zip))
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
})

const wordsOfPlaces = new WeakMap<MarketPlace, ReadonlySet<string>>()

/** Returns the postcode and every word of the city's names, including names from the place table. */
function wordsAt(place: MarketPlace): ReadonlySet<string> {
  const cached = wordsOfPlaces.get(place)
  if (cached) return cached
  const { zip, city } = place
  const names = searchNames(zip, city).flatMap((name) => wordsOf(normalise(name)))
  const words = new Set([normalise(zip), ...names])
  wordsOfPlaces.set(place, words)
  return words
}
