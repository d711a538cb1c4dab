import { normalise } from '../../platform/format/text'
import { isAreaKey, type ListFilter, type RegionChoice } from './list-filter'

/** Returns the key of a municipality with several postcodes, by its Dutch name: `town-gent`. */
export function townKey(dutchName: string): string {
  return `town-${normalise(dutchName).replaceAll(' ', '-')}`
}

/** Returns true if all places are areas that are larger than a municipality. */
export function areLargeAreas(regions: readonly RegionChoice[]): boolean {
  return regions.length > 0 && regions.every(({ zip }) => zip.startsWith('area-'))
}

/** Returns the name of a place, with its postcode if it has only one. */
export function regionName({ city, zip }: RegionChoice): string {
  if (city && (zip === '' || isAreaKey(zip))) return city
  return city ? `${city} ${zip}` : zip
}

/**
 * The part of a filter that says where; a distance counts around one place only. A place that is added takes
 * the place of a drawn area, as an area does of places.
 */
export function atRegions(
  { radius, area, regions: before }: ListFilter,
  regions: RegionChoice[],
): Pick<ListFilter, 'regions' | 'radius' | 'area'> {
  const isAdded = withoutRegions(regions, before).length > 0
  return { regions, radius: regions.length === 1 ? radius : null, area: isAdded ? '' : area }
}

/** True where a list is narrowed to no place, town or area. */
export function isEverywhere({ regions, area }: Pick<ListFilter, 'regions' | 'area'>): boolean {
  return regions.length === 0 && area === ''
}

/** The places without some, by their postcodes. */
export function withoutRegions(regions: RegionChoice[], others: RegionChoice[]): RegionChoice[] {
  const zips = new Set(others.map(({ zip }) => zip))
  return regions.filter(({ zip }) => !zips.has(zip))
}
