import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { deleteSome, repeatUntilDone } from '../../platform/db/delete-in-batches'
import { neverFound } from '../../platform/db/schema-redirects'
import { daysBefore, utcDay } from '../../platform/format/time-before'

export type NeverFound = typeof neverFound.$inferSelect

/** The maximum number of paths that are counted. A new one replaces one that is no longer requested. */
export const MAX_NOT_FOUND_PATHS = 500
const RETENTION_DAYS = 90

/** Counts a request for a path without a page or redirect. */
export async function countNotFoundPath(db: Db, path: string, now: Date): Promise<void> {
  const day = utcDay(now)
  const updated = await db
    .update(neverFound)
    .set({ hits: sql`${neverFound.hits} + 1`, lastHit: day })
    .where(eq(neverFound.path, path))
    .returning({ path: neverFound.path })
  if (updated.length > 0) return
  const isFull = sql`(SELECT count(*) FROM never_found) >= ${MAX_NOT_FOUND_PATHS}`
  const oldest = sql`path = (SELECT path FROM never_found WHERE last_hit < ${day} ORDER BY last_hit LIMIT 1)`
  await db.delete(neverFound).where(and(oldest, isFull))
  await db.run(sql`
    INSERT INTO never_found (path, hits, last_hit)
    SELECT ${path}, 1, ${day} WHERE NOT (${isFull})
    ON CONFLICT (path) DO UPDATE SET hits = hits + 1`)
}

/** Returns the unknown paths that were requested most often, starting at `from`. */
export function listNotFoundPaths(db: Db, size: number, from: number): Promise<NeverFound[]> {
  const { hits, lastHit, path } = neverFound
  return db
    .select()
    .from(neverFound)
    .orderBy(desc(hits), desc(lastHit), path)
    .limit(size)
    .offset(from)
}

export function countNotFoundPaths(db: Db): Promise<number> {
  return db.$count(neverFound)
}

/** Deletes the paths that were not requested within the retention period. */
export async function deleteExpiredPaths(db: Db, now: Date): Promise<void> {
  const isOld = lt(neverFound.lastHit, utcDay(daysBefore(now, RETENTION_DAYS)))
  await repeatUntilDone(db, [deleteSome(db, neverFound, [neverFound.path], isOld)])
}
