import type { CorrectPlace, FoundPlace } from '../../features/natural-query/find-place'
import { editDistance } from '../../platform/format/edit-distance'
import type { Lang } from '../../platform/format/lang'
import { allAreas, townArea } from './areas'
import { nameKey, regionsByName } from './name-index'
import { allLocalities, allMunicipalities, municipalityZips } from './places'

/**
 * A possible intended name. Its number of postcodes indicates how likely it is. It is 0 for a part of a municipality,
 * for which only one wrong letter is accepted.
 */
interface Candidate {
  name: string
  weight: number
}

/** The maximum number of words of a name that are compared: `ottignies louvain la neuve`. */
const MAX_WORDS = 4
/** A name of this length may have two wrong letters, a shorter one only one. */
const LONG_NAME_LENGTH = 8
/**
 * Shorter words resemble too many names. Words of these lengths are compared only with towns that have at least this
 * number of postcodes.
 */
const MIN_NAME_LENGTH = 4
const MIN_POSTCODES: Readonly<Record<number, number>> = { 4: 5, 5: 3 }
/** Matches names of streets, which often contain the name of a town. */
export const STREET_NAME =
  /(?:straat|laan|lei|weg|plein|dreef|baan|kaai|hof|dijk|park|markt|steeg|pad|strasse|allee|platz|gasse|ring)$/

let byLetter: Map<string, Candidate[]> | null = null

/** Returns a function that finds the municipality or area of misspelled words: `antwaarpen`, `gendt`, `sint niklas`. */
export function placeCorrector(lang: Lang): CorrectPlace {
  return (words) => {
    for (let length = Math.min(words.length, MAX_WORDS); length > 0; length--) {
      const typed = words.slice(0, length)
      if (regionsByName(typed, lang).length > 0) return null
      const name = nearestName(nameKey(typed.join(' ')))
      if (name) return { length, regions: regionsByName(name.split(' '), lang) }
    }
    return null
  }
}

/** Returns the place of a misspelled text that contains nothing else, or null. */
export function correctedPlace(words: string[], lang: Lang): FoundPlace | null {
  const found = placeCorrector(lang)(words)
  return found?.length === words.length ? found : null
}

function nearestName(typed: string): string | null {
  if (typed.length < MIN_NAME_LENGTH || /\d/.test(typed) || STREET_NAME.test(typed)) return null
  const max = typed.length >= LONG_NAME_LENGTH ? 2 : 1
  const [first] = typed
  byLetter ??= Map.groupBy(candidates(), ({ name }) => name.charAt(0))
  const near = (byLetter.get(first ?? '') ?? []).flatMap(({ name, weight }) => {
    const distance = editDistance(typed, name, max)
    const isTooSmall = weight < (MIN_POSTCODES[typed.length] ?? 0)
    const isSimilar =
      distance > 0 && distance <= (weight > 0 ? max : 1) && !isTooSmall && !isDerived(typed, name)
    return isSimilar ? [{ name, weight, distance }] : []
  })
  return near.sort((a, b) => a.distance - b.distance || b.weight - a.weight)[0]?.name ?? null
}

/** Returns true for a derived form such as `Leuvense` in a street name, or `Brüsseler`. */
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
  const localities = allLocalities().flatMap(({ name, main }) =>
    main ? [] : Object.values(name).map((one) => ({ name: nameKey(one), weight: 0 })),
  )
  const longNames = localities.filter(({ name }) => name.length >= LONG_NAME_LENGTH)
  return [...towns, ...areas, ...longNames].filter(({ name }) => name.length >= MIN_NAME_LENGTH)
}
