import Fuse from 'fuse.js/basic'
import { LANGS, type Lang, pick, type Translated } from '../../platform/format/lang'
import { normalise, truncate } from '../../platform/format/text'
import type { SearchQuery } from '../filter/search-query'
import { type Area, allAreas, townArea } from './areas'
import { isPostcode } from './name-index'
import { type CityHit, cityHit, placeLabel } from './place-names'
import { allLocalities, allMunicipalities, municipalityZips } from './places'

interface Entry {
  name: Translated
  zip: string
  kind: 'town' | 'area' | 'postcode'
  /** The key of a place with several postcodes, or '' for one postcode. */
  key: string
  /** Normalised names in all languages. */
  names: string[]
  aliases: string[]
  /** True if the place gives its municipality its name. */
  main: boolean
  /** An estimate of the size of a place. Cities have more postcodes, and more names in other languages. */
  weight: number
}

interface IndexedEntry {
  entry: Entry
  /** All that is searched, in lower case. */
  text: string
  /** The length of its longest name. */
  length: number
}

interface Hit {
  entry: Entry
  rank: number
  score: number
}

const MAX_HITS = 8
/** The part of a query's characters that may differ from a name. */
const THRESHOLD = 0.2
const FUSE_OPTIONS = {
  keys: ['names', 'aliases', 'zip'],
  threshold: THRESHOLD,
  includeScore: true,
  shouldSort: false,
}
/** The longest pattern that Fuse matches in one pass. No town has a longer name. */
const MAX_NAME_LENGTH = 32
const NAME_WEIGHT = 3
/** The order of places whose names match equally well. */
const KINDS: readonly Entry['kind'][] = ['town', 'area', 'postcode']
const RANK = { exact: 0, alias: 1, prefix: 2, word: 3, fuzzy: 4 }

/** The first search in this isolate builds it, so that it does not delay the start. */
let index: IndexedEntry[] | null = null

/**
 * Returns the places whose name or postcode matches `query`, best first, with distinct labels. If names match equally
 * well, municipalities come before areas, and areas before postcodes. A complete postcode finds its places if none of
 * them has the name that was typed: `1050 Bruxelles`.
 */
export function searchCities(query: SearchQuery, lang: Lang): CityHit[] {
  const { zip } = query
  if (!query.text) return []
  const hits = hitsOf(query)
  const places = hits.length === 0 && isPostcode(zip) ? hitsOf({ name: '', zip }) : hits
  const byLabel = new Map<string, CityHit>()
  for (const { entry } of places) {
    if (byLabel.size === MAX_HITS) break
    const city = pick(entry.name, lang)
    const hit = entry.key ? areaHit(city, entry) : cityHit(city, entry.zip)
    if (!byLabel.has(hit.label)) byLabel.set(hit.label, hit)
  }
  return [...byLabel.values()]
}

function hitsOf({ name, zip }: Pick<SearchQuery, 'name' | 'zip'>): Hit[] {
  const query = truncate(name || zip, MAX_NAME_LENGTH)
  return new Fuse(candidates(query), FUSE_OPTIONS)
    .search(query)
    .map(({ item, score = 1 }) => ({ entry: item, rank: rankOf(item, query), score }))
    .filter(({ entry }) => (name && !zip) || (entry.key === '' && entry.zip.startsWith(zip)))
    .sort(name ? byRank : byZip)
}

/** Returns the suggestion of a place with all of its postcodes, such as `Gent`. */
function areaHit(city: string, { key, zip }: Entry): CityHit {
  return { label: city, value: `${city}|${key}`, zip }
}

function rankOf({ names, aliases, zip }: Entry, query: string): number {
  if (zip === query || names.includes(query)) return RANK.exact
  if (aliases.includes(query)) return RANK.alias
  if (zip.startsWith(query) || names.some((name) => name.startsWith(query))) return RANK.prefix
  const words = [...names, ...aliases].map((name) => ` ${name}`)
  return words.some((name) => name.includes(` ${query}`)) ? RANK.word : RANK.fuzzy
}

function byRank(a: Hit, b: Hit): number {
  const scoreDifference = a.rank === RANK.fuzzy ? a.score - b.score : 0
  // Fuse ranks areas too high, because they have many names.
  const isArea = ({ entry }: Hit) => Number(a.rank === RANK.fuzzy && entry.kind === 'area')
  return (
    a.rank - b.rank ||
    isArea(a) - isArea(b) ||
    scoreDifference ||
    KINDS.indexOf(a.entry.kind) - KINDS.indexOf(b.entry.kind) ||
    Number(b.entry.main) - Number(a.entry.main) ||
    b.entry.weight - a.entry.weight ||
    Number(a.entry.zip) - Number(b.entry.zip)
  )
}

function byZip(a: Hit, b: Hit): number {
  return (
    a.rank - b.rank ||
    Number(b.entry.main) - Number(a.entry.main) ||
    Number(a.entry.zip) - Number(b.entry.zip)
  )
}

/**
 * Returns the entries that Fuse may match, as reading all of them takes it 5 to 20 ms. If at most `n` characters differ,
 * a name is at most `n` characters shorter, and one of `n + 1` parts of the query is unchanged.
 */
function candidates(query: string): Entry[] {
  index ??= entries().map(indexed)
  const maxErrors = Math.floor(query.length * THRESHOLD)
  const size = query.length / (maxErrors + 1)
  const parts = Array.from({ length: maxErrors + 1 }, (_, at) =>
    query.slice(at * size, (at + 1) * size).toLowerCase(),
  )
  return index
    .filter(({ length }) => length >= query.length - maxErrors)
    .filter(({ text }) => parts.some((part) => text.includes(part)))
    .map(({ entry }) => entry)
}

function indexed(entry: Entry): IndexedEntry {
  const names = [...entry.names, ...entry.aliases, entry.zip]
  return {
    entry,
    text: names.join('\n').toLowerCase(),
    length: Math.max(...names.map(({ length }) => length)),
  }
}

/** Returns all places and municipalities. Those with the same name and postcode are one entry. */
function entries(): Entry[] {
  const entryByKey = new Map<string, Entry>()
  for (const place of [...localities(), ...municipalities()]) {
    const key = placeLabel(normalise(place.name.nl ?? ''), place.zip)
    entryByKey.set(key, mergeEntries(place, entryByKey.get(key)))
  }
  return [...entryByKey.values(), ...areaEntries()]
}

/** Returns municipalities with several postcodes, provinces and other areas. */
function areaEntries(): Entry[] {
  const towns = allMunicipalities().flatMap(({ nis }) => townArea(nis) ?? [])
  const entry =
    (kind: Entry['kind']) =>
    (area: Area): Entry => {
      const { key, name, zips, names } = area
      const [zip = ''] = zips
      const weight = zips.length + NAME_WEIGHT * namesOf(name).length
      return { kind, key, name, zip, names, aliases: [], main: true, weight }
    }
  return [...towns.map(entry('town')), ...allAreas().map(entry('area'))]
}

type Place = Omit<Entry, 'weight' | 'kind' | 'key'> & { nis: number }

function mergeEntries({ nis, ...place }: Place, existing: Entry | undefined): Entry {
  const names = [...new Set([...(existing?.names ?? []), ...place.names])]
  const isMain = place.main || (existing?.main ?? false)
  return {
    name: { ...place.name, ...existing?.name },
    zip: place.zip,
    key: '',
    // A municipality with one postcode has no separate entry.
    kind: isMain && municipalityZips(nis).length === 1 ? 'town' : 'postcode',
    names,
    aliases: [...new Set([...(existing?.aliases ?? []), ...place.aliases])],
    main: isMain,
    weight: municipalityZips(nis).length + NAME_WEIGHT * names.length,
  }
}

function localities(): Place[] {
  const shortNames = new Map(allMunicipalities().map(({ nis, aliases }) => [nis, aliases]))
  return allLocalities().map(({ zip, name, municipality: nis, main }) => {
    const names = namesOf(name)
    // People there call Beveren-Waas simply Beveren.
    const aliases = ((main && shortNames.get(nis)) || [])
      .map(normalise)
      .filter((alias) => names.some((localityName) => localityName.startsWith(`${alias} `)))
    return { zip, name, nis, main, names: [...names, ...aliases], aliases: [] }
  })
}

function municipalities(): Place[] {
  return allMunicipalities().map(({ zip, name, nis, aliases }) => ({
    zip,
    name,
    nis,
    main: true,
    names: namesOf(name),
    aliases: aliases.map(normalise),
  }))
}

function namesOf(name: Translated): string[] {
  return [...new Set(LANGS.map((lang) => pick(name, lang)))].map(normalise)
}
