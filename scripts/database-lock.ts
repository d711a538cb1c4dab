import { globSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { fail } from './say.ts'

const SQLITE_BUSY = 5

/** Ends this process with one sentence if another process still locks a local database after `timeoutMs`. */
export function failIfLocked(stateDir: string, timeoutMs: number): void {
  const file = lockedDatabase(stateDir, timeoutMs)
  if (file === null) return
  fail(`Another process holds the database ${file}: end that process, then run this again.`)
}

/** Returns the path of a local SQLite file that stays locked for `timeoutMs` in all, or null if there is none. */
export function lockedDatabase(stateDir: string, timeoutMs: number): string | null {
  const deadline = Date.now() + timeoutMs
  const files = globSync(`${stateDir}/v3/{d1,kv,r2}/*/*.sqlite`).sort()
  return files.find((file) => isLocked(file, Math.max(0, deadline - Date.now()))) ?? null
}

/** Returns true if no write transaction can begin within `timeoutMs`; SQLite itself waits. */
function isLocked(file: string, timeoutMs: number): boolean {
  const database = new DatabaseSync(file, { timeout: timeoutMs })
  try {
    database.exec('BEGIN IMMEDIATE; ROLLBACK')
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  } finally {
    database.close()
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
