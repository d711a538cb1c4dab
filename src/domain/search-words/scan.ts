import type { Lang } from '../format/lang'
import type { CorrectPlace, FindPlace, FoundPlace } from './find-place'
import { type Entry, type Lexicon, LONGEST_PHRASE, lexiconOf } from './lexicon'
import type { Meaning } from './meaning'
import { type Token, tokensOf } from './tokens'

/** A phrase of the tables at one place of the text. */
export type Phrase = Entry & { length: number }

/** A text while it is read: its tokens, the phrases and the place that begin at each. */
export type Scan = {
  tokens: Token[]
  lexicon: Lexicon
  /** The longest first. */
  phrases: Phrase[][]
  places: (FoundPlace | null)[]
}

/** The words of a place's name with its postcode, at most. */
const LONGEST_PLACE = 6

/** Each correction compares a word with all towns. */
const MAX_CORRECTIONS = 8

export function scanOf(text: string, lang: Lang, find: FindPlace, correct?: CorrectPlace): Scan {
  const tokens = tokensOf(text)
  const lexicon = lexiconOf(lang)
  const phrases = tokens.map((_, at) => phrasesAt(tokens, at, lexicon))
  const places = tokens.map((_, at) => find(nameAt(tokens, at)))
  const scan = { tokens, lexicon, phrases, places }
  return correct ? { ...scan, places: corrected(scan, correct) } : scan
}

/** The places with those that a word means which neither the tables nor the places know. */
function corrected({ tokens, phrases, places }: Scan, correct: CorrectPlace): Scan['places'] {
  const known = new Set<number>()
  for (const [at, place] of places.entries())
    for (let next = at; next < at + (place?.length ?? 0); next++) known.add(next)
  let left = MAX_CORRECTIONS
  return places.map((place, at) => {
    const isUnknown = tokens[at]?.kind === 'word' && phrases[at]?.length === 0
    if (place || !isUnknown || known.has(at) || left === 0) return place
    left -= 1
    return correct(nameAt(tokens, at))
  })
}

/** How many tokens at `at` have one of the meanings, by the longest such phrase; 0 when none has. */
export function lengthOf({ phrases }: Scan, at: number, ...meanings: Meaning[]): number {
  const found = phrases[at]?.find((phrase) => meanings.some((one) => phrase.meanings.has(one)))
  return found?.length ?? 0
}

/** The first place behind `at` where no phrase of these meanings stands. */
export function after(scan: Scan, at: number, ...meanings: Meaning[]): number {
  const length = lengthOf(scan, at, ...meanings)
  return length ? after(scan, at + length, ...meanings) : at
}

function phrasesAt(tokens: Token[], at: number, { entries }: Lexicon): Phrase[] {
  const found: Phrase[] = []
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    if (at + length > tokens.length) continue
    const words = tokens.slice(at, at + length).map(({ text }) => text)
    const entry = entries.get(words.join(' '))
    if (entry) found.push({ ...entry, length })
  }
  return found
}

/** The words from `at` on, up to a sign: no name goes beyond one. */
function nameAt(tokens: Token[], at: number): string[] {
  const ahead = tokens.slice(at, at + LONGEST_PLACE)
  const sign = ahead.findIndex(({ kind, grouped }) => kind === 'sign' || grouped)
  return (sign < 0 ? ahead : ahead.slice(0, sign)).map(({ text }) => text)
}
