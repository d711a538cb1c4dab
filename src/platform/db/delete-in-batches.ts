import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db, Statement } from './db'

/** The maximum number of rows that one statement deletes, so that other queries do not wait long. */
const STEP = 1000
/** The time after which a run leaves the remaining rows to the next run. */
const BUDGET_MS = 5000

/**
 * Repeats statements that each delete or change at most `STEP` rows, until no such row is left or five seconds have
 * passed.
 */
export async function repeatUntilDone(
  db: Db,
  statements: readonly [Statement, ...Statement[]],
): Promise<void> {
  const endsAt = Date.now() + BUDGET_MS
  let mayHaveMore = true
  while (mayHaveMore && Date.now() < endsAt) {
    const results: readonly D1Result[] = await db.batch(statements)
    mayHaveMore = results.some(({ meta }) => meta.changes >= STEP)
  }
}

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
