import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import type { Db } from '../data/db/db'
import { ACCESS_CHANGES, accessStatements } from '../data/people/access'
import { erasureStatements } from '../data/people/erasures'
import { countsOf, personQueries, readPerson } from '../data/people/person'
import { PERSON_KINDS } from '../domain/people/person-kinds'
import { inlined } from './agency/sql'

const rows = z.record(z.enum(PERSON_KINDS), z.array(z.object({ item: z.string() })))

/** A call of `npm run people:…`: how to look, or what to tell and to write about what was found. */
export const personCall = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email()),
  rows: rows.optional(),
  change: z.enum([...ACCESS_CHANGES, 'erase']).optional(),
})

const dialect = new SQLiteSyncDialect()

/**
 * Without rows, the queries that find a person; with them what they tell, and the statements of a
 * change. All as SQL text, since a deployed database is reached by wrangler alone.
 */
export function personAnswer(
  db: Db,
  { email, rows, change }: z.infer<typeof personCall>,
  now: Date,
) {
  if (!rows) {
    const queries = personQueries(email)
    return { queries: PERSON_KINDS.map((kind) => inlined(dialect.sqlToQuery(queries[kind]))) }
  }
  const statements =
    change === undefined
      ? []
      : change === 'erase'
        ? erasureStatements(db, email, rows, { source: 'command', now })
        : accessStatements(db, change, email, now)
  const person = readPerson(rows, email)
  return {
    person,
    counts: countsOf(person),
    statements: statements.map((statement) => inlined(toSql(statement))),
  }
}

function toSql(statement: object) {
  if ('toSQL' in statement && typeof statement.toSQL === 'function') return statement.toSQL()
  throw new Error('A statement that has no text')
}
