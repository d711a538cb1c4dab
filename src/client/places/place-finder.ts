import Fuse from 'fuse.js/basic'
import { parseSearchQuery } from '../../listing/filter/search-query'
import type { Place, PlaceKind } from './places'

const MAX_FOUND = 8
/** The order of places whose names match equally well. For the digits of a postcode the order is reversed. */
const KINDS: readonly PlaceKind[] = ['town', 'area', 'postcode']
/** Fuse matches patterns of at most 32 characters in one pass. */
const MAX_PATTERN_LENGTH = 32

export interface FinderOptions {
  /** Fuse's threshold: the share of the query that may be wrong. */
  threshold: number
  keys: readonly ('names' | 'zips' | 'value' | 'parts')[]
}

/** Finds places by a query. */
export type FindPlaces = (typed: string, isPreferred?: (place: Place) => boolean) => Place[]

/** Returns a function that finds places: exact names before similar ones, and of these the preferred ones first. */
export function placeFinder(places: Place[], options: FinderOptions): FindPlaces {
  return function find(typed, isPreferred = () => false) {
    const findAmong = (some: Place[], query: string) =>
      findPlaces(some, query, options, isPreferred)
    const { name, zip, text } = parseSearchQuery(typed)
    if (!text) return []
    if (!name || !zip) return findAmong(places, name || zip)
    const at = places.filter(({ zips }) => zips.some(startsWith(zip)))
    const named = findAmong(at, name)
    // `1050 Bruxelles` means Ixelles.
    return named.length > 0 || zip.length < 4 ? named : findAmong(at, zip)
  }
}

function findPlaces(
  places: Place[],
  typed: string,
  options: FinderOptions,
  isPreferred: (place: Place) => boolean,
): Place[] {
  const query = typed.slice(0, MAX_PATTERN_LENGTH)
  const [exactMatches, others] = splitByMatch(places, query, isPreferred)
  if (exactMatches.length >= MAX_FOUND) return exactMatches.slice(0, MAX_FOUND)
  return [...exactMatches, ...similarPlaces(others, query, options)].slice(0, MAX_FOUND)
}

/** Splits the places into exact name matches, preferred and best ones first, and all others. */
function splitByMatch(
  places: Place[],
  query: string,
  isPreferred: (place: Place) => boolean,
): [same: Place[], others: Place[]] {
  const exactMatches: { place: Place; rank: number }[] = []
  const others: Place[] = []
  for (const place of places) {
    const rank = rankOf(place, query)
    if (rank === null) others.push(place)
    else exactMatches.push({ place, rank })
  }
  const isZip = /^\d+$/.test(query)
  const order = (kind: PlaceKind) => (isZip ? -1 : 1) * KINDS.indexOf(kind)
  exactMatches.sort(
    (a, b) =>
      Number(isPreferred(b.place)) - Number(isPreferred(a.place)) ||
      a.rank - b.rank ||
      order(a.place.kind) - order(b.place.kind) ||
      weight(b.place) - weight(a.place),
  )
  return [exactMatches.map(({ place }) => place), others]
}

/** Ranks a place by its match: the complete name, its beginning, or the beginning of one of its words. */
function rankOf({ names, zip }: Place, query: string): number | null {
  if (zip === query || names.includes(query)) return 0
  if (zip.startsWith(query) || names.some(startsWith(query))) return 1
  return names.some((name) => name.includes(` ${query}`)) ? 2 : null
}

/** Estimates how well known a place is: municipalities come before their districts, and large ones come first. */
function weight({ municipality: within, zips, names }: Place): number {
  return within ? 0 : zips.length + 3 * names.length
}

/**
 * Finds places with similar names. A fuzzy comparison of all places takes longer than a frame. With at most `n` wrong
 * characters, one of `n + 1` pieces of the text is right, so Fuse gets only the places that contain one of these
 * pieces.
 */
function similarPlaces(
  places: Place[],
  query: string,
  { threshold, keys }: FinderOptions,
): Place[] {
  const pieces = piecesOf(query, Math.floor(threshold * query.length) + 1)
  const contains = (text: string) => pieces.some((piece) => text.includes(piece))
  const candidates = places.filter((place) =>
    keys.some((key) => [place[key]].flat().some(contains)),
  )
  const fuse = new Fuse(candidates, { keys: [...keys], threshold, ignoreFieldNorm: true })
  const matches = fuse.search(query).map(({ item }) => item)
  // Fuse prefers areas, because they have many names.
  return matches.sort((a, b) => Number(a.kind === 'area') - Number(b.kind === 'area'))
}

function piecesOf(text: string, count: number): string[] {
  const length = Math.floor(text.length / count)
  return Array.from({ length: count }, (_, at) => text.slice(at * length, (at + 1) * length))
}

function startsWith(start: string): (text: string) => boolean {
  return (text) => text.startsWith(start)
}
