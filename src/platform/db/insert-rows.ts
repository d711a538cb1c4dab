import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './db'
import { jsonChunks } from './json-rows'

/**
 * Returns the statements that insert `rows`, as few as D1's limits allow (100 bound values a statement, 1 MB a value):
 * the rows travel as JSON objects by column name and are read by `json_each`. A column that a row leaves out is null,
 * whatever default the table has. None for no rows; nothing where `condition` is not true when they run.
 */
export function insertRows<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  condition = sql`true`,
) {
  return jsonChunks(rows.map((row) => encodeRow(table, row))).map((chunk) =>
    db.insert(table).select(selectRows(table, chunk, condition)),
  )
}

/** Returns the statement that inserts one row if `condition` is true when it runs. */
export function insertRowIf<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  row: Table['$inferInsert'],
  condition: SQL,
) {
  const chunk = JSON.stringify([encodeRow(table, row)])
  return db.insert(table).select(selectRows(table, chunk, condition))
}

/** Returns the value that a conflicting row came with, for the `set` of an upsert. */
export function excluded(column: SQLiteColumn): SQL {
  return sql`excluded.${sql.identifier(column.name)}`
}

/** Returns all columns of the table in its schema's order, which is the order drizzle inserts them in. */
function selectRows(table: SQLiteTable, chunk: string, condition: SQL): SQL {
  const values = columnsOf(table).map(([, column]) => readColumn(column))
  return sql`select ${sql.join(values, sql`, `)} from json_each(${chunk}) where ${condition}`
}

/** JSON columns get their value's JSON text, so that a string stays quoted; a JSON null is no value. */
function readColumn(column: SQLiteColumn): SQL {
  const path = `'$.${column.name}'`
  return sql.raw(isJson(column) ? `nullif(value -> ${path}, 'null')` : `value ->> ${path}`)
}

/** Returns the row by the names of the table's columns, its booleans as the numbers that SQLite stores. */
function encodeRow<Table extends SQLiteTable>(table: Table, row: Table['$inferInsert']) {
  const values: Record<string, unknown> = row
  const encoded: Record<string, unknown> = {}
  for (const [key, column] of columnsOf(table)) {
    const value = values[key] ?? null
    encoded[column.name] = value === null || isJson(column) ? value : column.mapToDriverValue(value)
  }
  return encoded
}

function isJson(column: SQLiteColumn): boolean {
  return column.dataType === 'json'
}

function columnsOf(table: SQLiteTable): [string, SQLiteColumn][] {
  return Object.entries(getTableColumns(table)) as [string, SQLiteColumn][]
}
