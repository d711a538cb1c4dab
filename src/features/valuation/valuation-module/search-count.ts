import type { View } from '../../../components/ui/view'
import type { RegionChoice } from '../../../listing/filter/list-filter'
import { areLargeAreas, regionName } from '../../../listing/filter/region'
import { zipsOfRegions } from '../../../listing/places/areas'
import type { CacheContext } from '../../../platform/cache'
import type { Db } from '../../../platform/db/db'
import { pick } from '../../../platform/format/lang'
import { normalise } from '../../../platform/format/text'
import type { FoundPlace } from '../../natural-query/find-place'
import { buyers, lookingFor } from '../../saved-searches/saved-searches'

/** The data that a visitor entered about the property. */
export interface DescribedListing {
  /** A place as `9000 Gent`, or an address that ends with one. */
  place: string
  /** The WebID of its type, as text. */
  type: string
  /** The goal of the form: 1 means letting, all other values mean selling. */
  goal: string
}

const MAX_PLACE_LENGTH = 200
const LETS = '1'

/**
 * Returns a sentence with the number of people who search for such a property: at its place and of its type if both are
 * known and enough people search, else at its place, else in total. Returns '' for fewer than five.
 */
export async function searchersFor(
  { db, cache, view }: { db: Db; cache: CacheContext; view: View },
  { place, type, goal }: DescribedListing,
): Promise<string> {
  const side = goal === LETS ? 'rent' : 'buy'
  const sought = { goal: side === 'rent' ? 1 : 0 } as const
  const region = await placeIn(place.slice(0, MAX_PLACE_LENGTH), view)
  const known = view.site.propertyTypes.find(({ webId }) => String(webId) === type)
  if (region) {
    const where = regionName(region)
    const { zip } = region
    const alike = known && (await lookingFor(db, cache, { ...sought, zip, type: known.webId }))
    if (alike) {
      const kind = pick(known.name, view.lang)
      return view.t(`searchers.${side}.kind`, { count: alike, place: where, kind })
    }
    const there = await lookingFor(db, cache, { ...sought, zip, type: null })
    if (there) return view.t(`searchers.${side}.place`, { count: there, place: where })
  }
  const all = await buyers(db, cache, sought.goal)
  return all ? view.t(`searchers.${side}`, { count: all }) : ''
}

/** Returns the last place that a text names, which is the town of an address. */
async function placeIn(text: string, { lang }: View): Promise<RegionChoice | null> {
  if (!text) return null
  const { placeFinder } = await import('../../../listing/places/find-place')
  const words = normalise(text).split(' ').filter(Boolean)
  const find = placeFinder(lang)
  const named = words.map((_, at) => townIn(find(words.slice(at))))
  const withZip = named.find(
    (found, at) => found?.length && words.slice(at, at + found.length).some(isZip),
  )
  const last = named.findLast((found) => found !== null)
  return (withZip ?? last)?.regions[0] ?? null
}

/** Returns the town, with the main postcode of a municipality. A larger area can't be the place of a property. */
function townIn(found: FoundPlace | null): FoundPlace | null {
  const regions = found?.regions.filter((region) => !areLargeAreas([region])) ?? []
  const towns = regions.map((region) => ({ ...region, zip: zipsOfRegions([region])[0] ?? '' }))
  return found && towns.length > 0 ? { ...found, regions: towns } : null
}

function isZip(word: string): boolean {
  return /^\d{4}$/.test(word)
}
