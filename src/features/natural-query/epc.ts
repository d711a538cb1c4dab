import { EPC_LETTERS, type EpcLetter } from '../../listing/filter/list-filter'
import { lengthOf, type Scan } from './scan'

/** A parsed energy label. `exact` is false for a half step, which no filter supports. */
interface EpcMatch {
  epc: EpcLetter
  exact: boolean
  end: number
}

/**
 * Returns the energy label whose words begin at `at`, or null if there is none: `EPC B`, `minstens label C`, `PEB A à
 * C`. Several letters mean the worst of them.
 */
export function epcAt(scan: Scan, at: number): EpcMatch | null {
  const wordAt = lengthOf(scan, at, 'epc') ? at : at + lengthOf(scan, at, 'min', 'max')
  const length = lengthOf(scan, wordAt, 'epc')
  const first = length ? letterIndex(scan, wordAt + length) : null
  if (first === null) return null
  let worst = -1
  let exact = true
  let end = first
  for (let next = first; ; next = end + linkAt(scan, end)) {
    const letter = letterAt(scan, next)
    if (letter < 0) break
    worst = Math.max(worst, letter)
    end = next + 1
    while (isPlus(scan, end)) {
      exact = letter === 0
      end += 1
    }
    if (linkAt(scan, end) === 0) break
  }
  const epc = EPC_LETTERS[worst]
  return epc ? { epc, exact, end: end + lengthOf(scan, end, 'orMore') } : null
}

/**
 * Returns the position of the first letter after the noun: `EPC: minstens C`. The `à` of `à partir de C` is not a
 * letter.
 */
function letterIndex(scan: Scan, from: number): number | null {
  for (let at = from; ; ) {
    const bound = lengthOf(scan, at, 'min', 'max')
    if (bound < 2 && letterAt(scan, at) >= 0) return at
    const step = bound || lengthOf(scan, at, 'filler', 'at', 'epc', 'between')
    if (!step) return null
    at += step
  }
}

/** Returns the index of the letter, or -1 if there is none. */
function letterAt({ tokens }: Scan, at: number): number {
  const text = tokens[at]?.kind === 'word' ? tokens[at].text : ''
  return EPC_LETTERS.findIndex((letter) => letter.toLowerCase() === text)
}

function linkAt(scan: Scan, at: number): number {
  return lengthOf(scan, at, 'or', 'to', 'and')
}

/** Returns true for a plus of the label: `A+`, but not `B + tuin`. */
function isPlus({ tokens }: Scan, at: number): boolean {
  return tokens[at]?.text === '+' && tokens[at].start === tokens[at - 1]?.end
}
