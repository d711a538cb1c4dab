import type { RegionChoice } from '../../listing/filter/list-filter'
import { announcesMerger } from '../../listing/filter/place-label'
import { townKey } from '../../listing/filter/region'
import type { Lang } from '../../platform/format/lang'
import { normalise } from '../../platform/format/text'
import type { Point } from '../../platform/geo/coordinates'
import { CITIES_PATH, SUBCITIES_PATH } from '../../urls'

/** The kind of a place: a municipality, a larger area, or one postcode of a municipality that has several. */
export type PlaceKind = 'town' | 'area' | 'postcode'

/** A municipality, an area, or a place that belongs to a municipality. */
export interface Place {
  kind: PlaceKind
  name: string
  /** The main postcode. */
  zip: string
  /** The part of the `region` parameter after the name: the postcode, or the key of all postcodes. */
  code: string
  /** `{name}|{zip}`. A place is listed once per value. */
  value: string
  /** The postcodes of a municipality. A district has its own. */
  zips: string[]
  /** The municipality to which a district belongs. */
  municipality: string
  /** Normalised, in every language. */
  names: string[]
  /** The normalised names of a municipality's districts. */
  parts: string[]
  point: Point
}

interface CityFacts {
  z: string
  c_code: string
  key?: string
  zs?: string[]
  n?: string
  nl?: string
  fr?: string
  en?: string
  de?: string
  aliases?: string[]
}

interface City {
  coordinates: [lng: number, lat: number]
  properties: CityFacts
}

interface Topology {
  objects: Record<string, { geometries: City[] }>
}

let loading: Promise<Place[]> | undefined

/** Returns all places in the country, with names in the page's language. They are fetched once, at the first call. */
export function loadPlaces(lang: Lang): Promise<Place[]> {
  loading ??= fetchPlaces(lang).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

export function regionOf({ name, code }: Place): RegionChoice {
  return { city: name, zip: code }
}

async function fetchPlaces(lang: Lang): Promise<Place[]> {
  const [topology, subTopology] = await Promise.all([
    fetchTopology(CITIES_PATH),
    fetchTopology(SUBCITIES_PATH),
  ])
  const cities = citiesIn(topology, 'cities')
  const parts = citiesIn(subTopology, 'subCities')
  const areas = citiesIn(topology, 'areas').map((area) => placeOf(area, lang))
  const byCode = new Map(cities.map((city) => [city.properties.c_code, placeOf(city, lang)]))
  const towns = [...byCode.values()]
  const merged = new Map(towns.map((town) => [town.value, mainPostcode(town)]))
  for (const feature of parts) {
    const city = byCode.get(feature.properties.c_code)
    const part: Place = {
      ...placeOf(feature, lang),
      kind: 'postcode',
      municipality: city?.name ?? '',
    }
    city?.parts.push(...part.names)
    const same = merged.get(part.value)
    if (same) same.names = [...new Set([...same.names, ...part.names])]
    else merged.set(part.value, part)
  }
  const dividedTowns = towns.filter(({ zips }) => zips.length > 1)
  return [...dividedTowns, ...areas, ...merged.values()]
}

/** Returns the place of a municipality's main postcode: the municipality itself if it has no other. */
function mainPostcode(town: Place): Place {
  const { zips, zip, name } = town
  if (zips.length === 1) return town
  return { ...town, kind: 'postcode', code: zip, zips: [zip], parts: [], municipality: name }
}

async function fetchTopology(path: string): Promise<Topology> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

function citiesIn({ objects }: Topology, name: string): City[] {
  const cities = objects[name]?.geometries ?? []
  return cities.filter(({ properties }) => !namesIn(properties).some(announcesMerger))
}

function placeOf({ properties: facts, coordinates: [lng, lat] }: City, lang: Lang): Place {
  const name = facts[lang] || facts.nl || facts.n || facts.fr || facts.de || ''
  const names = [...new Set(namesIn(facts).map(normalise))]
  const { z: zip, zs: zips = [zip], key } = facts
  const code = key ?? (zips.length > 1 ? townKey(facts.nl ?? name) : zip)
  const kind = key ? 'area' : 'town'
  const value = `${name}|${zip}`
  const point = { lat, lng }
  return { kind, name, zip, code, value, zips, municipality: '', names, parts: [], point }
}

function namesIn({ n, nl, fr, en, de, aliases = [] }: CityFacts): string[] {
  return [n, nl, fr, en, de, ...aliases].filter((name) => name !== undefined)
}
