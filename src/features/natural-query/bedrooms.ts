import type { ListFilter } from '../../listing/filter/list-filter'
import { countAt } from './amount'
import { after, lengthOf, type Scan } from './scan'

/** `exact` is false if the list has no such option: 'at least 2', '2 or 3'. */
export type ReadBedrooms = {
  bedrooms: ListFilter['bedrooms']
  exact: boolean
  noun: number
  end: number
}

/** The maximum number that a list distinguishes: 4 or more. */
const MOST = 4

/** Returns the number of bedrooms that begins at `at`. `noun` is the position of the word for bedrooms. */
export function bedroomsAt(scan: Scan, at: number): ReadBedrooms | null {
  const lead = after(scan, at, 'min', 'max', 'about')
  return countFirst(scan, lead, lead > at) ?? (lead === at ? nounFirst(scan, at) : null)
}

/** Reads a number before its noun: `3 slaapkamers`, `2+ chambres`, `2 à 3 grandes chambres`. */
function countFirst(scan: Scan, at: number, isBound: boolean): ReadBedrooms | null {
  const count = countAt(scan, at)
  if (count === null) return joined(scan, at, isBound)
  const more = lengthOf(scan, at + 1, 'orMore')
  const upTo = at + 1 + lengthOf(scan, at + 1, 'to', 'or', 'and')
  const isRange = !more && upTo > at + 1 && countAt(scan, upTo) !== null
  const behind = isRange ? upTo + 1 : at + 1 + more
  const noun = lengthOf(scan, behind, 'bedrooms', 'rooms') ? behind : after(scan, behind, 'filler')
  const length = lengthOf(scan, noun, 'bedrooms', 'rooms')
  if (!length) return null
  // A number of rooms includes the living room.
  const bedrooms = lengthOf(scan, noun, 'bedrooms') ? count : count - 1
  if (bedrooms === 0) return null
  const end = noun + length
  const tail = lengthOf(scan, end, 'orMore', 'orLess') || boundTail(scan, end)
  const isLoose = isBound || more > 0 || isRange || tail > 0 || bedrooms !== count
  return read(bedrooms, isLoose, noun, end + tail)
}

/** Returns the length of a bound after the noun: `3 slaapkamers minimum`, but not `3 slaapkamers min. 200.000`. */
function boundTail({ tokens, ...scan }: Scan, at: number): number {
  const length = lengthOf({ tokens, ...scan }, at, 'min', 'max')
  const next = tokens[at + length]
  return length && (!next || (next.kind === 'sign' && next.text === ',')) ? length : 0
}

/** Reads a number after its noun: `Slaapkamers: 3`. */
function nounFirst(scan: Scan, at: number): ReadBedrooms | null {
  const length = lengthOf(scan, at, 'bedrooms')
  if (!length) return null
  const place = after(scan, at + length, 'min', 'max', 'filler')
  const count = countAt(scan, place)
  const isNumber = scan.tokens[place]?.kind === 'number'
  if (
    count === null ||
    !isNumber ||
    lengthOf(scan, place + 1, 'unit', 'squareMetres', 'km', 'euro')
  )
    return null
  const more = lengthOf(scan, place + 1, 'orMore')
  return read(count, more > 0, at, place + 1 + more)
}

/** Reads a number that is joined with its noun: `tweeslaapkamerappartement`. */
function joined({ tokens, lexicon }: Scan, at: number, isBound: boolean): ReadBedrooms | null {
  const word = tokens[at]?.text ?? ''
  for (let length = 3; length < 6; length++) {
    const count = lexicon.numbers.get(word.slice(0, length))
    const noun = lexicon.entries.get(word.slice(length))
    if (count && count < 10 && noun?.meanings.has('bedrooms'))
      return read(count, isBound, at, at + 1)
  }
  return null
}

function read(count: number, isLoose: boolean, noun: number, end: number): ReadBedrooms {
  const bedrooms = Math.min(count, MOST) as 1 | 2 | 3 | 4
  return { bedrooms, exact: !isLoose || bedrooms === MOST, noun, end }
}
