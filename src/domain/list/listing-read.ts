import { type Box, boundingBox, type Point } from '../listing/coordinates'
import { type Goal, isHome, type PropertyGoal } from '../listing/goal'
import { type Compared, mostSimilar } from '../listing/similar'
import { isInArea } from '../map/area'
import type { ListFilter } from './list-filter'
import { KIND, LIST, listsOf } from './lists'

/** A row of the lists as it was before a version or is since; `list` is null for a record's own. */
export interface ListingChange {
  version: number
  since: boolean
  /** Whether it stands elsewhere among the newest; else it is between the same homes as before. */
  moved: boolean
  /** Whether other filters find it, leaving its price aside. */
  altered: boolean
  repriced: boolean
  list: number | null
  kind: number
  id: number
  goal: number | null
  started: string | null
  price: number | null
  webId: number | null
  bedrooms: number | null
  features: number | null
  zip: string | null
  lat: number | null
  lng: number | null
}

/** A place in the default order of a list. */
export interface Place {
  rank: number
  started: string
  id: number
}

/** A page's read of the listings, as far as it decides whether a change shows on it. */
export type ListingRead =
  | { of: 'everything' }
  | { of: 'record'; kind: number; id: number }
  | ({ of: 'list' } & ListRead)
  | ({ of: 'similar' } & SimilarRead)
  | { of: 'between'; list: PropertyGoal; newest: Place | null; oldest: Place | null }

interface SimilarRead {
  list: PropertyGoal
  /** Null where homes of any category are compared. */
  webId: number | null
  home: Compared
  shown: Compared[]
  /** The area with too few homes: one more may be enough for the search to stop there. */
  tooFew: Box | null
}

interface ListRead {
  /** The IDs of those whose cards were shown; of all others only their number and order count. */
  shown: number[]
  lists: number[]
  goal: Goal | null
  onlyHomes: boolean
  zips: string[]
  box: Box | null
  area: string
  types: number[]
  bedrooms: ListFilter['bedrooms']
  features: number
  minPrice: number | null
  maxPrice: number | null
  byPrice: boolean
}

/** The point around which a list is searched, and the postcodes of its places; no postcodes for all. */
interface ReadPlace {
  centre: Point | null
  zips: string[]
}

/** The read of a list, around a point where it is searched around one; never fewer rows than its query. */
export function listRead(
  filter: ListFilter,
  shown: number[],
  { centre, zips }: ReadPlace,
): ListingRead {
  const { goal, sold, noConstruction, radius, area } = filter
  const { types, bedrooms, features, minPrice, maxPrice } = filter
  const box = radius !== null && centre ? boundingBox(centre, radius) : null
  return {
    of: 'list',
    shown,
    lists: listsOf(filter),
    goal: sold ? goal : null,
    onlyHomes: noConstruction,
    zips: box ? [] : zips,
    box,
    area,
    types,
    bedrooms,
    features,
    minPrice,
    maxPrice,
    byPrice: minPrice !== null || maxPrice !== null || filter.order !== 'newest',
  }
}

/** The read behind the numbers of homes in all lists and towns. */
export const COUNTS_READ: ListingRead = {
  of: 'list',
  shown: [],
  lists: Object.values(LIST),
  goal: null,
  onlyHomes: false,
  zips: [],
  box: null,
  area: '',
  types: [],
  bedrooms: null,
  features: 0,
  minPrice: null,
  maxPrice: null,
  byPrice: false,
}

/** True when the change may show on a page that read this: in doubt it does. */
export function isTouched(read: ListingRead, change: ListingChange): boolean {
  switch (read.of) {
    case 'everything':
      return true
    case 'record':
      return change.kind === read.kind && change.id === read.id
    case 'list':
      return isInList(read, change) && showsIn(read, change)
    case 'similar':
      return read.shown.some(({ id }) => id === change.id) || wouldBeSimilar(read, change)
    case 'between':
      return change.moved && isHomeIn(read.list, change) && isBetween(read, change)
  }
}

/** A project is found by its place and by the facts of its units, whose changes bring its own row along. */
function isInList(read: ListRead, change: ListingChange): boolean {
  if (change.list === null || !read.lists.includes(change.list)) return false
  if (read.goal !== null && change.goal !== read.goal) return false
  if (read.onlyHomes && change.kind !== KIND.property) return false
  if (!isAtPlace(read, change)) return false
  return change.kind === KIND.project || hasFacts(read, change)
}

/** A home that stays where it is in the list is seen on the pages that show its card alone. */
function showsIn({ shown, byPrice }: ListRead, change: ListingChange): boolean {
  const { id, kind, altered, repriced } = change
  return shown.includes(id) || kind === KIND.project || altered || (byPrice && repriced)
}

function isAtPlace({ zips, box, area }: ListRead, { zip, lat, lng }: ListingChange): boolean {
  if (area && (lat === null || lng === null || !isInArea(area, { lat, lng }))) return false
  if (box) return isInside(box, { lat, lng })
  return zips.length === 0 || (zip !== null && zips.includes(zip))
}

function isInside(box: Box, { lat, lng }: Pick<ListingChange, 'lat' | 'lng'>): boolean {
  if (lat === null || lng === null) return false
  const isBeside = lat < box.minLat || lat > box.maxLat
  return !isBeside && lng >= box.minLng && lng <= box.maxLng
}

function hasFacts(read: ListRead, change: ListingChange): boolean {
  const { types, bedrooms, features, minPrice, maxPrice } = read
  const { webId, price } = change
  if (types.length > 0 && !types.includes(webId ?? 0)) return false
  if (bedrooms !== null && Math.min(change.bedrooms ?? 0, 4) !== bedrooms) return false
  if (((change.features ?? 0) & features) !== features) return false
  if (minPrice !== null && (price === null || price < minPrice)) return false
  return maxPrice === null || (price !== null && price <= maxPrice)
}

function wouldBeSimilar(
  { list, webId, home, shown, tooFew }: SimilarRead,
  change: ListingChange,
): boolean {
  if (!change.since || !isHomeIn(list, change)) return false
  if (webId !== null && change.webId !== webId) return false
  if (tooFew && isInside(tooFew, change)) return true
  const { id, price, bedrooms, lat, lng } = change
  const other = { id, price, bedrooms, point: lat && lng ? { lat, lng } : null }
  return mostSimilar(home, [...shown, other]).includes(other)
}

function isHomeIn(list: number, change: ListingChange): boolean {
  return change.list === list && change.kind === KIND.property
}

function isBetween(
  { newest, oldest }: Extract<ListingRead, { of: 'between' }>,
  { started, id, webId }: ListingChange,
): boolean {
  // Only the settings tell the rank of what is not a home.
  const ranks = isHome(webId ?? 0) ? [1] : [0, 1]
  return ranks.some((rank) => {
    const place = { rank, started: started ?? '', id }
    return (
      (newest === null || inOrder(place, newest) <= 0) &&
      (oldest === null || inOrder(place, oldest) >= 0)
    )
  })
}

/** As the lists sort: by the rank, the day, then the ID. */
function inOrder(one: Place, other: Place): number {
  if (one.rank !== other.rank) return one.rank - other.rank
  if (one.started === other.started) return one.id - other.id
  return one.started < other.started ? -1 : 1
}
