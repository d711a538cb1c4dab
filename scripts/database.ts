import { readdirSync, readFileSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import { unstable_splitSqlQuery as splitSql } from 'wrangler'
import { fail, message } from './say.ts'

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

/** Wrangler's own table, so that `wrangler d1 migrations apply` agrees on what has run. */
const APPLIED = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

/** Applies what is new in migrations/, each file whole or not at all. */
export async function migrate(db: Database): Promise<void> {
  await db.prepare(APPLIED).run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const files = readdirSync('migrations').filter((name) => name.endsWith('.sql'))
  const pending = files.sort().filter((file) => !applied.has(file))
  if (pending.length) console.log(`Applying migrations (${pending.length}) …`)
  for (const name of pending) {
    const statements = splitSql(readFileSync(`migrations/${name}`, 'utf8'))
    await db
      .batch([
        ...statements.map((sql) => db.prepare(sql)),
        db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
      ])
      .catch((error) => fail(`Migration ${name} failed: ${message(error)}`))
  }
}

export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM site_setting LIMIT 1').first()) === null
}

/** True when the database has the demo agency's staff account. */
export async function hasDemo(db: Database): Promise<boolean> {
  const demo = db.prepare("SELECT 1 FROM account WHERE email = 'staff@example.com'")
  return (await demo.first()) !== null
}
