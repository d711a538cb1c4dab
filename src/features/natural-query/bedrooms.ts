import { BATHROOMS, type ListFilter } from '../../listing/filter/list-filter'
import { countAt } from './amount'
import { after, lengthOf, type Scan } from './scan'

/** `exact` is false if the list has no such option: 'at least 2', '2 or 3'. */
export type BedroomsMatch = {
  bedrooms: ListFilter['bedrooms']
  exact: boolean
  wordAt: number
  end: number
}

type BathroomsMatch = Pick<ListFilter, 'minBathrooms'> & { exact: boolean; end: number }

/** The maximum number that a list distinguishes: 4 or more. */
const MAX_BEDROOMS = 4

/** Returns the number of bedrooms that begins at `at`. `noun` is the position of the word for bedrooms. */
export function bedroomsAt(scan: Scan, at: number): BedroomsMatch | null {
  const lead = after(scan, at, 'min', 'max', 'about')
  return countBeforeWord(scan, lead, lead > at) ?? (lead === at ? wordBeforeCount(scan, at) : null)
}

/** Reads a number before its noun: `3 slaapkamers`, `2+ chambres`, `2 à 3 grandes chambres`. */
function countBeforeWord(scan: Scan, at: number, isBound: boolean): BedroomsMatch | null {
  const count = countAt(scan, at)
  if (count === null) return compoundWord(scan, at, isBound)
  const more = lengthOf(scan, at + 1, 'orMore')
  const upTo = at + 1 + lengthOf(scan, at + 1, 'to', 'or', 'and')
  const isRange = !more && upTo > at + 1 && countAt(scan, upTo) !== null
  const next = isRange ? upTo + 1 : at + 1 + more
  const wordAt = lengthOf(scan, next, 'bedrooms', 'rooms') ? next : after(scan, next, 'filler')
  const length = lengthOf(scan, wordAt, 'bedrooms', 'rooms')
  if (!length) return null
  // A number of rooms includes the living room.
  const bedrooms = lengthOf(scan, wordAt, 'bedrooms') ? count : count - 1
  if (bedrooms === 0) return null
  const end = wordAt + length
  const suffix = lengthOf(scan, end, 'orMore', 'orLess') || boundTail(scan, end)
  const isLoose = isBound || more > 0 || isRange || suffix > 0 || bedrooms !== count
  return match(bedrooms, isLoose, wordAt, end + suffix)
}

/** Returns the length of a bound after the noun: `3 slaapkamers minimum`, but not `3 slaapkamers min. 200.000`. */
function boundTail({ tokens, ...scan }: Scan, at: number): number {
  const length = lengthOf({ tokens, ...scan }, at, 'min', 'max')
  const next = tokens[at + length]
  return length && (!next || (next.kind === 'sign' && next.text === ',')) ? length : 0
}

/** Reads a number after its noun: `Slaapkamers: 3`. */
function wordBeforeCount(scan: Scan, at: number): BedroomsMatch | null {
  const length = lengthOf(scan, at, 'bedrooms')
  if (!length) return null
  const countIndex = after(scan, at + length, 'min', 'max', 'filler')
  const count = countAt(scan, countIndex)
  const isNumber = scan.tokens[countIndex]?.kind === 'number'
  if (
    count === null ||
    !isNumber ||
    lengthOf(scan, countIndex + 1, 'unit', 'squareMetres', 'km', 'euro')
  )
    return null
  const more = lengthOf(scan, countIndex + 1, 'orMore')
  return match(count, more > 0, at, countIndex + 1 + more)
}

/** Returns the least number of bathrooms that begins at `at`: `2 badkamers`, `at least 2 bathrooms`; null for none. */
export function bathroomsAt(scan: Scan, at: number): BathroomsMatch | null {
  const lead = after(scan, at, 'min', 'about')
  const count = countAt(scan, lead)
  const wordAt = after(scan, lead + 1 + lengthOf(scan, lead + 1, 'orMore'), 'filler')
  const length = lengthOf(scan, wordAt, 'bathrooms')
  if (count === null || count === 0 || !length) return null
  const end = wordAt + length + lengthOf(scan, wordAt + length, 'orMore')
  const minBathrooms = BATHROOMS[Math.min(count, BATHROOMS.length) - 1] ?? null
  return { minBathrooms, exact: count <= BATHROOMS.length, end }
}

/** Reads a number that is joined with its noun: `tweeslaapkamerappartement`. */
function compoundWord(
  { tokens, lexicon }: Scan,
  at: number,
  isBound: boolean,
): BedroomsMatch | null {
  const word = tokens[at]?.text ?? ''
  for (let length = 3; length < 6; length++) {
    const count = lexicon.numbers.get(word.slice(0, length))
    const wordAt = lexicon.entries.get(word.slice(length))
    if (count && count < 10 && wordAt?.meanings.has('bedrooms'))
      return match(count, isBound, at, at + 1)
  }
  return null
}

function match(count: number, isLoose: boolean, wordAt: number, end: number): BedroomsMatch {
  const bedrooms = Math.min(count, MAX_BEDROOMS) as 1 | 2 | 3 | 4
  return { bedrooms, exact: !isLoose || bedrooms === MAX_BEDROOMS, wordAt, end }
}
