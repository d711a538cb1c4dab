import { env } from 'cloudflare:workers'
import { getTableColumns } from 'drizzle-orm'
import { listing } from '../src/platform/db/schema'

/** The tables of the migrations, except those that survive from test file to test file. */
export async function dataTables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
      AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT IN ('content_version', 'd1_migrations')`,
  ).all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** The columns without the key, so that an isolate finds no cards of a previous test file in its memory. */
const LISTING_COLUMNS = Object.values(getTableColumns(listing))
  .map(({ name }) => `"${name}"`)
  .filter((name) => name !== '"key"')
  .join(', ')

/**
 * Loads rows into the database. If it is empty, they are copied from the first load under this name by a test file of
 * the same runtime, as tables whose names begin with an underscore survive.
 */
export async function loadOnce(name: string, load: () => Promise<void>): Promise<void> {
  const tables = await dataTables()
  const areFilled = tables.map((table) => `EXISTS (SELECT 1 FROM "${table}")`)
  const isFilled = await env.DB.prepare(`SELECT ${areFilled.join(' OR ')} AS filled`).first<number>(
    'filled',
  )
  if (isFilled) return load()
  const prefix = `_${name}_`
  const isStored = await env.DB.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?')
    .bind(`${prefix}${tables[0]}`)
    .first()
  if (!isStored) await load()
  const copies = tables.map((table) => {
    if (!isStored) return `CREATE TABLE "${prefix}${table}" AS SELECT * FROM "${table}"`
    const columns = table === 'listing' ? LISTING_COLUMNS : '*'
    const target = table === 'listing' ? `listing (${columns})` : `"${table}"`
    return `INSERT INTO ${target} SELECT ${columns} FROM "${prefix}${table}"`
  })
  const statements = ['PRAGMA defer_foreign_keys = on', ...copies]
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
}
