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
type Predicate = (row: MarketRow) => boolean

/** One condition of a filter. */
export interface Condition {
  /** Conditions with the same name are the same. Null for those of which visitors write too many different ones. */
  name: string | null
  isMet: Predicate
}

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
  /** The conditions for properties, first that on their lists. */
  conditions: readonly [Condition, ...Condition[]]
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
  const places = placeConditions(filter, centre, zips)
  const facts = factConditions(filter)
  const unitFacts = factConditions(unitFilter(filter))
  const isAtPlace = every(places)
  const hasFacts = every(facts)
  const matchesUnit = every(unitFacts)
  const goal = filter.sold ? filter.goal : null
  const list: Condition = {
    name: `list ${lists} ${goal}`,
    isMet: (row) =>
      row.kind === KIND.property &&
      lists.includes(row.list) &&
      (goal === null || row.goal === goal),
  }
  const projectMatches = (row: MarketRow, unitsOf: UnitsOf) =>
    !filter.noConstruction &&
    isAtPlace(row) &&
    (unitFacts.length === 0 || unitsOf(row).some(matchesUnit))
  return {
    lists,
    zips,
    centre,
    conditions: [list, ...facts, ...places],
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

/** Combines conditions with 'and'. Nested calls take less time for each row than a loop. */
function every([first, ...others]: readonly Condition[]): Predicate {
  if (!first) return () => true
  const { isMet } = first
  if (others.length === 0) return isMet
  const rest = every(others)
  return (row) => isMet(row) && rest(row)
}

/** Returns one condition for each fact of the filter, so that absent ones cost no time. */
export function factConditions({ types, bedrooms, features, ...filter }: ListFilter): Condition[] {
  const { minSurface, minPlot, minBathrooms, epc, minPrice, maxPrice } = filter
  const worstLabel = epc === null ? null : EPC_LETTERS.indexOf(epc) + 1
  const conditions: Condition[] = []
  const require = (name: string, isMet: Predicate) => conditions.push({ name, isMet })
  if (types.length > 0) require(`types ${types}`, ({ webId }) => types.includes(webId))
  if (bedrooms !== null)
    require(`bedrooms ${bedrooms}`, (row) =>
      bedrooms === 4 ? row.bedrooms >= 4 : row.bedrooms === bedrooms)
  if (features !== 0)
    require(`features ${features}`, (row) => (row.features & features) === features)
  if (minSurface !== null)
    require(`surface ${minSurface}`, ({ surface }) => surface !== null && surface >= minSurface)
  if (minPlot !== null) require(`plot ${minPlot}`, ({ plot }) => plot !== null && plot >= minPlot)
  if (minBathrooms !== null)
    require(`bathrooms ${minBathrooms}`, ({ bathrooms }) => bathrooms >= minBathrooms)
  if (worstLabel !== null)
    require(`label ${worstLabel}`, ({ epc }) => epc !== null && epc <= worstLabel)
  if (minPrice !== null)
    require(`from ${minPrice}`, ({ price }) => price !== null && price >= minPrice)
  if (maxPrice !== null)
    require(`to ${maxPrice}`, ({ price }) => price !== null && price <= maxPrice)
  return conditions
}

function placeConditions(
  { radius, area, text }: ListFilter,
  centre: Point | null,
  zips: ReadonlySet<string>,
): Condition[] {
  const conditions: Condition[] = []
  const require = (name: string | null, isMet: Predicate) => conditions.push({ name, isMet })
  if (centre && radius !== null)
    require(null, atPoint((point) => distanceKm(centre, point) <= radius))
  else if (zips.size > 0) require(`zips ${[...zips]}`, ({ place }) => zips.has(place.zip))
  if (area) require(null, atPoint(areaTest(area)))
  for (const word of text ? searchWords(text) : []) require(null, (row) => hasWord(row, word))
  return conditions
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
