import { normalise } from '../../platform/format/text'
import type { SearchQuery } from '../filter/search-query'
import { isPlaceAt, isPostcode } from './name-index'
import { allLocalities, allMunicipalities, municipalityZips } from './places'

/**
 * Returns the postcodes of the Belgian town that a text names: `9000`, `Gent`, `Gand`, `9000 Gent`, `1050 Bruxelles`.
 * Returns an empty array if it names no town, or several of which not exactly one has that name as a municipality.
 */
export function townZips({ zip, name }: SearchQuery): string[] {
  if (zip) return isPostcode(zip) && (!name || isPlaceAt(zip, name)) ? [zip] : []
  const places = allLocalities().filter((place) => hasName(Object.values(place.name), name))
  const cities = new Set(places.map(({ municipality }) => municipality))
  const mains = new Set(places.filter(({ main }) => main).map(({ municipality }) => municipality))
  const [only, another] = cities.size === 1 ? cities : mains
  if (only !== undefined && another === undefined) {
    const zips = places.flatMap((place) => (place.municipality === only ? place.zip : []))
    return [...new Set(zips)]
  }
  return places.length > 0 ? [] : zipsByMunicipalityName(name)
}

/** Returns the postcodes of a merged municipality whose name differs from those of its places. */
function zipsByMunicipalityName(name: string): string[] {
  const [only, another] = allMunicipalities().filter((one) =>
    hasName([...Object.values(one.name), ...one.aliases], name),
  )
  return only && !another ? municipalityZips(only.nis) : []
}

function hasName(names: readonly string[], name: string): boolean {
  return names.some((one) => normalise(one) === name)
}
