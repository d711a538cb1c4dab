import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { crmRun, type RunWork } from '../../../platform/db/schema-crm'
import type { Lang } from '../../../platform/format/lang'
import type { ImportIssue, ItemIssue } from '../import/import-issue'
import { type CrmRun, firstRow, type NewRun } from './crm-runs'

const IS_QUEUED = sql`${crmRun.state} = 'queued'`

/** Stores a run of a file that waits until the open run has ended. Returns its ID. */
export async function queueRun(
  db: Db,
  run: NewRun,
  work: Required<Pick<RunWork, 'transfer' | 'queued'>>,
  now: Date,
): Promise<number> {
  const first = firstRow(run, now)
  const row = { ...first, state: 'queued' as const, work: { ...first.work, ...work } }
  return (await db.insert(crmRun).values(row).returning({ id: crmRun.id }).get()).id
}

export function countQueuedRuns(db: Db): Promise<number> {
  return db.$count(crmRun, IS_QUEUED)
}

/** Lists the queued runs, the oldest first. */
export async function listQueuedRuns(db: Db, limit: number): Promise<CrmRun[]> {
  return db.select().from(crmRun).where(IS_QUEUED).orderBy(crmRun.id).limit(limit)
}

/** Counts an attempt to read the file of a queued run before it begins, so that a file that stops the worker counts. */
export async function countAttempt(db: Db, { id, attempts }: CrmRun): Promise<void> {
  await db
    .update(crmRun)
    .set({ attempts: attempts + 1 })
    .where(eq(crmRun.id, id))
}

export async function failQueuedRun(
  db: Db,
  { id }: CrmRun,
  issue: ImportIssue,
  now: Date,
): Promise<void> {
  await db.update(crmRun).set(refusedFile(issue, now)).where(eq(crmRun.id, id))
}

/** Stores a refused file as a failed run, so that staff see it and the reason. */
export async function recordRefusedFile(
  db: Db,
  langs: readonly Lang[],
  issue: ImportIssue,
  now: Date,
): Promise<void> {
  const first = firstRow({ mode: 'all', langs, since: null }, now)
  await db.insert(crmRun).values({ ...first, ...refusedFile(issue, now) })
}

function refusedFile(issue: ImportIssue, now: Date) {
  const problems: ItemIssue[] = [{ ID: null, issues: [issue] }]
  const endedAt = now.toISOString()
  return { state: 'failed' as const, reason: 'file' as const, endedAt, problems }
}
