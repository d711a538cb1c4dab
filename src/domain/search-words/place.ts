import type { RegionChoice } from '../list/list-filter'
import { RADIUS_MIN } from '../list/list-filter'
import { after, lengthOf, type Scan } from './scan'

/** A place that was read, with the distance around it that was asked for (km). */
export type ReadPlace = { regions: RegionChoice[]; radius: number | null; end: number }

/** The place that begins at `at`, or the words before it: `in`, `omgeving`, `10 km rond`. */
export function placeAt(scan: Scan, at: number): ReadPlace | null {
  const around = aroundAt(scan, at)
  const place = scan.places[around.start]
  if (!place || !isMeant(scan, around.start, place.length)) return null
  const behind = behindPlace(scan, around.start + place.length)
  const radius = behind.radius ?? around.radius
  return { regions: place.regions, radius, end: behind.end }
}

/** The words that make a distance of what follows; `radius` is null when there are none. */
function aroundAt(scan: Scan, at: number): { radius: number | null; start: number } {
  const lead = after(scan, at, 'near', 'max', 'about', 'at')
  const km = kmAt(scan, lead)
  if (km) return { radius: km.radius, start: after(scan, km.end, 'near', 'about', 'at', 'filler') }
  const isNear = lengthOf(scan, at, 'near', 'about') > 0
  if (!isNear) return { radius: null, start: after(scan, at, 'at') }
  const start = firstName(scan, lead)
  return { radius: RADIUS_MIN, start }
}

/** Behind articles, unless one begins the name: `De Panne`. */
function firstName(scan: Scan, at: number): number {
  if (scan.places[at]) return at
  const length = lengthOf(scan, at, 'filler', 'at', 'near', 'about', 'centre')
  return length ? firstName(scan, at + length) : at
}

/** Words that are more than a name of a village: `on`, `eine`, `lot` are what they are elsewhere too. */
function isMeant(scan: Scan, at: number, length: number): boolean {
  const phrase = scan.phrases[at]?.[0]
  if (!phrase) return true
  if (phrase.length !== length) return length > phrase.length
  const isAfterAt = scan.tokens.slice(Math.max(0, at - 2), at).length > 0 && isAt(scan, at - 1)
  const isWeak = ['filler', 'other'].some((one) => phrase.meanings.has(one as 'filler'))
  if (isWeak) return isAfterAt && !phrase.meanings.has('other')
  return !phrase.own
}

function isAt(scan: Scan, at: number): boolean {
  return lengthOf(scan, at, 'at') > 0
}

/** `centrum`, `en omgeving`, `+ 10 km`. */
function behindPlace(scan: Scan, at: number): { radius: number | null; end: number } {
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
