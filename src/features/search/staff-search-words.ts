import { type SQL, sql } from 'drizzle-orm'
import { holds } from '../../platform/db/contains'
import type { project, property } from '../../platform/db/schema'

const MOST_WORDS = 8

/** The words by which staff look for something; further ones count for nothing. */
export function searchedWords(q: string): string[] {
  return q
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
}

/** The condition that a listing's number, name, title or whole address holds a word: for those alone who know addresses. */
export function namesListing(table: typeof property | typeof project, word: string): SQL {
  const inData = (path: string) => sql`coalesce(${table.data} ->> ${sql.raw(`'$.${path}'`)}, '')`
  const parts = ['street', 'houseNumber', 'zip', 'city', 'name', 'ident', 'typeDescription'].map(
    inData,
  )
  return holds(sql.join([sql`${table.id}`, ...parts], sql` || ' ' || `), word)
}
