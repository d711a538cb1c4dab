import { DEFAULT_LANG, LANGS, type Lang, type Translated } from '../../platform/format/lang'
import type { Point } from '../../platform/geo/coordinates'
import { type PlacesTable, placeData } from './place-data'

/** Belgium's postcodes, localities and municipalities, bundled (places.json; GeoNames, CC BY 4.0). */

/** A place with a postcode, which several places may share. `name` has nl, and other languages if they differ. */
export interface Locality {
  zip: string
  name: Translated
  /** NIS code of its municipality. */
  municipality: number
  /** True for the place that gives the municipality its name. */
  main: boolean
  point: Point
}

interface Municipality {
  /** NIS code, as of 2025. */
  nis: number
  name: Translated
  /** The postcode of the place that gives the municipality its name. */
  zip: string
  /** Other names by which it is found, including those of dissolved municipalities. */
  aliases: string[]
}

type Names = Partial<Record<Lang, Record<string, string> | (string | null)[]>>

interface PlaceIndex {
  municipalities: readonly Municipality[]
  byNis: ReadonlyMap<number, Municipality>
  localities: readonly Locality[]
  byZip: ReadonlyMap<string, readonly Locality[]>
  zipsByMunicipality: ReadonlyMap<number, readonly Locality[]>
  points: ReadonlyMap<string, Point>
}

let index: PlaceIndex | null = null

export function allLocalities(): readonly Locality[] {
  return placeIndex().localities
}

export function allMunicipalities(): readonly Municipality[] {
  return placeIndex().municipalities
}

/** Returns the places of a postcode, or an empty array for a postcode outside Belgium. */
export function localitiesOf(zip: string): readonly Locality[] {
  return placeIndex().byZip.get(zip) ?? []
}

/** Returns the point of a postcode's main place, or null for a postcode outside Belgium. */
export function zipPoint(zip: string): Point | null {
  return placeIndex().points.get(zip) ?? null
}

export function municipalityZips(nis: number): string[] {
  return [
    ...new Set((placeIndex().zipsByMunicipality.get(nis) ?? []).map((locality) => locality.zip)),
  ]
}

/** Returns the main place of a postcode, or undefined for a postcode outside Belgium. */
export function mainPlace(zip: string): Locality | undefined {
  const rows = localitiesOf(zip)
  const isCity = ({ name, municipality }: Locality) =>
    name.nl === municipalityOf(municipality)?.name.nl
  return rows.find(({ main }) => main) ?? rows.find(isCity) ?? rows[0]
}

export function municipalityOf(nis: number): Municipality | undefined {
  return placeIndex().byNis.get(nis)
}

function placeIndex(): PlaceIndex {
  index ??= build()
  return index
}

function build(): PlaceIndex {
  const { places } = placeData()
  const municipalities = readMunicipalities(places)
  const localities = readLocalities(places, municipalities)
  const byZip = Map.groupBy(localities, (locality) => locality.zip)
  return {
    municipalities,
    byNis: new Map(municipalities.map((municipality) => [municipality.nis, municipality])),
    localities,
    byZip,
    zipsByMunicipality: Map.groupBy(localities, (locality) => locality.municipality),
    points: new Map([...byZip].map(([zip, rows]) => [zip, pointOf(rows)])),
  }
}

function readMunicipalities(places: PlacesTable): Municipality[] {
  const { nis, zip, aliases, ...names } = places.municipalities
  const otherNames: Record<string, string[]> = aliases
  return nis.map((code, row) => ({
    nis: code,
    name: namesOf(names, row),
    zip: String(zip[row]),
    aliases: otherNames[row] ?? [],
  }))
}

function readLocalities(places: PlacesTable, municipalities: readonly Municipality[]): Locality[] {
  const { zip, municipality, lat, lng, main, ...names } = places.localities
  const mainRows = new Set(main)
  return zip.map((code, row) => {
    const municipalityOfRow = municipalities[municipality[row] ?? -1]
    return {
      zip: String(code),
      name: completeNames(namesOf(names, row), municipalityOfRow),
      municipality: municipalityOfRow?.nis ?? 0,
      main: mainRows.has(row),
      point: { lat: lat[row] ?? 0, lng: lng[row] ?? 0 },
    }
  })
}

function namesOf(names: Names, row: number): Translated {
  const name: Translated = {}
  for (const lang of LANGS) {
    const text = (names[lang] as Record<number, string | null> | undefined)?.[row]
    if (text && (lang === DEFAULT_LANG || text !== name.nl)) name[lang] = text
  }
  return name
}

/**
 * Returns the names of a place with missing languages filled in. A place that has the name of its municipality in one
 * language has it in all.
 */
function completeNames(name: Translated, municipality: Municipality | undefined): Translated {
  const texts = Object.values(name)
  const isCity = Object.values(municipality?.name ?? {}).some((text) => texts.includes(text))
  if (isCity) return { ...municipality?.name, ...name }
  return { ...name, nl: name.nl ?? name.fr ?? name.de ?? '' }
}

function pointOf(rows: readonly Locality[]): Point {
  const [first] = rows
  return rows.find((row) => row.main)?.point ?? first?.point ?? { lat: 0, lng: 0 }
}
