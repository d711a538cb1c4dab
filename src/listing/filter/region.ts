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
 * Returns the location part of a filter for these places. A distance is valid only around one place. Adding a place
 * removes the drawn area, because a filter has either places or an area.
 */
export function atRegions(
  { radius, area, regions: before }: ListFilter,
  regions: RegionChoice[],
): Pick<ListFilter, 'regions' | 'radius' | 'area'> {
  const isAdded = withoutRegions(regions, before).length > 0
  return { regions, radius: regions.length === 1 ? radius : null, area: isAdded ? '' : area }
}

/** Returns true if the list is not limited to a place, town or area. */
export function isEverywhere({ regions, area }: Pick<ListFilter, 'regions' | 'area'>): boolean {
  return regions.length === 0 && area === ''
}

/** Returns the places without the others, compared by postcode. */
export function withoutRegions(regions: RegionChoice[], others: RegionChoice[]): RegionChoice[] {
  const zips = new Set(others.map(({ zip }) => zip))
  return regions.filter(({ zip }) => !zips.has(zip))
}
