import { areaTest } from '../../platform/geo/area'
import { distanceKm, type Point } from '../../platform/geo/coordinates'
import { EPC_LETTERS, type ListFilter, type RegionChoice, unitFilter } from '../filter/list-filter'
import { KIND, listsOf } from '../filter/lists'
import { searchWords } from '../filter/search-query'
import type { MarketRow } from './market-row'

/** Resolves the places of a filter to points and postcodes. */
export interface PlaceLookup {
  pointOf(zip: string): Point | null
  zipsOf(regions: readonly RegionChoice[]): string[]
}

type UnitsOf = (project: MarketRow) => readonly MarketRow[]

/**
 * A filter that is prepared for many rows. All features use it to match listings with a filter: lists, counts, the map,
 * the API and the mails of saved searches.
 */
export interface FilterMatcher {
  /** The numbers of the filter's lists. */
  lists: readonly number[]
  /** The postcodes of the filter. Empty for all. */
  zips: ReadonlySet<string>
  /** The centre of the filter's radius, or null without a radius. */
  centre: Point | null
  /** True if the filter has no condition except its lists. */
  isOpen: boolean
  /** Returns true if a row of one of the lists meets all conditions of the filter. */
  matches(row: MarketRow, unitsOf: UnitsOf): boolean
  /** Returns true if a unit meets the filter's conditions for projects. */
  matchesUnit(unit: MarketRow): boolean
}

export function filterMatcher(filter: ListFilter, { pointOf, zipsOf }: PlaceLookup): FilterMatcher {
  const [region] = filter.regions
  const centre = region && filter.radius !== null ? pointOf(region.zip) : null
  const zips = new Set(zipsOf(filter.regions))
  const lists = listsOf(filter)
  const places = placePredicates(filter, centre, zips)
  const facts = factPredicates(filter)
  const unitFacts = factPredicates(unitFilter(filter))
  const isAtPlace = every(places)
  const hasFacts = every(facts)
  const matchesUnit = every(unitFacts)
  const goal = filter.sold ? filter.goal : null
  const projectMatches = (row: MarketRow, unitsOf: UnitsOf) =>
    !filter.noConstruction &&
    isAtPlace(row) &&
    (unitFacts.length === 0 || unitsOf(row).some(matchesUnit))
  return {
    lists,
    zips,
    centre,
    isOpen: places.length + facts.length === 0 && !filter.noConstruction && goal === null,
    matchesUnit,
    matches(row, unitsOf) {
      if (goal !== null && row.goal !== goal) return false
      if (row.kind === KIND.project) return projectMatches(row, unitsOf)
      return hasFacts(row) && isAtPlace(row)
    },
  }
}

/**
 * Returns the row of a listing that matches the filter, or null. A project matches if its own place and the facts of
 * any one unit match.
 */
export function matchingRow<Row extends MarketRow>(
  { lists, matches }: FilterMatcher,
  rows: readonly Row[],
): Row | null {
  const unitsOf: UnitsOf = ({ list }) =>
    rows.filter((row) => row.kind === KIND.unit && row.list === list)
  const listed = rows.filter(({ kind, list }) => kind !== KIND.unit && lists.includes(list))
  return listed.find((row) => matches(row, unitsOf)) ?? null
}

type Predicate = (row: MarketRow) => boolean

/** Combines predicates with 'and'. Nested calls take less time for each row than a loop. */
function every([first, ...others]: readonly Predicate[]): Predicate {
  if (!first) return () => true
  if (others.length === 0) return first
  const rest = every(others)
  return (row) => first(row) && rest(row)
}

export function factPredicate(filter: ListFilter): Predicate {
  return every(factPredicates(filter))
}

/** Returns one predicate for each condition of the filter, so that absent conditions cost no time. */
function factPredicates({ types, bedrooms, features, ...filter }: ListFilter): Predicate[] {
  const { minSurface, minPlot, minBathrooms, epc, minPrice, maxPrice } = filter
  const worstLabel = epc === null ? null : EPC_LETTERS.indexOf(epc) + 1
  const predicates: Predicate[] = []
  if (types.length > 0) predicates.push(({ webId }) => types.includes(webId))
  if (bedrooms !== null)
    predicates.push((row) => (bedrooms === 4 ? row.bedrooms >= 4 : row.bedrooms === bedrooms))
  if (features !== 0) predicates.push((row) => (row.features & features) === features)
  if (minSurface !== null)
    predicates.push(({ surface }) => surface !== null && surface >= minSurface)
  if (minPlot !== null) predicates.push(({ plot }) => plot !== null && plot >= minPlot)
  if (minBathrooms !== null) predicates.push(({ bathrooms }) => bathrooms >= minBathrooms)
  if (worstLabel !== null) predicates.push((row) => row.epc !== null && row.epc <= worstLabel)
  if (minPrice !== null) predicates.push(({ price }) => price !== null && price >= minPrice)
  if (maxPrice !== null) predicates.push(({ price }) => price !== null && price <= maxPrice)
  return predicates
}

function placePredicates(
  { radius, area, text }: ListFilter,
  centre: Point | null,
  zips: ReadonlySet<string>,
): Predicate[] {
  const predicates: Predicate[] = []
  if (centre && radius !== null)
    predicates.push(atPoint((point) => distanceKm(centre, point) <= radius))
  else if (zips.size > 0) predicates.push(({ place }) => zips.has(place.zip))
  if (area) predicates.push(atPoint(areaTest(area)))
  for (const word of text ? searchWords(text) : []) predicates.push((row) => hasWord(row, word))
  return predicates
}

function atPoint(isInside: (point: Point) => boolean): Predicate {
  return (row) => {
    const point = pointOf(row)
    return point !== null && isInside(point)
  }
}

/** Returns the public point of a row, or null. */
export function pointOf({ lat, lng }: MarketRow): Point | null {
  return lat === null || lng === null ? null : { lat, lng }
}

/** Returns true if a name of the row contains the word, or if the word is its ID or house number. */
export function hasWord({ place, street, id, houseNumber }: MarketRow, word: string): boolean {
  if (place.names.includes(word) || street?.names.includes(word)) return true
  return word === place.word || word === houseNumber || word === String(id)
}
