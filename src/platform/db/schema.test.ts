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

/** A column of the schema or the database. `key` is its position in the primary key, or 0 if it is not in it. */
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
  dflt_value: string | null
}

describe("drizzle's schema", () => {
  test('has each table of the migrated database once', async () => {
    const { results } = await env.DB.prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'
        AND name NOT LIKE '~_%' ESCAPE '~' AND name <> 'd1_migrations' ORDER BY name`,
    ).all<{ name: string }>()
    expect(TABLES.map(getTableName).toSorted()).toEqual(results.map(({ name }) => name))
  })

  test.each([...BY_NAME])('has the migrated columns of %s', async (name, table) => {
    expect(ofSchema(table)).toEqual(await ofDatabase(name))
  })

  test('has no default values other than those of the database', async () => {
    const mismatches: string[] = []
    for (const [name, table] of BY_NAME) {
      const inDatabase = new Map((await tableInfo(name)).map((one) => [one.name, one.dflt_value]))
      const { columns } = getTableConfig(table)
      for (const column of columns.filter((one) => one.default !== undefined)) {
        const value = column.mapToDriverValue(column.default)
        const literal = typeof value === 'string' ? `'${value}'` : String(value)
        if (inDatabase.get(column.name) !== literal)
          mismatches.push(`${name}.${column.name}: ${literal}`)
      }
    }
    expect(mismatches).toEqual([])
  })
})

/** Columns are sorted by name, because a migration adds a column at the end of its table. */
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

/** A primary key of one column is never null, but SQLite reports that only for tables without rowid. */
async function ofDatabase(name: string): Promise<Column[]> {
  const columns = await tableInfo(name)
  return byName(
    columns.map(({ name: column, type, notnull, pk }) => ({
      name: column,
      type,
      notNull: notnull === 1 || pk > 0,
      key: pk,
    })),
  )
}

async function tableInfo(name: string): Promise<TableInfo[]> {
  const { results } = await env.DB.prepare(`PRAGMA table_info("${name}")`).all<TableInfo>()
  return results
}

function byName(columns: Column[]): Column[] {
  return columns.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
