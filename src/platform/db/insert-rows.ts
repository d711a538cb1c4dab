import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './db'
import { jsonChunks } from './json-rows'

/**
 * Returns the statements that insert `rows`, as few as D1's limits allow (100 bound values per statement, 1 MB per
 * value). The rows are JSON objects by column name, which `json_each` reads. A column that a row omits is null,
 * regardless of the default of the table. Without rows there are no statements. They insert nothing if `condition` is false
 * when they run.
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

/** Returns the value of the conflicting new row, for the `set` of an upsert. */
export function excluded(column: SQLiteColumn): SQL {
  return sql`excluded.${sql.identifier(column.name)}`
}

/** Returns a select of all columns in the order of the table's schema, in which drizzle inserts them. */
function selectRows(table: SQLiteTable, chunk: string, condition: SQL): SQL {
  const values = columnsOf(table).map(([, column]) => readColumn(column))
  return sql`select ${sql.join(values, sql`, `)} from json_each(${chunk}) where ${condition}`
}

/**
 * Returns the value of a column. A JSON column gets the JSON text, so that a string stays quoted. JSON null becomes SQL
 * null.
 */
function readColumn(column: SQLiteColumn): SQL {
  const path = `'$.${column.name}'`
  return sql.raw(isJson(column) ? `nullif(value -> ${path}, 'null')` : `value ->> ${path}`)
}

/** Returns the row by column name, with booleans as the numbers that SQLite stores. */
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
