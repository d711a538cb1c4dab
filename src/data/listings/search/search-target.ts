import type { CacheContext } from '../../../cache'
import type { Lang } from '../../../domain/format/lang'
import { normalise } from '../../../domain/format/text'
import { type ListFilter, MAX_REGIONS } from '../../../domain/list/list-filter'
import { atRegions, isEverywhere, withoutRegions } from '../../../domain/list/region'
import { idsIn, parseSearchQuery, type SearchQuery } from '../../../domain/list/search-query'
import type { ListingCard } from '../../../domain/listing/published'
import { LUXEMBOURG_ZIP } from '../../../domain/listing/region'
import type { ReadWords } from '../../../domain/search-words/read-words'
import type { Db } from '../../db/db'
import { searchNames } from '../../places/place-names'
import { townZips } from '../../places/town-zips'
import { otherTotals } from '../list-totals'
import { shownPlaces } from '../shown-places'
import { wishIn } from './read-said'
import { findById } from './search'

/** The listing that a submitted text names by its ID, the list that it asks for, or what its words say. */
type SearchTarget = { card: ListingCard } | { filter: ListFilter } | { words: ReadWords }

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
  const zips = await zipsOf(db, cache, query)
  if (zips.length > 0)
    return { filter: { ...filter, text: '', ...withPlaces(filter, query.name, zips) } }
  const [id, another] = query.parts.length === 1 ? idsIn(query.parts) : []
  const card = id && !another ? await findById(db, id) : null
  if (card) return { card }
  const words = await wishIn(db, cache, typed, lang)
  if (words) return { words }
  if (isEverywhere(filter)) return { filter }
  const anywhere = { ...filter, regions: [], radius: null, area: '' }
  const [here = 0, there = 0] = await otherTotals(db, cache, filter, [filter, anywhere], 'anywhere')
  return { filter: here === 0 && there > 0 ? anywhere : filter }
}

async function zipsOf(db: Db, cache: CacheContext, query: SearchQuery): Promise<string[]> {
  if (!query.text) return []
  if (LUXEMBOURG_ZIP.test(query.zip)) return [query.zip]
  const zips = townZips(query)
  return zips.length > 0 || query.zip ? zips : townAbroad(db, cache, query)
}

/** The postcodes of a town in Luxembourg, where there are homes. */
async function townAbroad(db: Db, cache: CacheContext, { name }: SearchQuery): Promise<string[]> {
  const places = await shownPlaces(db, cache)
  const called = places.filter(
    ({ zip, city }) =>
      LUXEMBOURG_ZIP.test(zip) &&
      searchNames(zip, JSON.parse(city)).some((one) => normalise(one) === name),
  )
  return [...new Set(called.map(({ zip }) => zip))]
}

function withPlaces(
  filter: ListFilter,
  city: string,
  zips: string[],
): ReturnType<typeof atRegions> {
  const added = zips.map((zip) => ({ city, zip }))
  const regions = [...withoutRegions(filter.regions, added), ...added].slice(-MAX_REGIONS)
  return atRegions(
    filter,
    regions.toSorted((a, b) => (a.zip < b.zip ? -1 : 1)),
  )
}
