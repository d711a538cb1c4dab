import type { ListFilter, RegionChoice } from './list-filter'

export function regionName({ city, zip }: RegionChoice): string {
  return city ? `${city} ${zip}` : zip
}

/** The part of a filter that says where; a distance counts around one place only. */
export function atRegions(
  { radius }: ListFilter,
  regions: RegionChoice[],
): Pick<ListFilter, 'regions' | 'radius'> {
  return { regions, radius: regions.length === 1 ? radius : null }
}

/** The places without some, by their postcodes. */
export function withoutRegions(regions: RegionChoice[], others: RegionChoice[]): RegionChoice[] {
  const zips = new Set(others.map(({ zip }) => zip))
  return regions.filter(({ zip }) => !zips.has(zip))
}
