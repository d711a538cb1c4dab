import { existsSync, globSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { failIfLocked } from './database-lock.ts'
import { fail } from './say.ts'

/** Every database of the 49 migrations before the first release has this one. `0001_initial.sql` replaced them all. */
const UNRELEASED_MIGRATION = '0002_search.sql'

/** Returns true if these migrations are those of before the first release. */
export function isUnreleased(migrations: readonly string[]): boolean {
  return migrations.includes(UNRELEASED_MIGRATION)
}

/**
 * Moves the databases, caches and files of `stateDir` into its folder `v3-old` if they are from before the first
 * release, so that the next command creates new ones. Ends the process if another one still locks them after
 * `timeoutMs`.
 */
export function replaceUnreleased(stateDir: string, timeoutMs: number): void {
  failIfLocked(stateDir, timeoutMs)
  if (!hasUnreleased(stateDir)) return
  const old = `${stateDir}/v3-old`
  console.log(
    `Nothing has been released yet, so the local database is recreated with the new schema; the old one is in ${old}.`,
  )
  if (existsSync(old)) rmSync(old, { recursive: true })
  renameSync(`${stateDir}/v3`, old)
}

/** Ends the process with one sentence if a local database is from before the first release. */
export function failIfUnreleased(stateDir: string): void {
  if (!hasUnreleased(stateDir)) return
  fail(
    `The local database in ${stateDir} is from before the first release: npm start recreates it.`,
  )
}

function hasUnreleased(stateDir: string): boolean {
  return globSync(`${stateDir}/v3/d1/*/*.sqlite`).some((file) => isUnreleased(migrationsOf(file)))
}

function migrationsOf(file: string): string[] {
  const database = new DatabaseSync(file)
  try {
    const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'").get()
    if (!table) return []
    const rows = database.prepare('SELECT name FROM d1_migrations').all()
    return rows.map(({ name }) => String(name))
  } finally {
    database.close()
  }
}
