import { asc, eq, sql } from 'drizzle-orm'
import type { Redirect } from '../../domain/content/addresses/redirects'
import { utcDay } from '../../domain/format/time-before'
import { type Db, runBatch } from '../db/db'
import { insertRows } from '../db/insert-rows'
import { neverFound, redirect } from '../db/schema-redirects'
import { raiseVersion } from '../db/version'
import { auditRow, type Doer } from '../people/audit'

export type StoredRedirect = typeof redirect.$inferSelect

/** Where a release that knows no 410 leads. */
const WITHOUT_410 = '/'

/** All redirects, by their paths. */
export function listRedirects(db: Db): Promise<StoredRedirect[]> {
  return db.select().from(redirect).orderBy(asc(redirect.path))
}

/** Their paths and targets alone, as visitors' requests need them. */
export async function redirectPairs(db: Db): Promise<[path: string, target: string | null][]> {
  const { path, target, gone } = redirect
  const rows = await db.select({ path, target, gone }).from(redirect)
  return rows.map((row) => [row.path, row.gone ? null : row.target])
}

/** Stores redirects in the place of those with the same path, and answers the version under which they lead. */
export async function saveRedirects(
  db: Db,
  all: readonly Redirect[],
  source: StoredRedirect['source'],
  { by, now }: Doer,
): Promise<number> {
  const rows = redirectStatements(db, all, source, now)
  await runBatch(db, [
    ...rows,
    ...all.map(({ path }) => db.delete(neverFound).where(eq(neverFound.path, path))),
    auditRow(db, { by, now, action: 'redirect.change' }),
  ])
  return raiseVersion(db)
}

/** The statements that store redirects in the place of those with the same path. */
export function redirectStatements(
  db: Db,
  all: readonly Redirect[],
  source: StoredRedirect['source'],
  now: Date,
) {
  const rows = all.map(({ path, target }) => ({
    path,
    target: target ?? WITHOUT_410,
    gone: target === null,
    source,
    hits: 0,
    lastHit: null,
    createdAt: now.getTime(),
  }))
  return insertRows(db, redirect, rows).map((insert) =>
    insert.onConflictDoUpdate({
      target: redirect.path,
      set: { target: sql`excluded.target`, gone: sql`excluded.gone` },
    }),
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
