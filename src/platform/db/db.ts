import { DrizzleQueryError } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

export type Db = DrizzleD1Database

export type Statement = BatchItem<'sqlite'>

/**
 * Returns a session for public reads. It uses any replica that is at least as recent as `bookmark`, if given. Later
 * reads of a request see its earlier writes.
 */
export function readingDb(d1: D1Database, bookmark: string | null): Db {
  return session(d1, bookmark ?? 'first-unconstrained')
}

/** Returns a session that starts at the primary, for writes and for reads that decide on access. */
export function primaryDb(d1: D1Database): Db {
  return session(d1, 'first-primary')
}

/** Returns the D1 bookmark of the session's last response, or null before the first. */
export function bookmarkOf(db: Db): string | null {
  return sessions.get(db)?.getBookmark() ?? null
}

const sessions = new WeakMap<Db, D1DatabaseSession>()

/**
 * Returns a drizzle database for a session. The cast is safe: drizzle uses only `prepare` and `batch`, which a session
 * has.
 */
function session(d1: D1Database, constraint: D1SessionConstraint | D1SessionBookmark): Db {
  const opened = d1.withSession(constraint)
  const db = drizzle(opened as unknown as D1Database)
  sessions.set(db, opened)
  return db
}

/** Runs the statements as one batch, all or nothing. */
export async function runBatch(db: Db, statements: readonly Statement[]): Promise<void> {
  const [first, ...rest] = statements
  if (first) await db.batch([first, ...rest])
}

/** Returns true if the error means that D1 did not respond. The error of an invalid statement does not. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  const text = cause instanceof Error ? cause.message : ''
  return /\bD1_|D1 DB|Network connection lost/.test(text) && !text.includes('SQLITE_ERROR')
}
