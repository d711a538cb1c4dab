import { cleanText, normalise, truncate } from '../../platform/format/text'

/** The search box's input, parsed and normalised. */
export interface SearchQuery {
  /** Normalised. '' finds nothing. */
  text: string
  words: string[]
  /** The words by which lists are filtered (`searchWords`). */
  parts: string[]
  /** The start of a postcode (`90`, `L-1234`), or '' if there is none or more than one number. */
  zip: string
  /** The words without that postcode. */
  name: string
}

const MAX_QUERY = 80
/** Enough for a long address with its town. Further words are ignored. */
const MAX_WORDS = 12
/**
 * The prefix `B-` of a Belgian postcode is ignored. The prefix `L-` distinguishes postcodes of Luxembourg from Belgian
 * ones.
 */
const BELGIAN = /^be?-(?=\d)/i
const OF_LUXEMBOURG = /^lu?-(?=\d{1,4}$)/i
const ABROAD = /^l \d{1,4}$/

/** Parses the text of the search box. Never throws. Only the first 80 characters count. */
export function parseSearchQuery(typed: string | null): SearchQuery {
  const parts = searchWords(cleanText(typed ?? '', MAX_QUERY))
  const words = parts
    .flatMap((word) => (ABROAD.test(word) ? [word] : wordsOf(word)))
    .slice(0, MAX_WORDS)
  const zips = words.filter((word) => ABROAD.test(word) || /^\d{1,4}$/.test(word))
  const zip = (zips.length === 1 && zips[0]) || ''
  return {
    text: truncate(words.join(' '), MAX_QUERY),
    words,
    parts,
    zip: zip.replace('l ', 'L-'),
    name: words.filter((word) => word !== zip).join(' '),
  }
}

/**
 * Returns the first twelve distinct words of a text, normalised. It is split at spaces and commas, so `Sint-Pieters` is
 * one word. A postcode of Luxembourg is `l 1234`.
 */
export function searchWords(text: string): string[] {
  const words = text
    .split(/[\s,]+/)
    .map((word) => word.replace(BELGIAN, '').replace(OF_LUXEMBOURG, 'l-'))
  return [...new Set(words.map(normalise))].filter(Boolean).slice(0, MAX_WORDS)
}

export function wordsOf(text: string): string[] {
  return text.split(' ').filter(Boolean)
}

/** Returns the words that are valid as a listing ID. */
export function idsIn(words: readonly string[]): number[] {
  return words.filter((word) => /^[1-9]\d{0,9}$/.test(word)).map(Number)
}
