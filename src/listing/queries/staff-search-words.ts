import { type SQL, sql } from 'drizzle-orm'
import { containsText } from '../../platform/db/contains'
import { project, type property } from '../../platform/db/schema'
import { crmId } from '../../platform/db/schema-crm'

const MAX_WORDS = 8

/** Returns the words of a staff search, up to a maximum. Further words are ignored. */
export function staffSearchWords(q: string): string[] {
  return q
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
}

/**
 * Returns the condition that a listing's number, name, title or address contains a word, or that the word is its ID in
 * the CRM or in an imported file. It is only for staff members who may see addresses.
 */
export function listingMatchesWord(table: typeof property | typeof project, word: string): SQL {
  const inData = (path: string) => sql`coalesce(${table.data} ->> ${sql.raw(`'$.${path}'`)}, '')`
  const parts = ['street', 'houseNumber', 'zip', 'city', 'name', 'ident', 'typeDescription'].map(
    inData,
  )
  const kind = table === project ? 'project' : 'property'
  const text = sql.join([sql`${table.id}`, ...parts], sql` || ' ' || `)
  return sql`(${containsText(text, word)} OR ${table.id} IN (SELECT ${crmId.id} FROM ${crmId}
    WHERE ${crmId.kind} = ${kind} AND ${crmId.external} = ${word} COLLATE NOCASE))`
}
