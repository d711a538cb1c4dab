import { eq, sql } from 'drizzle-orm'
import type { Db, Statement } from './db'
import { contentVersion } from './schema-content'

/** The kind of data that a change concerns. Pages show both kinds, so each change raises the version that pages depend on. */
export type Changed = 'content' | 'listings'

export interface Versions {
  /** The number of the last change: the version of lists, listings and pages. */
  version: number
  /** The version of the content: unlike `version` it stays when listings alone change. */
  content: number
}

type Row = Pick<typeof contentVersion.$inferSelect, 'version' | 'listingChanges'>

/**
 * Returns both versions of a stored row. Only changes of listings are counted apart, so a writer that raises the
 * version without a count (a previous release, a command in docs/operations.md) changes the content too.
 */
export function versionsOf({ version, listingChanges }: Row): Versions {
  return { version, content: version - listingChanges }
}

/** Returns both versions. Throws when D1 does not answer. */
export async function readVersions(db: Db): Promise<Versions> {
  const row = await db.select().from(contentVersion).get()
  if (!row) throw new Error('content_version is empty: run the migrations')
  return versionsOf(row)
}

/** Returns the number of the last change. Throws when D1 does not answer. */
export async function readVersion(db: Db): Promise<number> {
  return (await readVersions(db)).version
}

/** Invalidates cached listings and pages, and cached content unless listings alone changed. */
export async function raiseVersion(db: Db, changed: Changed = 'content'): Promise<Versions> {
  const row = await db
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1`, ...countedIn(changed) })
    .returning()
    .get()
  return versionsOf(row)
}

/**
 * Raises the version like `raiseVersion`, and fails its batch when another writer has raised it since `expected`
 * was read: what the batch writes was computed from the rows of that version.
 */
export function raiseVersionFrom(db: Db, expected: number, changed: Changed): Statement {
  const next = sql`case when ${contentVersion.version} = ${expected} then ${expected + 1} end`
  return db
    .update(contentVersion)
    .set({ version: next, ...countedIn(changed) })
    .where(eq(contentVersion.id, 1))
}

function countedIn(changed: Changed) {
  return changed === 'listings' ? { listingChanges: sql`${contentVersion.listingChanges} + 1` } : {}
}
