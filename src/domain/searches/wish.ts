import { type ListFilter, type RegionChoice, unitFilter } from '../list/list-filter'
import { KIND, listsOf } from '../list/lists'
import { searchWords } from '../list/search-query'
import { type Box, distanceKm, type Point } from '../listing/coordinates'
import { boxOfArea, isInArea } from '../map/area'
import type { ListedRow } from './listed-row'

/** A filter made ready to be compared with many rows, as `list-query.ts` is the same filter in SQL. */
export interface Wish {
  filter: ListFilter
  lists: readonly number[]
  zips: ReadonlySet<string>
  /** The middle of the circle, where it has one. */
  centre: Point | null
  /** The box around a drawn area, which rules most homes out. */
  box: Box | null
  words: readonly string[]
  /** What the units of projects must meet. */
  ofUnits: ListFilter
  hasUnitFacts: boolean
}

/** Separators of the searched text's parts (`data/listings/search/search-text.ts`). */
const WHOLE = '\u001f'

/** What the places of a filter mean on a map: the point of one, the postcodes of all. */
export interface PlaceLookup {
  pointOf(zip: string): Point | null
  zipsOf(regions: readonly RegionChoice[]): string[]
}

/** The wish that a filter states. */
export function wishOf(filter: ListFilter, { pointOf, zipsOf }: PlaceLookup): Wish {
  const { regions, radius, text } = filter
  const ofUnits = unitFilter(filter)
  const { types, bedrooms, features, minPrice, maxPrice } = ofUnits
  const [region] = regions
  return {
    filter,
    lists: listsOf(filter),
    zips: new Set(zipsOf(regions)),
    centre: region && radius !== null ? pointOf(region.zip) : null,
    box: filter.area ? boxOfArea(filter.area) : null,
    words: text ? searchWords(text) : [],
    ofUnits,
    hasUnitFacts:
      types.length > 0 ||
      bedrooms !== null ||
      features !== 0 ||
      minPrice !== null ||
      maxPrice !== null,
  }
}

/**
 * The row by which a wish finds a home or a project of these rows; null when it does not. A project is found
 * by its own place and by any one unit that meets the rest.
 */
export function foundRow(wish: Wish, rows: readonly ListedRow[]): ListedRow | null {
  return rows.find((row) => isFound(wish, row, rows)) ?? null
}

function isFound(wish: Wish, row: ListedRow, rows: readonly ListedRow[]): boolean {
  const { filter, lists } = wish
  if (!lists.includes(row.list)) return false
  if (filter.sold && filter.goal !== null && row.goal !== filter.goal) return false
  if (row.kind === KIND.property) return hasFacts(filter, row) && isAtPlace(wish, row)
  if (row.kind !== KIND.project || filter.noConstruction || !isAtPlace(wish, row)) return false
  return (
    !wish.hasUnitFacts || rows.some((unit) => isUnitOf(row, unit) && hasFacts(wish.ofUnits, unit))
  )
}

function isUnitOf({ list }: ListedRow, unit: ListedRow): boolean {
  return unit.kind === KIND.unit && unit.list === list
}

function isAtPlace({ filter, zips, centre, box, words }: Wish, row: ListedRow): boolean {
  if (centre && filter.radius !== null) {
    const { lat, lng } = row
    if (lat === null || lng === null) return false
    if (distanceKm(centre, { lat, lng }) > filter.radius) return false
  } else if (zips.size > 0 && !zips.has(row.zip)) return false
  return isDrawnAround(filter.area, box, row) && words.every((word) => says(row.text, word))
}

function isDrawnAround(area: string, box: Box | null, { lat, lng }: ListedRow): boolean {
  if (box === null) return true
  if (lat === null || lng === null || lat < box.minLat || lat > box.maxLat) return false
  return lng >= box.minLng && lng <= box.maxLng && isInArea(area, { lat, lng })
}

/** A name contains the word, or a number is the word. */
function says(text: string, word: string): boolean {
  const at = text.indexOf(word)
  return (at >= 0 && at <= text.indexOf(WHOLE)) || text.includes(WHOLE + word + WHOLE)
}

function hasFacts(filter: ListFilter, row: ListedRow): boolean {
  const { types, bedrooms, features, minPrice, maxPrice } = filter
  if (types.length > 0 && !types.includes(row.webId)) return false
  if (bedrooms === 4 ? row.bedrooms < 4 : bedrooms !== null && row.bedrooms !== bedrooms)
    return false
  if ((row.features & features) !== features) return false
  if (minPrice !== null && (row.price === null || row.price < minPrice)) return false
  return maxPrice === null || (row.price !== null && row.price <= maxPrice)
}
