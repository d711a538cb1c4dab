import { NO_FACTS } from '../../listing/filter/list-filter'
import { KIND } from '../../listing/filter/lists'
import { filterMatcher, matchingRow, type PlaceLookup } from '../../listing/market/filter-matcher'
import { type MarketRow, MarketRowBuilder } from '../../listing/market/market-row'
import type { Goal } from '../../platform/goal'
import { filterOf } from './search-terms'

/** A property of which only the location, the type and the goal are known. */
export interface SearchedListing {
  goal: Extract<Goal, 0 | 1>
  zip: string
  /** The WebID of its type, or null if it is not known. */
  type: number | null
}

/** Returns true if a search's query matches this type of property at this place, ignoring its other criteria. */
export function matchesSearch(terms: string, home: SearchedListing, places: PlaceLookup): boolean {
  const filter = filterOf(terms)
  // A text query names a place, or details that are not known yet.
  if (filter.text) return false
  const types = home.type === null ? [] : filter.types
  const matcher = filterMatcher({ ...filter, ...NO_FACTS, types }, places)
  return matchingRow(matcher, [rowOf(home, places)]) !== null
}

function rowOf({ goal, zip, type }: SearchedListing, { pointOf }: PlaceLookup): MarketRow {
  return new MarketRowBuilder().build({
    key: 0,
    list: goal,
    goal,
    kind: KIND.property,
    id: 0,
    projectId: null,
    rank: 1,
    isPinned: false,
    started: '',
    price: null,
    webId: type ?? 0,
    bedrooms: 0,
    bathrooms: 0,
    features: 0,
    surface: null,
    plot: null,
    epc: null,
    lat: pointOf(zip)?.lat ?? null,
    lng: pointOf(zip)?.lng ?? null,
    hasPage: true,
    isGone: false,
    zip,
    city: '{}',
    placeNames: '',
    street: null,
    houseNumber: '',
  })
}
