import { type SQL, sql } from 'drizzle-orm'
import type { Translated } from '../../domain/format/lang'
import { normalise } from '../../domain/format/text'

/** The parts of the column `text`: streets, names of the place, and words that count as a whole. */
interface SearchFacts {
  /** Null when visitors don't see it. */
  street: Translated | null
  names: readonly string[]
  /** The postcode, the ID, the number of a street that is shown. */
  whole: readonly (string | null)[]
}

/** Separators that no normalised text contains (ASCII's for records and units). */
const NAMES = '\u001e'
const WHOLE = '\u001f'
const STREETS_OF_ROW = sql.raw('substr(text, 1, instr(text, char(30)))')
const TEXTS_OF_ROW = sql.raw('substr(text, 1, instr(text || char(31), char(31)))')

/** The column's value, normalised: a line for each name, so that no word is found across two of them. */
export function searchText({ street, names, whole }: SearchFacts): string {
  const words = distinct(whole.map((word) => word ?? ''))
  const streets = distinct(Object.values(street ?? {}))
  return [
    streets.join('\n'),
    NAMES,
    distinct(names).join('\n'),
    ...words.map((word) => WHOLE + word),
    WHOLE,
  ].join('')
}

/** The condition that a row says each of the normalised words; one bound value for any number of them. */
export function saysWords(words: readonly string[]): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(words)})
    WHERE instr(${TEXTS_OF_ROW}, value) = 0 AND instr(text, char(31) || value || char(31)) = 0)`
}

/** The condition that one of the words is in the row's street. */
export function saysStreet(words: readonly string[]): SQL {
  return sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(words)})
    WHERE instr(${STREETS_OF_ROW}, value) > 0)`
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map(normalise))].filter(Boolean)
}
