import type { Lang } from '../../domain/format/lang'
import { normalise } from '../../domain/format/text'
import type { RegionChoice } from '../../domain/list/list-filter'
import { announcesMerger } from '../../domain/list/place-label'
import type { Point } from '../../domain/listing/coordinates'
import { CITIES_PATH, SUBCITIES_PATH } from '../../urls'

/** A municipality, or a place that is part of one. */
export interface Place {
  name: string
  zip: string
  /** `{name}|{zip}`, as the `region` parameter takes it. */
  value: string
  /** A municipality's postcodes; a part of one has its own. */
  zips: string[]
  /** The municipality that a part belongs to. */
  within: string
  /** Normalised, in every language. */
  names: string[]
  /** Normalised names of a municipality's parts. */
  parts: string[]
  point: Point
}

interface CityFacts {
  z: string
  c_code: string
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

/** Every place in the country, named in the page's language; fetched once, when first needed. */
export function loadPlaces(lang: Lang): Promise<Place[]> {
  loading ??= fetchPlaces(lang).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

export function regionOf({ name, zip }: Place): RegionChoice {
  return { city: name, zip }
}

async function fetchPlaces(lang: Lang): Promise<Place[]> {
  const [cities, parts] = await Promise.all([
    fetchCities(CITIES_PATH, 'cities'),
    fetchCities(SUBCITIES_PATH, 'subCities'),
  ])
  const byCode = new Map(cities.map((city) => [city.properties.c_code, placeOf(city, lang)]))
  const merged = new Map([...byCode.values()].map((city) => [city.value, city]))
  for (const one of parts) {
    const city = byCode.get(one.properties.c_code)
    const part = { ...placeOf(one, lang), within: city?.name ?? '' }
    city?.parts.push(...part.names)
    const same = merged.get(part.value)
    if (same) same.names = [...new Set([...same.names, ...part.names])]
    else merged.set(part.value, part)
  }
  return [...merged.values()]
}

async function fetchCities(path: string, name: string): Promise<City[]> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const { objects }: Topology = await response.json()
  const cities = objects[name]?.geometries ?? []
  return cities.filter(({ properties }) => !namesIn(properties).some(announcesMerger))
}

function placeOf({ properties: facts, coordinates: [lng, lat] }: City, lang: Lang): Place {
  const name = facts[lang] || facts.nl || facts.n || facts.fr || facts.de || ''
  const names = [...new Set(namesIn(facts).map(normalise))]
  const { z: zip, zs: zips = [zip] } = facts
  const point = { lat, lng }
  return { name, zip, value: `${name}|${zip}`, zips, within: '', names, parts: [], point }
}

function namesIn({ n, nl, fr, en, de, aliases = [] }: CityFacts): string[] {
  return [n, nl, fr, en, de, ...aliases].filter((name) => name !== undefined)
}
