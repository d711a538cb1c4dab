import { isSQLWrapper } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import { erasureStatements } from '../features/personal-data/erasures'
import { countsOf, otherQueries, readPerson, recordQueries } from '../features/personal-data/person'
import { RECORD_KINDS } from '../features/personal-data/person-kinds'
import { emailAddress } from '../platform/accounts/account'
import type { Db } from '../platform/db/db'
import { ACCESS_CHANGES, accessStatements } from '../site/accounts/access'
import { selectLastAdmin } from '../site/accounts/last-admin'
import { inlineValues } from './agency/sql'

const items = z.array(z.object({ item: z.string() }))
const rows = z.record(z.enum(RECORD_KINDS), items)

/** A call of `npm run people:…`: the address to search, or an action with the records found. */
export const personCall = z.object({
  email: emailAddress,
  rows: rows.optional(),
  mentions: items.optional(),
  change: z.enum([...ACCESS_CHANGES, 'erase']).optional(),
})

const dialect = new SQLiteSyncDialect()

/**
 * Returns the queries for a person's records, and the one that finds the last admin. With their rows, it returns the
 * queries for texts that mention the person. With both, it returns the content and the statements of a change. All are
 * SQL texts, because a deployed database is available only through wrangler.
 */
export function personAnswer(
  db: Db,
  { email, rows, mentions, change }: z.infer<typeof personCall>,
  now: Date,
) {
  if (!rows) {
    const queries = recordQueries(email)
    return {
      queries: RECORD_KINDS.map((kind) => textOf(queries[kind])),
      lastAdmin: inlineValues(selectLastAdmin(db, email).toSQL()),
    }
  }
  if (!mentions) return { queries: otherQueries(email, rows).map(textOf) }
  const records = { ...rows, mentions }
  const statements =
    change === undefined
      ? []
      : change === 'erase'
        ? erasureStatements(db, email, records, { source: 'command', now })
        : accessStatements(db, change, email, now)
  const person = readPerson(records, email)
  return { person, counts: countsOf(person), statements: statements.map(textOf) }
}

function textOf(statement: object): string {
  if (isSQLWrapper(statement)) return inlineValues(dialect.sqlToQuery(statement.getSQL()))
  throw new Error('A statement that has no text')
}
