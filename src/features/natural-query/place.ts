import type { RegionChoice } from '../../listing/filter/list-filter'
import { RADIUS_MIN } from '../../listing/filter/list-filter'
import { isContent } from './meaning'
import { after, lengthOf, type Scan } from './scan'

/** A parsed place with the requested radius (km). */
export type PlaceMatch = { regions: RegionChoice[]; radius: number | null; end: number }

/** Returns the place that begins at `at`, or after words such as `in`, `omgeving`, `10 km rond`. */
export function placeAt(scan: Scan, at: number): PlaceMatch | null {
  const lead = leadAt(scan, at)
  const place = scan.places[lead.start]
  if (!place || !isPlace(scan, lead.start, place.length)) return null
  const tail = tailAt(scan, lead.start + place.length)
  const radius = tail.radius ?? lead.radius
  return { regions: place.regions, radius, end: tail.end }
}

/** Returns the words of a distance before a place. `radius` is null without them. */
function leadAt(scan: Scan, at: number): { radius: number | null; start: number } {
  const lead = after(scan, at, 'near', 'max', 'about', 'at')
  const km = kmAt(scan, lead)
  if (km) return { radius: km.radius, start: after(scan, km.end, 'near', 'about', 'at', 'filler') }
  const isNear = lengthOf(scan, at, 'near', 'about') > 0
  const radius = isNear ? RADIUS_MIN : null
  return { radius, start: firstName(scan, at, isNear) }
}

/** Returns the position after prepositions, unless one of them begins the name: `in De Panne`, `à La Hulpe`. */
function firstName(scan: Scan, at: number, isNear: boolean): number {
  if (scan.places[at] || hasContent(scan, at) || isOtherMeaning(scan, at)) return at
  const length = isNear
    ? lengthOf(scan, at, 'near', 'max', 'about', 'at', 'filler', 'centre')
    : lengthOf(scan, at, 'at')
  const nameIndex = nameWithin(scan, at, length)
  if (nameIndex !== null) return nameIndex
  return length ? firstName(scan, at + length, isNear) : at
}

/**
 * Returns the position of a name that begins within prepositions and continues after them: `in der Provinz Lüttich`,
 * `in De Panne`.
 */
function nameWithin({ places }: Scan, at: number, length: number): number | null {
  for (let step = 1; step < length; step++) {
    const place = places[at + step]
    if (place && step + place.length > length) return at + step
  }
  return null
}

/** Returns true if a part of the filter begins here. The `en` of `en location` is not a preposition. */
function hasContent({ phrases }: Scan, at: number): boolean {
  return [...(phrases[at]?.[0]?.meanings ?? [])].some(isContent)
}

/** Returns true for words that are not a town, such as `am Meer`. */
function isOtherMeaning({ phrases }: Scan, at: number): boolean {
  return phrases[at]?.[0]?.meanings.has('other') ?? false
}

/**
 * Returns true if a village with the name of a common word is meant: `On`, `Ans`, `Lot`. It is meant after `in`, or if
 * the language of the page has no such word.
 */
function isPlace(scan: Scan, at: number, length: number): boolean {
  const phrase = scan.phrases[at]?.[0]
  if (!phrase || phrase.length !== length) return length > (phrase?.length ?? 0)
  if (hasContent(scan, at)) return !phrase.own || lengthOf(scan, at - 1, 'at') > 0
  return lengthOf(scan, at - 1, 'at') > 0 && !isOtherMeaning(scan, at)
}

/** Reads the words after a place: `centrum`, `en omgeving`, `+ 10 km`. */
function tailAt(scan: Scan, at: number): { radius: number | null; end: number } {
  const end = after(scan, at, 'centre')
  const nearby = lengthOf(scan, end, 'nearby')
  const start = end + nearby
  const km = kmAt(scan, after(scan, start, 'and', 'filler', 'near', 'at', 'max', 'about'))
  const isOfNext = km && scan.places[after(scan, km.end, 'near', 'about', 'at', 'filler')]
  if (km && !isOfNext) return { radius: km.radius, end: km.end }
  return { radius: nearby ? RADIUS_MIN : null, end: start }
}

function kmAt(scan: Scan, at: number): { radius: number; end: number } | null {
  const token = scan.tokens[at]
  const length = token?.kind === 'number' ? lengthOf(scan, at + 1, 'km') : 0
  if (!token || !length || token.value < 1) return null
  return { radius: Math.max(RADIUS_MIN, Math.floor(token.value / 5) * 5), end: at + 1 + length }
}
