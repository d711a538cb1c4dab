import {
  inZipOrder,
  isFiltered,
  type ListFilter,
  MAX_REGIONS,
  type RegionChoice,
} from '../../listing/filter/list-filter'
import { atRegions, isEverywhere, withoutRegions } from '../../listing/filter/region'
import { idsIn, parseSearchQuery, type SearchQuery } from '../../listing/filter/search-query'
import { areaRegion, areaTyped } from '../../listing/places/areas'
import { townZips } from '../../listing/places/town-zips'
import type { ListingCard } from '../../listing/published'
import { listTotals } from '../../listing/queries/lists'
import { searchStreets } from '../../listing/queries/search-streets'
import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import type { Lang } from '../../platform/format/lang'
import { LUXEMBOURG_ZIP } from '../../platform/geo/belgian-region'
import { isLikeStreet, meantPlace, parseQuery, wishIn } from '../natural-query/natural-query'
import type { ReadWords } from '../natural-query/read-words'
import { findById, zipsAbroad } from './search-listings'

/**
 * The listing that a submitted text names by its ID, the list that it asks for, or what its words say. `isTextDropped`
 * is true where only the filters without the text find something.
 */
type SearchTarget =
  | { card: ListingCard }
  | { filter: ListFilter; isTextDropped: boolean }
  | { words: ReadWords }

/** What was typed, longer than a filter's text may be, and where it is looked up. */
interface Submitted {
  db: Db
  cache: CacheContext
  typed: string
  lang: Lang
}

/**
 * The answer to a search box that was submitted with `filter.text`: a postcode or a town is added to the
 * places of the filter, the ID of a published home is that home, `typed` words that wish for more than a
 * place are read, anything else stays a text. A text that finds something, but nothing in the places
 * chosen before, replaces them.
 */
export async function searchTarget(
  { db, cache, typed, lang }: Submitted,
  filter: ListFilter,
): Promise<SearchTarget> {
  const query = parseSearchQuery(filter.text)
  const places = await placesNamed({ db, cache, lang }, query)
  if (places.length > 0)
    return { filter: { ...filter, text: '', ...withPlaces(filter, places) }, isTextDropped: false }
  const [id, another] = query.parts.length === 1 ? idsIn(query.parts) : []
  const card = id && !another ? await findById(db, cache, id) : null
  if (card) return { card }
  const words =
    (await wishIn(db, cache, typed, lang)) ??
    (await wordsWithoutMatch({ db, cache, typed, lang }, filter))
  if (words) return { words }
  const anywhere = { ...filter, regions: [], radius: null, area: '' }
  if (isEverywhere(filter)) return withoutUselessText(db, cache, filter)
  const [here = 0, there = 0] = await listTotals(db, cache, [filter, anywhere])
  if (here === 0 && there > 0) return { filter: anywhere, isTextDropped: false }
  return withoutUselessText(db, cache, filter)
}

/**
 * Returns the filter without its text if the text finds nothing and the other filters alone find something. A text
 * alone stays, and so does a misspelled place, which the list corrects.
 */
export async function withoutUselessText(
  db: Db,
  cache: CacheContext,
  filter: ListFilter,
): Promise<{ filter: ListFilter; isTextDropped: boolean }> {
  const others = { ...filter, text: '' }
  const stays = { filter, isTextDropped: false }
  if (!filter.text || !isFiltered(others) || (await meantPlace(filter.text, 'nl'))) return stays
  const [all = 0, found = 0] = await listTotals(db, cache, [filter, others])
  return all === 0 && found > 0 ? { filter: others, isTextDropped: true } : stays
}

/**
 * Returns the words of a text that names places beside words that are no street (`Gent, Brugge`, `qwerty Gent`), or that
 * says nothing about a filter (`rustig gelegen`), if the text finds nothing anywhere on this list; null otherwise. A
 * misspelled place alone stays a text, which the list corrects.
 */
async function wordsWithoutMatch(
  { db, cache, typed, lang }: Submitted,
  filter: ListFilter,
): Promise<ReadWords | null> {
  const read = await parseQuery(typed, lang)
  const isFiller = !read.rest && read.understood.length === 0 && read.skipped.length > 0
  if (!isFiller && !read.filter.regions) return null
  if (await meantPlace(filter.text, lang)) return null
  const { parts } = parseSearchQuery(read.rest || typed)
  const isPostcodeElsewhere = !read.rest && idsIn(parts).length > 0
  if (isPostcodeElsewhere || (await isLikeStreet(read.rest, lang))) return null
  if ((await searchStreets(db, cache, parts, lang)).length > 0) return null
  const anywhere = { ...filter, regions: [], radius: null, area: '' }
  const [found = 0] = await listTotals(db, cache, [anywhere])
  return found === 0 ? read : null
}

/** The municipality, area or postcodes that a text names; none for other texts. */
async function placesNamed(
  { db, cache, lang }: Omit<Submitted, 'typed'>,
  query: SearchQuery,
): Promise<RegionChoice[]> {
  if (!query.text) return []
  const area = query.zip ? undefined : areaTyped(query.name)
  if (area) return [areaRegion(area, lang)]
  const zips = LUXEMBOURG_ZIP.test(query.zip) ? [query.zip] : townZips(query)
  const all = zips.length > 0 || query.zip ? zips : await zipsAbroad(db, cache, query.name)
  return all.map((zip) => ({ city: query.name, zip }))
}

function withPlaces(filter: ListFilter, added: RegionChoice[]): ReturnType<typeof atRegions> {
  const regions = [...withoutRegions(filter.regions, added), ...added].slice(-MAX_REGIONS)
  return atRegions(filter, inZipOrder(regions))
}
