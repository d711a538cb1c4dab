import { cleanText, cut, normalise } from '../format/text'

/** The search box's input, parsed and normalised. */
export interface SearchQuery {
  /** Normalised; '' finds nothing. */
  text: string
  words: string[]
  /** The start of a postcode, '' when there is none or more than one number. */
  zip: string
  /** The words without that postcode. */
  name: string
}

const MAX_QUERY = 80
/** `B-9000`, `L-1234`: listings have their postcodes without. */
const COUNTRY_OF_ZIP = /\b(?:be?|lu?)\s*-\s*(?=\d)/gi

/** Total: whatever was typed, at most 80 characters of it count. */
export function parseSearchQuery(typed: string | null): SearchQuery {
  const clean = cleanText(typed ?? '', MAX_QUERY).replace(COUNTRY_OF_ZIP, '')
  const text = cut(normalise(clean), MAX_QUERY)
  const words = wordsOf(text)
  const numbers = words.filter((word) => /^\d{1,4}$/.test(word))
  const zip = (numbers.length === 1 && numbers[0]) || ''
  return { text, words, zip, name: words.filter((word) => word !== zip).join(' ') }
}

/** The words of a normalised text. */
export function wordsOf(text: string): string[] {
  return text.split(' ').filter(Boolean)
}

/** The words that are usable as a listing's ID. */
export function idsIn(words: readonly string[]): number[] {
  return words.filter((word) => /^[1-9]\d{0,9}$/.test(word)).map(Number)
}
