import { EPC_LETTERS, type ListFilter, type RegionChoice, unitFilter } from '../list/list-filter'
import { KIND, listsOf } from '../list/lists'
import { searchWords } from '../list/search-query'
import { distanceKm, type Point } from '../listing/coordinates'
import { areaTest } from '../map/area'
import type { MarketRow } from './market-row'

/** What the places of a filter mean on a map: the point of one, the postcodes of all. */
export interface PlaceLookup {
  pointOf(zip: string): Point | null
  zipsOf(regions: readonly RegionChoice[]): string[]
}

/** Returns the units of a project in the list of its row. */
export type UnitsOf = (project: MarketRow) => readonly MarketRow[]

/**
 * A filter that is prepared for many rows. Every question of which listings match a filter is answered here: lists,
 * counts, the map, the API and the mails of saved searches.
 */
export interface FilterMatcher {
  filter: ListFilter
  /** The lists of the filter, by number. */
  lists: readonly number[]
  /** The postcodes of the filter; empty for all. */
  zips: ReadonlySet<string>
  /** The middle of the filter's circle; null without a radius. */
  centre: Point | null
  /** Returns true if the row is in one of the lists and has all that the filter demands. */
  matches(row: MarketRow, unitsOf: UnitsOf): boolean
  /** Returns true if a unit has the facts that the filter demands of projects. */
  matchesUnit(unit: MarketRow): boolean
}

/** Prepares a filter. */
export function filterMatcher(filter: ListFilter, { pointOf, zipsOf }: PlaceLookup): FilterMatcher {
  const [region] = filter.regions
  const centre = region && filter.radius !== null ? pointOf(region.zip) : null
  const zips = new Set(zipsOf(filter.regions))
  const lists = listsOf(filter)
  const isAtPlace = placePredicate(filter, centre, zips)
  const hasFacts = factPredicate(filter)
  const ofUnits = unitFilter(filter)
  const matchesUnit = factPredicate(ofUnits)
  const hasGoal = ({ goal }: MarketRow) =>
    !filter.sold || filter.goal === null || goal === filter.goal
  const projectMatches = (row: MarketRow, unitsOf: UnitsOf) =>
    !filter.noConstruction &&
    isAtPlace(row) &&
    (!demandsFacts(ofUnits) || unitsOf(row).some(matchesUnit))
  return {
    filter,
    lists,
    zips,
    centre,
    matchesUnit,
    matches(row, unitsOf) {
      if (row.kind === KIND.unit || !lists.includes(row.list) || !hasGoal(row)) return false
      if (row.kind === KIND.project) return projectMatches(row, unitsOf)
      return hasFacts(row) && isAtPlace(row)
    },
  }
}

/**
 * Returns the row by which a filter finds a listing, of all rows of that listing; null if it does not find it. A project
 * is found by its own place, and by any one unit that has the facts.
 */
export function matchingRow<Row extends MarketRow>(
  { matches }: FilterMatcher,
  rows: readonly Row[],
): Row | null {
  const unitsOf: UnitsOf = ({ list }) =>
    rows.filter((row) => row.kind === KIND.unit && row.list === list)
  return rows.find((row) => matches(row, unitsOf)) ?? null
}

type Predicate = (row: MarketRow) => boolean

function demandsFacts({ types, features, ...filter }: ListFilter): boolean {
  const { bedrooms, minSurface, epc, minPrice, maxPrice } = filter
  const values = [bedrooms, minSurface, epc, minPrice, maxPrice]
  return types.length > 0 || features !== 0 || values.some((value) => value !== null)
}

function factPredicate({ types, bedrooms, features, ...filter }: ListFilter): Predicate {
  const { minSurface, epc, minPrice, maxPrice } = filter
  const worstLabel = epc === null ? null : EPC_LETTERS.indexOf(epc) + 1
  return (row) => {
    if (types.length > 0 && !types.includes(row.webId)) return false
    if (bedrooms === 4 ? row.bedrooms < 4 : bedrooms !== null && row.bedrooms !== bedrooms)
      return false
    if ((row.features & features) !== features) return false
    if (minSurface !== null && (row.surface === null || row.surface < minSurface)) return false
    if (worstLabel !== null && (row.epc === null || row.epc > worstLabel)) return false
    if (minPrice !== null && (row.price === null || row.price < minPrice)) return false
    return maxPrice === null || (row.price !== null && row.price <= maxPrice)
  }
}

function placePredicate(
  { radius, area, text }: ListFilter,
  centre: Point | null,
  zips: ReadonlySet<string>,
): Predicate {
  const isInArea = area ? areaTest(area) : null
  const words = text ? searchWords(text) : []
  return (row) => {
    const point = pointOf(row)
    if (centre && radius !== null) {
      if (!point || distanceKm(centre, point) > radius) return false
    } else if (zips.size > 0 && !zips.has(row.place.zip)) return false
    if (isInArea && (!point || !isInArea(point))) return false
    return words.every((word) => hasWord(row, word))
  }
}

/** Returns the public point of a row; null without one. */
export function pointOf({ lat, lng }: MarketRow): Point | null {
  return lat === null || lng === null ? null : { lat, lng }
}

/** Returns true if a name of the row contains the word, or a number of it is the word. */
export function hasWord({ place, street, id, houseNumber }: MarketRow, word: string): boolean {
  if (place.names.includes(word) || street?.names.includes(word)) return true
  return word === place.word || word === houseNumber || word === String(id)
}
