import { asc, eq, sql } from 'drizzle-orm'
import type { Redirect } from '../../domain/content/redirects'
import { utcDay } from '../../domain/format/time-before'
import { type Db, runBatch } from '../db/db'
import { insertRows } from '../db/insert-rows'
import { redirect } from '../db/schema-redirects'
import { raiseVersion } from '../db/version'
import { auditRow, type Doer } from '../people/audit'

export type StoredRedirect = typeof redirect.$inferSelect

/** All redirects, by their paths. */
export function listRedirects(db: Db): Promise<StoredRedirect[]> {
  return db.select().from(redirect).orderBy(asc(redirect.path))
}

/** Their paths and targets alone, as visitors' requests need them. */
export async function redirectPairs(db: Db): Promise<[path: string, target: string][]> {
  const rows = await db.select({ path: redirect.path, target: redirect.target }).from(redirect)
  return rows.map(({ path, target }) => [path, target])
}

/** Stores redirects in the place of those with the same path, and answers the version under which they lead. */
export async function saveRedirects(
  db: Db,
  all: readonly Redirect[],
  source: StoredRedirect['source'],
  { by, now }: Doer,
): Promise<number> {
  const rows = redirectStatements(db, all, source, now)
  await runBatch(db, [...rows, auditRow(db, { by, now, action: 'redirect.change' })])
  return raiseVersion(db)
}

/** The statements that store redirects in the place of those with the same path. */
export function redirectStatements(
  db: Db,
  all: readonly Redirect[],
  source: StoredRedirect['source'],
  now: Date,
) {
  const rows = all.map((one) => ({
    ...one,
    source,
    hits: 0,
    lastHit: null,
    createdAt: now.getTime(),
  }))
  return insertRows(db, redirect, rows).map((insert) =>
    insert.onConflictDoUpdate({ target: redirect.path, set: { target: sql`excluded.target` } }),
  )
}

/** The statements that take redirects away, as pages have their paths now. */
export function forgetRedirects(db: Db, paths: readonly string[]) {
  return paths.map((path) => db.delete(redirect).where(eq(redirect.path, path)))
}

/** Takes a redirect away. */
export async function deleteRedirect(db: Db, path: string, { by, now }: Doer): Promise<number> {
  await db.batch([
    db.delete(redirect).where(eq(redirect.path, path)),
    auditRow(db, { by, now, action: 'redirect.change' }),
  ])
  return raiseVersion(db)
}

/** Counts that somebody came by an old address. */
export async function countRedirect(db: Db, path: string, now: Date): Promise<void> {
  await db
    .update(redirect)
    .set({ hits: sql`${redirect.hits} + 1`, lastHit: utcDay(now) })
    .where(eq(redirect.path, path))
}
