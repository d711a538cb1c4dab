import Fuse from 'fuse.js/basic'
import { normalise } from '../../domain/format/text'
import { announcesMerger } from '../../domain/list/place-label'
import { parseSearchQuery } from '../../domain/list/search-query'
import { CITIES_PATH, SUBCITIES_PATH } from '../../urls'
import { pageLang } from '../page-lang'

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

const MAX_FOUND = 8
/** Fuse matches patterns of at most 32 characters in one pass. */
const LONGEST = 32

let loading: Promise<Place[]> | undefined

/** Every place in the country, named in the page's language; fetched once, when first needed. */
export function loadPlaces(): Promise<Place[]> {
  loading ??= fetchPlaces().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

interface FinderOptions {
  /** Fuse's threshold: the part of the query that may be wrong. */
  threshold: number
  keys: ('names' | 'zips' | 'value' | 'parts')[]
}

/** Finds places by a query: exact names come before similar ones. */
export function placeFinder(places: Place[], options: FinderOptions): (typed: string) => Place[] {
  return function find(typed) {
    const { name, zip, text } = parseSearchQuery(typed)
    if (!text) return []
    const query = (name || zip).slice(0, LONGEST)
    const at = name && zip ? places.filter(({ zips }) => zips.some(startsWith(zip))) : places
    const [same, others] = ranked(at, query)
    if (same.length >= MAX_FOUND) return same.slice(0, MAX_FOUND)
    return [...same, ...alike(others, query, options)].slice(0, MAX_FOUND)
  }
}

/** Those that are called so, best first, and the others. */
function ranked(places: Place[], query: string): [same: Place[], others: Place[]] {
  const same: { place: Place; rank: number }[] = []
  const others: Place[] = []
  for (const place of places) {
    const rank = rankOf(place, query)
    if (rank === null) others.push(place)
    else same.push({ place, rank })
  }
  same.sort((a, b) => a.rank - b.rank || weight(b.place) - weight(a.place))
  return [same.map(({ place }) => place), others]
}

/** The whole name, its beginning, the beginning of one of its words. */
function rankOf({ names, zip }: Place, query: string): number | null {
  if (zip === query || names.includes(query)) return 0
  if (zip.startsWith(query) || names.some(startsWith(query))) return 1
  return names.some((name) => name.includes(` ${query}`)) ? 2 : null
}

/** A guess at how known it is: municipalities before their parts, large ones first. */
function weight({ within, zips, names }: Place): number {
  return within ? 0 : zips.length + 3 * names.length
}

/**
 * Comparing all places with a blurred eye takes longer than a frame. With `n` letters wrong at most,
 * one of `n + 1` pieces of the text is right, so Fuse gets only the places that contain one.
 */
function alike(places: Place[], query: string, { threshold, keys }: FinderOptions): Place[] {
  const pieces = piecesOf(query, Math.floor(threshold * query.length) + 1)
  const contains = (text: string) => pieces.some((piece) => text.includes(piece))
  const near = places.filter((place) => keys.some((key) => [place[key]].flat().some(contains)))
  const fuse = new Fuse(near, { keys, threshold, ignoreFieldNorm: true })
  return fuse.search(query).map(({ item }) => item)
}

function piecesOf(text: string, count: number): string[] {
  const length = Math.floor(text.length / count)
  return Array.from({ length: count }, (_, at) => text.slice(at * length, (at + 1) * length))
}

function startsWith(start: string): (text: string) => boolean {
  return (text) => text.startsWith(start)
}

async function fetchPlaces(): Promise<Place[]> {
  const [cities, parts] = await Promise.all([
    fetchFacts(CITIES_PATH, 'cities'),
    fetchFacts(SUBCITIES_PATH, 'subCities'),
  ])
  const byCode = new Map(cities.map((city) => [city.c_code, placeOf(city)]))
  const merged = new Map([...byCode.values()].map((city) => [city.value, city]))
  for (const facts of parts) {
    const city = byCode.get(facts.c_code)
    const part = { ...placeOf(facts), within: city?.name ?? '' }
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

function placeOf(facts: CityFacts): Place {
  const name = facts[pageLang()] || facts.nl || facts.n || facts.fr || facts.de || ''
  const names = [...new Set(namesIn(facts).map(normalise))]
  const { z: zip, zs: zips = [zip] } = facts
  return { name, zip, value: `${name}|${zip}`, zips, within: '', names, parts: [] }
}

function namesIn({ n, nl, fr, en, de, aliases = [] }: CityFacts): string[] {
  return [n, nl, fr, en, de, ...aliases].filter((name) => name !== undefined)
}
