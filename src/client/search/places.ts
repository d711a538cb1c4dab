import type { Lang } from '../../domain/format/lang'
import { normalise } from '../../domain/format/text'
import type { RegionChoice } from '../../domain/list/list-filter'
import { announcesMerger } from '../../domain/list/place-label'
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

interface Topology {
  objects: Record<string, { geometries: { properties: CityFacts }[] }>
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
    fetchFacts(CITIES_PATH, 'cities'),
    fetchFacts(SUBCITIES_PATH, 'subCities'),
  ])
  const byCode = new Map(cities.map((city) => [city.c_code, placeOf(city, lang)]))
  const merged = new Map([...byCode.values()].map((city) => [city.value, city]))
  for (const facts of parts) {
    const city = byCode.get(facts.c_code)
    const part = { ...placeOf(facts, lang), within: city?.name ?? '' }
    city?.parts.push(...part.names)
    const same = merged.get(part.value)
    if (same) same.names = [...new Set([...same.names, ...part.names])]
    else merged.set(part.value, part)
  }
  return [...merged.values()]
}

async function fetchFacts(path: string, name: string): Promise<CityFacts[]> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const { objects }: Topology = await response.json()
  const facts = objects[name]?.geometries.map(({ properties }) => properties) ?? []
  return facts.filter((one) => !namesIn(one).some(announcesMerger))
}

function placeOf(facts: CityFacts, lang: Lang): Place {
  const name = facts[lang] || facts.nl || facts.n || facts.fr || facts.de || ''
  const names = [...new Set(namesIn(facts).map(normalise))]
  const { z: zip, zs: zips = [zip] } = facts
  return { name, zip, value: `${name}|${zip}`, zips, within: '', names, parts: [] }
}

function namesIn({ n, nl, fr, en, de, aliases = [] }: CityFacts): string[] {
  return [n, nl, fr, en, de, ...aliases].filter((name) => name !== undefined)
}
