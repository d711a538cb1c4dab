import { env } from 'cloudflare:workers'

const IS_META = /^(?:_|sqlite_|content_version$|d1_migrations$)/

/**
 * Fills an empty database by `load`. Later calls of the same name copy the rows of the first one inside SQLite, which
 * takes a fraction of the time. A database that has rows is left to `load`.
 */
export async function loadOnce(name: string, load: () => Promise<void>): Promise<void> {
  const prefix = `_${name}_`
  const names = await tableNames()
  const tables = names.filter((table) => !IS_META.test(table))
  if ((await filled(tables)).length > 0) return load()
  const copies = names.filter((table) => table.startsWith(prefix))
  if (copies.length > 0) {
    await run([
      'PRAGMA defer_foreign_keys = on',
      ...copies.map((copy) => `INSERT INTO "${copy.slice(prefix.length)}" SELECT * FROM "${copy}"`),
    ])
    return
  }
  await load()
  const loaded = await filled(tables)
  await run(loaded.map((table) => `CREATE TABLE "${prefix}${table}" AS SELECT * FROM "${table}"`))
}

async function tableNames(): Promise<string[]> {
  const all = env.DB.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
  return (await all.all<{ name: string }>()).results.map(({ name }) => name)
}

/** The tables that have rows. */
async function filled(tables: string[]): Promise<string[]> {
  const answers = await run(tables.map((table) => `SELECT 1 FROM "${table}" LIMIT 1`))
  return tables.filter((_, index) => answers[index]?.results.length)
}

function run(statements: string[]) {
  return env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
}
