import { sql } from 'drizzle-orm'
import type { Db } from './db'
import { contentVersion } from './schema-content'

/** The number that every cache key carries. Throws when D1 does not answer. */
export async function readVersion(db: Db): Promise<number> {
  const row = await db.select().from(contentVersion).get()
  if (!row) throw new Error('content_version is empty: run the migrations')
  return row.version
}

/** Makes every cached answer old: the new number is in no key yet. */
export async function raiseVersion(db: Db): Promise<number> {
  const row = await db
    .update(contentVersion)
    .set({ version: sql`${contentVersion.version} + 1` })
    .returning()
    .get()
  return row.version
}
