import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './db'

/** The rows that one step deletes at most: a backlog takes more steps, and no step takes long. */
const STEP = 1000

/** Returns the statement that deletes some of the rows that `where` matches; `key` is the table's primary key. */
export function deleteSome<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  key: readonly [SQLiteColumn, ...SQLiteColumn[]],
  where: SQL | undefined,
) {
  return db.delete(table).where(isSome(table, key, where))
}

/** Matches the first of the rows that `where` matches, the same ones in every statement of a batch. */
export function isSome(
  table: SQLiteTable,
  key: readonly [SQLiteColumn, ...SQLiteColumn[]],
  where: SQL | undefined,
): SQL {
  const columns = sql.join([...key], sql`, `)
  const condition = where ?? sql`true`
  return sql`(${columns}) in (select ${columns} from ${table} where ${condition} limit ${STEP})`
}
