import { type SQL, sql } from 'drizzle-orm'
import type { Translated } from '../../../domain/format/lang'
import { normalise } from '../../../domain/format/text'

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
/** The parts of the text in their order: a word's first place in it tells which part it is in. */
const IN_STREETS = sql.raw('instr(text, value) BETWEEN 1 AND instr(text, char(30))')
const IN_NAMES = sql.raw('instr(text, value) BETWEEN 1 AND instr(text, char(31))')
/** So many words rule a row out before the others are looked at. */
const LOOKED_FOR_FIRST = 3

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

/**
 * The condition that a row says each of the normalised words. The longest ones, which the fewest rows
 * contain, are looked for first, so that rows without them cost the same for any number of words.
 */
export function saysWords(words: readonly string[]): SQL {
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, LOOKED_FOR_FIRST)
  const contained = longest.map((word) => sql`instr(text, ${word}) > 0 AND `)
  return sql`${sql.join(contained)} NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(words)})
    WHERE NOT (${IN_NAMES}) AND instr(text, char(31) || value || char(31)) = 0)`
}

/** The condition that one of the words is in the row's street. */
export function saysStreet(words: readonly string[]): SQL {
  return sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(words)}) WHERE ${IN_STREETS})`
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map(normalise))].filter(Boolean)
}
