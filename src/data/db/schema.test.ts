import { env } from 'cloudflare:workers'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, test } from 'vitest'

const MODULES = import.meta.glob<Record<string, unknown>>('./schema*.ts', { eager: true })

const TABLES = Object.entries(MODULES)
  .filter(([path]) => !path.endsWith('.test.ts'))
  .flatMap(([, module]) => Object.values(module))
  .filter((value) => is(value, SQLiteTable))
const BY_NAME = new Map(TABLES.map((table) => [getTableName(table), table]))

/** A column as both sides tell it; `key` is its place in the primary key, 0 outside of it. */
interface Column {
  name: string
  type: string
  notNull: boolean
  key: number
}

interface TableInfo {
  name: string
  type: string
  notnull: number
  pk: number
}

describe("drizzle's schema", () => {
  test('has the tables of the migrated database, each once', async () => {
    const { results } = await env.DB.prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'
        AND name NOT LIKE '~_cf%' ESCAPE '~' AND name <> 'd1_migrations' ORDER BY name`,
    ).all<{ name: string }>()
    expect(TABLES.map(getTableName).toSorted()).toEqual(results.map(({ name }) => name))
  })

  test.each([...BY_NAME])('has the migrated columns of %s', async (name, table) => {
    expect(ofSchema(table)).toEqual(await ofDatabase(name))
  })
})

/** Sorted by name, since a column that a migration adds is the last one in the database. */
function ofSchema(table: SQLiteTable): Column[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const composite = primaryKeys.flatMap((key) => key.columns.map((column) => column.name))
  return byName(
    columns.map((column) => ({
      name: column.name,
      type: column.getSQLType().toUpperCase(),
      notNull: column.notNull,
      key: column.primary ? 1 : composite.indexOf(column.name) + 1,
    })),
  )
}

/** A primary key of one column is never null, though SQLite says so only of tables without rowid. */
async function ofDatabase(name: string): Promise<Column[]> {
  const { results } = await env.DB.prepare(`PRAGMA table_info("${name}")`).all<TableInfo>()
  return byName(
    results.map(({ name: column, type, notnull, pk }) => ({
      name: column,
      type,
      notNull: notnull === 1 || pk > 0,
      key: pk,
    })),
  )
}

function byName(columns: Column[]): Column[] {
  return columns.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
