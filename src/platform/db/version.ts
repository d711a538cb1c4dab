import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from './db'
import { retry } from './retry'
import { contentVersion } from './schema-content'

/** The kind of data that changed. Pages show both kinds, so each change raises the version of pages. */
export type VersionKind = 'content' | 'listings'

export interface Versions {
  /** The number of the last change: the version of pages and details. */
  version: number
  /** The version at which the content last changed. */
  content: number
  /** The version at which listings last changed. */
  listings: number
}

/** Returns the versions. Throws if D1 does not respond. */
export async function readVersions(db: Db): Promise<Versions> {
  const row = await db.select().from(contentVersion).get()
  if (!row) throw new Error('content_version is empty: run the migrations')
  return versionsOf(row)
}

/** Returns the number of the last change. Throws if D1 does not respond. */
export async function readVersion(db: Db): Promise<number> {
  return (await readVersions(db)).version
}

/** Invalidates all cached data of this kind, or of both kinds without an argument. */
export async function raiseVersion(db: Db, changed?: VersionKind): Promise<Versions> {
  const next = sql`${contentVersion.version} + 1`
  const row = await db
    .update(contentVersion)
    .set({ version: next, ...changedAt(next, changed) })
    .returning()
    .get()
  return versionsOf(row)
}

/**
 * Raises the version as `raiseVersion` does. The batch fails if another writer raised it since `expected` was read,
 * because its data was computed from the rows of that version.
 */
export function raiseVersionFrom(db: Db, expected: number, changed: VersionKind): Statement {
  const next = sql`case when ${contentVersion.version} = ${expected} then ${expected + 1} end`
  return db
    .update(contentVersion)
    .set({ version: next, ...changedAt(sql`${expected + 1}`, changed) })
    .where(eq(contentVersion.id, 1))
}

function changedAt(version: SQL, changed?: VersionKind): { content?: SQL; listings?: SQL } {
  return {
    ...(changed !== 'listings' && { content: version }),
    ...(changed !== 'content' && { listings: version }),
  }
}

function versionsOf({ version, content, listings }: typeof contentVersion.$inferSelect): Versions {
  return { version, content, listings }
}

const ATTEMPTS = 5
/** The error if another writer was first to write the version or an owner's account. */
const CONFLICT = /content_version\.version|UNIQUE constraint failed: account\.email/

/** Repeats the work, including its reads, if another writer was faster. Other errors are not retried. */
export function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  return retry(work, { attempts: ATTEMPTS, isTransient: isConflict })
}

function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (CONFLICT.test(cause.message)) return true
  }
  return false
}
