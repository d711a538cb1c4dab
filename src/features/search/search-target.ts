import {
  inZipOrder,
  isFiltered,
  type ListFilter,
  MAX_REGIONS,
  type RegionChoice,
} from '../../listing/filter/list-filter'
import type { ListName } from '../../listing/filter/lists'
import { atRegions, isEverywhere, withoutRegions } from '../../listing/filter/region'
import { idsIn, parseSearchQuery, type SearchQuery } from '../../listing/filter/search-query'
import { areaByInput, areaRegion } from '../../listing/places/areas'
import { townZips } from '../../listing/places/town-zips'
import type { ListingCard } from '../../listing/published'
import { withOfficialNames } from '../../listing/queries/list-request'
import { listTotals } from '../../listing/queries/lists'
import { searchStreets } from '../../listing/queries/search-streets'
import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import type { Lang } from '../../platform/format/lang'
import { LUXEMBOURG_ZIP } from '../../platform/geo/belgian-region'
import {
  correctPlaceName,
  isLikeStreet,
  parseCriteria,
  parseQuery,
  withWords,
} from '../natural-query/natural-query'
import type { ParsedQuery } from '../natural-query/read-words'
import { onOtherList } from './property-list/other-goal'
import { findById, zipsAbroad } from './search-listings'

/**
 * The listing whose ID was submitted, or the list for the submitted text. `isTextDropped` is true if only the filters
 * without the text have results.
 */
type SearchTarget =
  | { card: ListingCard }
  | { filter: ListFilter; isTextDropped: boolean }
  | { words: ParsedQuery }

/** The submitted text, which may be longer than a filter's text, and the services to look it up. */
interface SubmittedSearch {
  db: Db
  cache: CacheContext
  typed: string
  lang: Lang
}

/**
 * Returns the target of a search box that was submitted with `filter.text`. A postcode or a town is added to the places
 * of the filter. The ID of a published listing leads to that listing. A `typed` query with more than a place is parsed,
 * and anything else stays a text. If a text has results, but none in the places selected before, the text replaces the
 * places.
 */
export async function searchTarget(
  { db, cache, typed, lang }: SubmittedSearch,
  filter: ListFilter,
): Promise<SearchTarget> {
  const query = parseSearchQuery(filter.text)
  const places = await placesByName({ db, cache, lang }, query)
  if (places.length > 0)
    return { filter: { ...filter, text: '', ...withPlaces(filter, places) }, isTextDropped: false }
  const [id, another] = query.parts.length === 1 ? idsIn(query.parts) : []
  const card = id && !another ? await findById(db, cache, id) : null
  if (card) return { card }
  const words =
    (await parseCriteria(db, cache, typed, lang)) ??
    (await wordsWithoutMatch({ db, cache, typed, lang }, filter))
  if (words) return { words }
  const anywhere = { ...filter, regions: [], radius: null, area: '' }
  if (isEverywhere(filter)) return withoutUselessText(db, cache, filter)
  const [count = 0, countAnywhere = 0] = await listTotals(db, cache, [filter, anywhere])
  if (count === 0 && countAnywhere > 0) return { filter: anywhere, isTextDropped: false }
  return withoutUselessText(db, cache, filter)
}

/**
 * Returns the filter without its text if no listing has both. A text without other filters stays, and so does a
 * misspelled place, which the list corrects.
 */
export async function withoutUselessText(
  db: Db,
  cache: CacheContext,
  filter: ListFilter,
): Promise<{ filter: ListFilter; isTextDropped: boolean }> {
  const others = { ...filter, text: '' }
  const unchanged = { filter, isTextDropped: false }
  if (!filter.text || !isFiltered(others) || (await correctPlaceName(filter.text, 'nl')))
    return unchanged
  const [count = 0] = await listTotals(db, cache, [filter])
  return count === 0 ? { filter: others, isTextDropped: true } : unchanged
}

/** Returns the filter of a parsed query: on the list with this name, or null for the list of `filter`. */
export async function filterOfWords(
  { db, cache, lang }: Omit<SubmittedSearch, 'typed'>,
  filter: ListFilter,
  words: ParsedQuery,
  list: ListName | null,
): Promise<ListFilter> {
  const base = list ? onOtherList(filter, list) : filter
  const found = await withoutUselessText(db, cache, withWords(base, words))
  return withOfficialNames(found.filter, lang)
}

/**
 * Returns the words of a text that has no results on this list and either names places with words that are not a street
 * (`Gent, Brugge`, `qwerty Gent`) or contains no filter (`rustig gelegen`). Returns null otherwise. A misspelled place
 * alone stays a text, which the list corrects.
 */
async function wordsWithoutMatch(
  { db, cache, typed, lang }: SubmittedSearch,
  filter: ListFilter,
): Promise<ParsedQuery | null> {
  const parsed = await parsePlaceWords(typed, lang)
  if (!parsed) return null
  const { parts } = parseSearchQuery(parsed.rest || typed)
  if ((await searchStreets(db, cache, parts, lang)).length > 0) return null
  const anywhere = { ...filter, regions: [], radius: null, area: '' }
  const [count = 0] = await listTotals(db, cache, [anywhere])
  return count === 0 ? parsed : null
}

/** Returns the same for a text without matching listings and streets. */
export async function parsePlaceWords(typed: string, lang: Lang): Promise<ParsedQuery | null> {
  const parsed = await parseQuery(typed, lang)
  const isFiller = !parsed.rest && parsed.understood.length === 0 && parsed.skipped.length > 0
  if (!isFiller && !parsed.filter.regions) return null
  if (await correctPlaceName(typed, lang)) return null
  const isPostcodeElsewhere = !parsed.rest && idsIn(parseSearchQuery(typed).parts).length === 1
  return isPostcodeElsewhere || (await isLikeStreet(parsed.rest, lang)) ? null : parsed
}

/** Returns the municipality, area or postcodes that a text names, or none for other texts. */
async function placesByName(
  { db, cache, lang }: Omit<SubmittedSearch, 'typed'>,
  query: SearchQuery,
): Promise<RegionChoice[]> {
  if (!query.text) return []
  const area = query.zip ? undefined : areaByInput(query.name)
  if (area) return [areaRegion(area, lang)]
  const zips = LUXEMBOURG_ZIP.test(query.zip) ? [query.zip] : townZips(query)
  const allZips = zips.length > 0 || query.zip ? zips : await zipsAbroad(db, cache, query.name)
  return allZips.map((zip) => ({ city: query.name, zip }))
}

function withPlaces(filter: ListFilter, added: RegionChoice[]): ReturnType<typeof atRegions> {
  const regions = [...withoutRegions(filter.regions, added), ...added].slice(-MAX_REGIONS)
  return atRegions(filter, inZipOrder(regions))
}
