import type { PlaceFile, PointGeometry } from '../../features/openapi/schemas'
import { LANGS, type Lang, type Translated } from '../../platform/format/lang'
import type { Point } from '../../platform/geo/coordinates'
import { announcesMerger } from '../filter/place-label'
import { allAreas } from './areas'
import { placeLabel } from './place-names'
import {
  allLocalities,
  allMunicipalities,
  type Locality,
  municipalityZips,
  zipPoint,
} from './places'

/** Returns all municipalities as TopoJSON points. */
export function citiesFile(): PlaceFile {
  const mains = new Map(mainLocalities().map((place) => [place.municipality, place]))
  const geometries = allMunicipalities().flatMap(({ nis, name, zip, aliases }) => {
    const main = mains.get(nis)
    const zips = municipalityZips(nis)
    const properties = {
      z: zip,
      c_code: String(nis),
      ...(zips.length > 1 && { zs: zips }),
      ...names(name),
      ...(aliases.length > 0 && { aliases }),
    }
    return main && isCurrentName(name) ? [pointOf(main.point, properties)] : []
  })
  return topology({ cities: collection(geometries), areas: collection(areaGeometries()) })
}

/** Returns provinces and well-known areas, each at the point of one of its postcodes. */
function areaGeometries(): PointGeometry[] {
  return allAreas().flatMap(({ key, name, zips, names: all }) => {
    const [zip = ''] = zips
    const point = zipPoint(zip)
    const properties = { z: zip, c_code: '', key, ...names(name), aliases: all }
    return point ? [pointOf(point, properties)] : []
  })
}

/**
 * Returns all other places with a postcode. Labels that equal that of a municipality or of another place are not
 * repeated.
 */
export function subCitiesFile(): PlaceFile {
  const cities = new Set(allMunicipalities().map(({ name, zip }) => placeLabel(name.nl ?? '', zip)))
  const byLabel = new Map<string, PointGeometry>()
  const counts = new Map<number, number>()
  for (const place of allLocalities()) {
    const { zip, name, municipality } = place
    const number = (counts.get(municipality) ?? 0) + 1
    counts.set(municipality, number)
    const label = placeLabel(name.nl ?? '', zip)
    if (cities.has(label) || byLabel.has(label) || !isCurrentName(name)) continue
    const sc_code = `${municipality}-${String(number).padStart(2, '0')}`
    const properties = { z: zip, c_code: String(municipality), sc_code, ...names(name) }
    byLabel.set(label, pointOf(place.point, properties))
  }
  return topology({ subCities: collection([...byLabel.values()]) })
}

function mainLocalities(): Locality[] {
  return allLocalities().filter(({ main }) => main)
}

/** Returns false for places that only announce a municipal merger. */
function isCurrentName(name: Translated): boolean {
  return !Object.values(name).some(announcesMerger)
}

/** Returns the names in a fixed order, and only those that differ from the Dutch one. */
function names(name: Translated): Translated {
  const langs = LANGS.filter((lang) => lang === 'nl' || (name[lang] && name[lang] !== name.nl))
  return Object.fromEntries(langs.map((lang: Lang) => [lang, name[lang]]))
}

/** Returns the point, rounded to about a hundred metres. That is precise enough for a town. */
function pointOf(point: Point, properties: PointGeometry['properties']): PointGeometry {
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000
  return { type: 'Point', coordinates: [rounded(point.lng), rounded(point.lat)], properties }
}

function collection(geometries: PointGeometry[]) {
  return { type: 'GeometryCollection' as const, geometries }
}

function topology(objects: PlaceFile['objects']): PlaceFile {
  return { type: 'Topology', arcs: [], objects }
}
