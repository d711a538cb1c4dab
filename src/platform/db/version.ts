import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from './db'
import { retry } from './retry'
import { contentVersion } from './schema-content'
import { earlyAccess } from './schema-overrides'

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

/**
 * Returns the versions. Throws if D1 does not respond. The first reader after a property became public raises the version
 * of the listings, so that no cache hides it. No cron is needed for that.
 */
export async function readVersions(db: Db): Promise<Versions> {
  // Literal, because SQLite would not use the partial index for a parameter.
  const isDue = sql`${earlyAccess.isOver} = 0 and ${earlyAccess.publicFrom} <= ${Date.now()}`
  const hasDue = sql<number>`exists (select 1 from ${earlyAccess} where ${isDue})`
  const row = await db
    .select({ ...getTableColumns(contentVersion), hasDue })
    .from(contentVersion)
    .get()
  if (!row) throw new Error('content_version is empty: run the migrations')
  if (!row.hasDue) return versionsOf(row)
  const next = sql`${contentVersion.version} + 1`
  const [, , [raised = row]] = await db.batch([
    db
      .update(contentVersion)
      .set({ version: next, ...changedAt(next, 'listings') })
      .where(hasDue),
    db.update(earlyAccess).set({ isOver: true }).where(isDue),
    db.select().from(contentVersion),
  ])
  return versionsOf(raised)
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

function versionsOf({ version, content, listings }: Versions): Versions {
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
