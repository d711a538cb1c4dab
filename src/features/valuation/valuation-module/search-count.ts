import { searchSentence } from '../../../components/listing/search-sentence'
import type { View } from '../../../components/ui/view'
import {
  type ListFilter,
  parseListFilter,
  type RegionChoice,
} from '../../../listing/filter/list-filter'
import { areLargeAreas } from '../../../listing/filter/region'
import { zipsOfRegions } from '../../../listing/places/areas'
import type { CacheContext } from '../../../platform/cache'
import type { Db } from '../../../platform/db/db'
import { normalise } from '../../../platform/format/text'
import { GOAL, type PropertyGoal } from '../../../platform/goal'
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
  const criteria = { goal: goalOf(goal) }
  const filter = parseListFilter(new URLSearchParams(), view.site.settings, criteria)
  const sentence = (count: number, part: Partial<ListFilter>) =>
    view.t('searchers.for', { count, search: searchSentence(view, { ...filter, ...part }) })
  const region = await placeIn(place, view)
  const propertyType = view.site.propertyTypes.find(({ webId }) => String(webId) === type)
  if (region) {
    const { zip } = region
    const alike =
      propertyType && (await lookingFor(db, cache, { ...criteria, zip, type: propertyType.webId }))
    if (alike) return sentence(alike, { regions: [region], types: [propertyType.webId] })
    const matching = await lookingFor(db, cache, { ...criteria, zip, type: null })
    if (matching) return sentence(matching, { regions: [region] })
  }
  const all = await buyers(db, cache, criteria.goal)
  return all ? sentence(all, {}) : ''
}

/** Returns the goal that a seller's or landlord's listing would have. */
export function goalOf(goal: string): PropertyGoal {
  return goal === LETS ? GOAL.rent : GOAL.sale
}

/** Returns the last place that a text names, which is the town of an address. */
export async function placeIn(place: string, { lang }: View): Promise<RegionChoice | null> {
  const text = place.slice(0, MAX_PLACE_LENGTH)
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

/** An address in the parts that the form has fields for. */
export interface AddressParts {
  street: string
  zip: string
  city: string
}

/** Returns the parts of an address that ends with a place. One without a known place is a street. */
export async function splitAddress(address: string, { lang }: View): Promise<AddressParts> {
  const { placeFinder } = await import('../../../listing/places/find-place')
  const find = placeFinder(lang)
  let street = ''
  for (const { index, 0: word } of address.matchAll(/[^\s,]+/g)) {
    const words = normalise(address.slice(index)).split(' ')
    const town = townIn(find(words))
    const [region] = town?.length === words.length ? town.regions : []
    if (region) return { street, zip: words.find(isZip) ?? region.zip, city: region.city }
    street = address.slice(0, index + word.length)
  }
  return { street: address, zip: '', city: '' }
}

/** Returns the town, with the main postcode of a municipality. A larger area can't be the place of a property. */
function townIn(place: FoundPlace | null): FoundPlace | null {
  const regions = place?.regions.filter((region) => !areLargeAreas([region])) ?? []
  const towns = regions.map((region) => ({ ...region, zip: zipsOfRegions([region])[0] ?? '' }))
  return place && towns.length > 0 ? { ...place, regions: towns } : null
}

function isZip(word: string): boolean {
  return /^\d{4}$/.test(word)
}
