import type { CorrectPlace, FoundPlace } from '../../features/natural-query/find-place'
import { editDistance } from '../../platform/format/edit-distance'
import type { Lang } from '../../platform/format/lang'
import { allAreas, townArea } from './areas'
import { nameKey, regionsCalled } from './name-index'
import { allLocalities, allMunicipalities, municipalityZips } from './places'

/**
 * A name that may be meant, with the number of postcodes as a measure of how likely that is: 0 for a part of a
 * municipality, which may have one wrong letter only.
 */
interface Candidate {
  name: string
  weight: number
}

/** The words of a name that are compared, at most: `ottignies louvain la neuve`. */
const MAX_WORDS = 4
/** A name of this length may have two wrong letters, a shorter one only one. */
const LONG_NAME = 8
/** Shorter words are like too many names; those of these lengths are compared with towns of so many postcodes alone. */
const SHORTEST_NAME = 4
const MIN_POSTCODES: Readonly<Record<number, number>> = { 4: 5, 5: 3 }
/** Streets are called like towns, but are none. */
export const STREET_NAME =
  /(?:straat|laan|lei|weg|plein|dreef|baan|kaai|hof|dijk|park|markt|steeg|pad|strasse|allee|platz|gasse|ring)$/

let byLetter: Map<string, Candidate[]> | null = null

/** Finds the municipality or area that misspelled words mean: `antwaarpen`, `gendt`, `sint niklas`. */
export function placeCorrector(lang: Lang): CorrectPlace {
  return (words) => {
    for (let length = Math.min(words.length, MAX_WORDS); length > 0; length--) {
      const typed = words.slice(0, length)
      if (regionsCalled(typed, lang).length > 0) return null
      const name = nearestName(nameKey(typed.join(' ')))
      if (name) return { length, regions: regionsCalled(name.split(' '), lang) }
    }
    return null
  }
}

/** Returns the place that a text with nothing else means, misspelled; null without one. */
export function correctedPlace(words: string[], lang: Lang): FoundPlace | null {
  const found = placeCorrector(lang)(words)
  return found?.length === words.length ? found : null
}

function nearestName(typed: string): string | null {
  if (typed.length < SHORTEST_NAME || /\d/.test(typed) || STREET_NAME.test(typed)) return null
  const max = typed.length >= LONG_NAME ? 2 : 1
  const [first] = typed
  byLetter ??= Map.groupBy(candidates(), ({ name }) => name.charAt(0))
  const near = (byLetter.get(first ?? '') ?? []).flatMap(({ name, weight }) => {
    const distance = editDistance(typed, name, max)
    const isTooSmall = weight < (MIN_POSTCODES[typed.length] ?? 0)
    const isLike =
      distance > 0 && distance <= (weight > 0 ? max : 1) && !isTooSmall && !isDerived(typed, name)
    return isLike ? [{ name, weight, distance }] : []
  })
  return near.sort((a, b) => a.distance - b.distance || b.weight - a.weight)[0]?.name ?? null
}

/** `Leuvense` in the name of a street, `Brüsseler`. */
function isDerived(typed: string, name: string): boolean {
  return typed.startsWith(name) && /^(?:s|se|er)$/.test(typed.slice(name.length))
}

function candidates(): Candidate[] {
  const towns = allMunicipalities().flatMap(({ nis, name, aliases }) => {
    const names = townArea(nis)?.names ?? [...Object.values(name), ...aliases]
    return names.map((one) => ({ name: nameKey(one), weight: municipalityZips(nis).length }))
  })
  const areas = allAreas().flatMap(({ names, zips }) =>
    names.map((one) => ({ name: nameKey(one), weight: zips.length })),
  )
  const parts = allLocalities().flatMap(({ name, main }) =>
    main ? [] : Object.values(name).map((one) => ({ name: nameKey(one), weight: 0 })),
  )
  const long = parts.filter(({ name }) => name.length >= LONG_NAME)
  return [...towns, ...areas, ...long].filter(({ name }) => name.length >= SHORTEST_NAME)
}
