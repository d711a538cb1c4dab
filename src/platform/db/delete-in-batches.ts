import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './db'

/** The maximum number of rows that one statement deletes. A backlog takes several runs, so that no run takes long. */
const STEP = 1000

/** Returns a statement that deletes some of the rows that match `where`. `key` is the table's primary key. */
export function deleteSome<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  key: readonly [SQLiteColumn, ...SQLiteColumn[]],
  where: SQL | undefined,
) {
  return db.delete(table).where(isInNextBatch(table, key, where))
}

/** Matches the first rows that match `where`. All statements of a batch match the same rows. */
export function isInNextBatch(
  table: SQLiteTable,
  key: readonly [SQLiteColumn, ...SQLiteColumn[]],
  where: SQL | undefined,
): SQL {
  const columns = sql.join([...key], sql`, `)
  const condition = where ?? sql`true`
  return sql`(${columns}) in (select ${columns} from ${table} where ${condition} limit ${STEP})`
}
