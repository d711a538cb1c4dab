import type { RegionChoice } from '../../listing/filter/list-filter'
import { RADIUS_MIN } from '../../listing/filter/list-filter'
import { areaOf, townArea } from '../../listing/places/areas'
import { localitiesOf } from '../../listing/places/places'
import { isContent } from './meaning'
import { after, lengthOf, type Scan } from './scan'

/** A parsed place with the requested radius (km). */
export type PlaceMatch = { regions: RegionChoice[]; radius: number | null; end: number }

/** Returns the place that begins at `at`, or after words such as `in`, `omgeving`, `10 km rond`. */
export function placeAt(scan: Scan, at: number): PlaceMatch | null {
  const lead = leadAt(scan, at)
  const place = scan.places[lead.start]
  if (!place || !isPlace(scan, lead.start, place.length)) return null
  const centre = centreOf(place.regions)
  const isCentreBefore = hasCentre(scan, at, lead.start)
  if (isCentreBefore && !centre) return null
  const nameEnd = lead.start + place.length
  const centreEnd = centre ? after(scan, nameEnd, 'town', 'centre') : after(scan, nameEnd, 'town')
  const isCentre = isCentreBefore || hasCentre(scan, nameEnd, centreEnd)
  const tail = tailAt(scan, centreEnd)
  const regions = centre && isCentre ? [centre] : place.regions
  return { regions, radius: tail.radius ?? lead.radius, end: tail.end }
}

function hasCentre(scan: Scan, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (lengthOf(scan, at, 'centre') > 0) return true
  return false
}

/**
 * Returns the main postcode of a municipality with several, which the trade calls its centre, or null for other places.
 */
function centreOf([region]: RegionChoice[]): RegionChoice | null {
  if (!region) return null
  const [place] = localitiesOf(region.zip)
  const town = place ? townArea(place.municipality) : areaOf(region.zip)
  const [zip] = town?.key.startsWith('town-') ? town.zips : []
  return zip !== undefined && (!place || zip === region.zip) ? { city: region.city, zip } : null
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
    ? lengthOf(scan, at, 'near', 'max', 'about', 'at', 'filler', 'town', 'centre')
    : lengthOf(scan, at, 'at', 'centre')
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

/** Reads the words after a place: `en omgeving`, `+ 10 km`. */
function tailAt(scan: Scan, end: number): { radius: number | null; end: number } {
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
