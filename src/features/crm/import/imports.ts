import { desc, lt } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { deleteSome, repeatUntilDone } from '../../../platform/db/delete-in-batches'
import { importRun } from '../../../platform/db/schema'
import { monthsBefore } from '../../../platform/format/time-before'
import type { Retention } from '../../../site/retention'
import type { ImportReport } from './import-part'

export type ImportRun = typeof importRun.$inferSelect

/** Stores the report of a file that a command imported, unless nothing changed. */
export async function recordFileImport(db: Db, report: ImportReport, now: Date): Promise<void> {
  const { upserted, deleted, refused, held } = report
  if (upserted + deleted + refused.length + held.length === 0) return
  await db.insert(importRun).values({ ...report, at: now.toISOString(), source: 'command' })
}

/** Lists the last imports, the newest first. */
export async function listImports(db: Db, limit: number): Promise<ImportRun[]> {
  return db.select().from(importRun).orderBy(desc(importRun.id)).limit(limit)
}

export async function deleteExpiredImports(
  db: Db,
  { auditMonths }: Retention,
  now: Date,
): Promise<void> {
  const isOld = lt(importRun.at, monthsBefore(now, auditMonths).toISOString())
  await repeatUntilDone(db, [deleteSome(db, importRun, [importRun.id], isOld)])
}
