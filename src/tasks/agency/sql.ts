export type SqlValue = string | number | null

/** A row as SQLite stores it, by column name. */
export type Row = Record<string, SqlValue>

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number') return String(value)
  return `'${String(value).replaceAll("'", "''")}'`
}

export function insertRow(table: string, row: Row): string {
  const columns = Object.keys(row).map((name) => `"${name}"`)
  const values = Object.values(row).map(literal)
  return `INSERT INTO "${table}" (${columns.join(', ')}) VALUES (${values.join(', ')})`
}

/** Returns a statement with its values as literals, for a database that is available only through wrangler. */
export function inlineValues({ sql, params }: { sql: string; params: unknown[] }): string {
  const values = params[Symbol.iterator]()
  return sql.replace(/\?/g, () => literal(values.next().value))
}
