import { DrizzleQueryError } from 'drizzle-orm'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

export type Db = DrizzleD1Database

/** For public reads: any replica will do, but one request sees its own past. */
export function readingDb(d1: D1Database): Db {
  return session(d1, 'first-unconstrained')
}

/** A session that starts at the primary, for writes and for reads that decide on access. */
export function primaryDb(d1: D1Database): Db {
  return session(d1, 'first-primary')
}

/** The cast is safe: of the database, drizzle uses only `prepare` and `batch`, which a session has. */
function session(d1: D1Database, constraint: D1SessionConstraint): Db {
  return drizzle(d1.withSession(constraint) as unknown as D1Database)
}

/** True when an error means that D1 did not answer; a wrong statement's error does not. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  const text = cause instanceof Error ? cause.message : ''
  return /\bD1_|D1 DB|Network connection lost/.test(text) && !text.includes('SQLITE_ERROR')
}
