import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Statement } from '../../../platform/db/db'
import { leaseEnd } from '../../../platform/db/lease'
import { importRun } from '../../../platform/db/schema'
import { log } from '../../../platform/log'
import type { ImportReport } from './import-part'
import type { ImportRun } from './imports'

/** The bucket's folder for files of listings that are not completely imported. No route serves it. */
export const FEED_FOLDER = 'feeds/'
/** The number of consecutive failed attempts after which an import is given up. */
const MAX_ATTEMPTS = 10

/** The storage for the body of an import of several parts, so that a killed one can be continued. */
export interface ImportStorage {
  media: R2Bucket
  /** The body as JSON; it is cleared after it is stored, so that the largest file is in memory only once. */
  text: string
  /** The URL of the request, for links in mails to new owners. */
  url: string
}

/** An import whose last part is not stored, claimed by this run. */
export type OpenImport = Pick<ImportRun, 'id' | 'claim' | 'body' | 'parts' | 'partsDone'> &
  ImportReport

// The condition is a literal, or SQLite would not use the partial index.
const IS_OPEN = sql`${importRun.body} IS NOT NULL`

/**
 * Stores the body and opens its import. Returns null if the bucket is unavailable; the import then cannot be continued.
 */
export async function openImport(
  db: Db,
  storage: ImportStorage,
  { source, parts }: { source: string; parts: number },
  now: Date,
): Promise<OpenImport | null> {
  const body = `${FEED_FOLDER}${crypto.randomUUID()}/listings.json`
  try {
    const customMetadata = { url: storage.url }
    await storage.media.put(body, storage.text, { customMetadata })
  } catch (error) {
    log('import body not stored', { error })
    return null
  }
  const none = { upserted: 0, unchanged: 0, deleted: 0, refused: [], notes: [], held: [] }
  const claim = crypto.randomUUID()
  const progress = { parts, partsDone: 0, body, claim, claimedUntil: leaseEnd(now) }
  const row = { at: now.toISOString(), source, ...none, ...progress }
  return (await db.insert(importRun).values(row).returning())[0] ?? null
}

/** Claims the oldest open import, unless another run has it; gives up one that has failed too often. */
export async function claimImport(db: Db, now: Date): Promise<OpenImport | null> {
  const at = now.toISOString()
  const oldest = sql`${importRun.id} = (select min(${importRun.id}) from ${importRun} where ${IS_OPEN})`
  const isFree = and(oldest, or(isNull(importRun.claimedUntil), lt(importRun.claimedUntil, at)))
  const isGivenUp = sql`${importRun.attempts} >= ${MAX_ATTEMPTS}`
  const [row] = await db
    .update(importRun)
    .set({
      claim: crypto.randomUUID(),
      claimedUntil: leaseEnd(now),
      attempts: sql`${importRun.attempts} + 1`,
      body: sql`case when ${isGivenUp} then null else ${importRun.body} end`,
    })
    .where(inArray(importRun.id, db.select({ id: importRun.id }).from(importRun).where(isFree)))
    .returning()
  if (!row) return null
  if (row.body !== null) return row
  log('import given up', { id: row.id, parts: row.parts, done: row.partsDone })
  return claimImport(db, now)
}

/** Returns true while an import has a part that is not stored. */
export async function hasOpenImport(db: Db): Promise<boolean> {
  const open = await db.select({ id: importRun.id }).from(importRun).where(IS_OPEN).limit(1).get()
  return open !== undefined
}

/** Returns the keys of stored bodies that an import still needs. */
export async function listOpenBodies(db: Db): Promise<string[]> {
  const open = await db.select({ body: importRun.body }).from(importRun).where(IS_OPEN)
  return open.flatMap(({ body }) => body ?? [])
}

/**
 * Returns the statement that stores the progress of a claimed import in the batch of a part. It fails the batch if
 * another run has claimed the import, because an older body must not overwrite a newer one. A report without changes is
 * deleted.
 */
export function storeProgress(
  db: Db,
  { id, claim }: OpenImport,
  { done, parts }: { done: number; parts: number },
  report: ImportReport,
  now: Date,
): Statement {
  const { upserted: some, deleted, refused, held } = report
  const hasNews = some + deleted + refused.length + held.length > 0
  if (done === parts && !hasNews) return db.delete(importRun).where(hasClaim({ id, claim }))
  const isClaimed = sql`${importRun.claim} = ${claim}`
  const upserted = sql<number>`case when ${isClaimed} then ${some} end`
  const end = done === parts ? { body: null, claim: null } : {}
  const progress = { parts, partsDone: done, attempts: 0, claimedUntil: leaseEnd(now) }
  return db
    .update(importRun)
    .set({ ...report, ...progress, ...end, upserted })
    .where(eq(importRun.id, id))
}

/** Renews the claim of an import while a part is written. */
export async function renewImport(db: Db, open: OpenImport, now: Date): Promise<void> {
  await db
    .update(importRun)
    .set({ claimedUntil: leaseEnd(now) })
    .where(hasClaim(open))
}

/** Releases the claim, so that another run can continue at once. */
export async function releaseImport(db: Db, open: OpenImport): Promise<void> {
  await db.update(importRun).set({ claim: null, claimedUntil: null }).where(hasClaim(open))
}

/** Gives up an import whose body is missing. */
export async function abandonImport(db: Db, open: OpenImport): Promise<void> {
  log('import given up', { id: open.id, parts: open.parts, done: open.partsDone })
  await db.update(importRun).set({ body: null, claim: null }).where(hasClaim(open))
}

function hasClaim({ id, claim }: Pick<OpenImport, 'id' | 'claim'>) {
  return and(eq(importRun.id, id), eq(importRun.claim, claim ?? ''))
}
