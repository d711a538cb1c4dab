import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/audit'
import type { Db, Statement } from '../../platform/db/db'
import { excluded, insertRows } from '../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../platform/db/json-rows'
import { neverFound, redirect } from '../../platform/db/schema-redirects'
import { utcDay } from '../../platform/format/time-before'
import {
  listOf,
  type RedirectList,
  type RedirectSource,
  redirectList,
  targetsOf,
  withoutPaths,
  withRedirects,
} from '../../site/redirects/redirect-list'
import type { Redirect } from '../../site/redirects/redirect-targets'
import { changeDocument, type TypedEditable } from '../../site/revisions/documents'

export type StoredRedirect = typeof redirect.$inferSelect

/** The target of a removed address (410), because the column must not be null. */
const NO_TARGET = '/'

/** Returns all redirects, ordered by path. */
export function listRedirects(db: Db): Promise<StoredRedirect[]> {
  return db.select().from(redirect).orderBy(asc(redirect.path))
}

/** Returns only the paths and targets, which visitors' requests need. */
export async function redirectPairs(db: Db): Promise<[path: string, target: string | null][]> {
  const { path, target, gone } = redirect
  const rows = await db.select({ path, target, gone }).from(redirect)
  return rows.map((row) => [row.path, row.gone ? null : row.target])
}

export async function readRedirectList(db: Db): Promise<RedirectList> {
  const rows = await listRedirects(db)
  return listOf(rows.map(({ path, target, gone, source }) => [path, gone ? null : target, source]))
}

/** The `Editable` of all redirects: one list with one history. */
export const editableRedirects: TypedEditable<RedirectList> = {
  key: { subjectType: 'redirect', subjectId: 'all' },
  actions: { publish: 'redirect.change', restore: 'redirect.restore' },
  parse(document) {
    const read = redirectList.safeParse(document)
    return read.success ? read.data : null
  },
  read: readRedirectList,
  async write(db, document, { now }) {
    return listStatements(db, await readRedirectList(db), redirectList.parse(document), now)
  },
}

/**
 * Returns the statements that change one list into another. An unchanged path keeps its count. A path with a redirect
 * is deleted from the unknown paths.
 */
function listStatements(db: Db, before: RedirectList, after: RedirectList, now: Date): Statement[] {
  const previous = new Map(before.redirects.map((one) => [one[0], JSON.stringify(one)]))
  const written = after.redirects.filter((one) => previous.get(one[0]) !== JSON.stringify(one))
  const targets = targetsOf(after)
  const rows = written.map(([path, target, source]) => ({
    path,
    target: target ?? NO_TARGET,
    gone: target === null,
    source,
    hits: 0,
    lastHit: null,
    createdAt: now.getTime(),
  }))
  return [
    ...jsonChunks([...previous.keys()].filter((path) => !targets.has(path))).map((paths) =>
      db.delete(redirect).where(inArray(redirect.path, valuesOf(paths))),
    ),
    ...insertRows(db, redirect, rows).map((insert) =>
      insert.onConflictDoUpdate({
        target: redirect.path,
        set: {
          target: excluded(redirect.target),
          gone: excluded(redirect.gone),
          source: excluded(redirect.source),
        },
      }),
    ),
    ...jsonChunks(written.map(([path]) => path)).map((paths) =>
      db.delete(neverFound).where(inArray(neverFound.path, valuesOf(paths))),
    ),
  ]
}

/** Stores redirects and replaces those with the same path. */
export function saveRedirects(
  db: Db,
  all: readonly Redirect[],
  source: RedirectSource,
  actor: Actor,
): Promise<void> {
  const auditEntry = { ...actor, action: 'redirect.change' as const }
  return changeDocument(
    db,
    editableRedirects,
    (list) => withRedirects(list, all, source),
    auditEntry,
  )
}

export function deleteRedirect(db: Db, path: string, actor: Actor): Promise<void> {
  const auditEntry = { ...actor, action: 'redirect.change' as const }
  return changeDocument(db, editableRedirects, (list) => withoutPaths(list, [path]), auditEntry)
}

export async function countRedirect(db: Db, path: string, now: Date): Promise<void> {
  await db
    .update(redirect)
    .set({ hits: sql`${redirect.hits} + 1`, lastHit: utcDay(now) })
    .where(eq(redirect.path, path))
}
