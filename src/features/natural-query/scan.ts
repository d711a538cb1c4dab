import type { Lang } from '../../platform/format/lang'
import type { CorrectPlace, FindPlace, FoundPlace } from './find-place'
import { correctedWord, type Entry, type Lexicon, lexiconOf, MAX_PHRASE_LENGTH } from './lexicon'
import type { Meaning } from './meaning'
import { type Token, tokensOf } from './tokens'

/** A phrase of the tables at one position of the text. */
export type Phrase = Entry & { length: number }

/** A text that is being parsed: its tokens, with the phrases and the place that begin at each. */
export type Scan = {
  tokens: Token[]
  lexicon: Lexicon
  /** The phrases at each token, the longest first. */
  phrases: Phrase[][]
  places: (FoundPlace | null)[]
}

/** The maximum number of words of a place's name with its postcode. */
const MAX_PLACE_LENGTH = 6

/** The maximum number of corrections, because each compares a word with all towns. */
const MAX_CORRECTIONS = 8

export function scanOf(text: string, lang: Lang, find: FindPlace, correct?: CorrectPlace): Scan {
  const scan = scanTokens(tokensOf(text), lexiconOf(lang), find)
  return correct ? withCorrectedWords(withCorrectedPlaces(scan, correct), find) : scan
}

function scanTokens(tokens: Token[], lexicon: Lexicon, find: FindPlace): Scan {
  const phrases = tokens.map((_, at) => phrasesAt(tokens, at, lexicon))
  const places = tokens.map((_, at) => find(nameAt(tokens, at)))
  return { tokens, lexicon, phrases, places }
}

/** Returns the positions of the words that neither the tables nor the places contain, up to a limit. */
function unknownWords({ tokens, phrases, places }: Scan): Set<number> {
  const known = new Set<number>()
  for (const [at] of tokens.entries()) {
    const length = Math.max(places[at]?.length ?? 0, phrases[at]?.[0]?.length ?? 0)
    for (let next = at; next < at + length; next++) known.add(next)
  }
  const unknown = tokens.flatMap(({ kind }, at) => (kind === 'word' && !known.has(at) ? [at] : []))
  return new Set(unknown.slice(0, MAX_CORRECTIONS))
}

/** Returns the scan with the places that unknown words mean. */
function withCorrectedPlaces(scan: Scan, correct: CorrectPlace): Scan {
  const unknown = unknownWords(scan)
  const places = scan.places.map(
    (place, at) => place ?? (unknown.has(at) ? correct(nameAt(scan.tokens, at)) : null),
  )
  return { ...scan, places }
}

/** Returns the scan with the filter words that unknown words mean: `apprtement`. */
function withCorrectedWords(scan: Scan, find: FindPlace): Scan {
  const unknown = unknownWords(scan)
  const tokens = scan.tokens.map((token, at) => {
    const text = unknown.has(at) ? correctedWord(token.text, scan.lexicon) : null
    return text === null ? token : { ...token, text }
  })
  if (tokens.every((token, at) => token === scan.tokens[at])) return scan
  const { phrases, places } = scanTokens(tokens, scan.lexicon, find)
  return {
    ...scan,
    tokens,
    phrases,
    places: places.map((place, at) => place ?? scan.places[at] ?? null),
  }
}

/** Returns the number of tokens at `at` of the longest phrase with one of the meanings, or 0 if there is none. */
export function lengthOf({ phrases }: Scan, at: number, ...meanings: Meaning[]): number {
  const phrase = phrases[at]?.find((phrase) => meanings.some((one) => phrase.meanings.has(one)))
  return phrase?.length ?? 0
}

/** Returns the first position from `at` that is not a phrase with these meanings. */
export function after(scan: Scan, at: number, ...meanings: Meaning[]): number {
  const length = lengthOf(scan, at, ...meanings)
  return length ? after(scan, at + length, ...meanings) : at
}

function phrasesAt(tokens: Token[], at: number, { entries }: Lexicon): Phrase[] {
  const found: Phrase[] = []
  for (let length = MAX_PHRASE_LENGTH; length > 0; length--) {
    if (at + length > tokens.length) continue
    const words = tokens.slice(at, at + length).map(({ text }) => text)
    const entry = entries.get(words.join(' '))
    if (entry) found.push({ ...entry, length })
  }
  return found
}

/** Returns the words from `at` up to a symbol, as no name contains one. */
function nameAt(tokens: Token[], at: number): string[] {
  const ahead = tokens.slice(at, at + MAX_PLACE_LENGTH)
  const sign = ahead.findIndex(({ kind, grouped }) => kind === 'sign' || grouped)
  return (sign < 0 ? ahead : ahead.slice(0, sign)).map(({ text }) => text)
}
