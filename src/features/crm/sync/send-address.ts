import { and, eq, isNull } from 'drizzle-orm'
import { earlyUntil } from '../../../listing/queries/early-access'
import { availability } from '../../../listing/status'
import type { Db } from '../../../platform/db/db'
import { project, property } from '../../../platform/db/schema'
import { CrmCallError, type CrmKind } from '../sources/source'
import type { WebhookSource } from '../sources/webhook-source'
import { type CrmRun, withProblems, writeRun } from './crm-runs'

/** Returns the absolute URL of a listing's page in the agency's main language. */
export type PageUrl = (kind: CrmKind, id: number) => string

/**
 * Sends the address of the next imported listing of a run to the CRM, if the listing is on the site. A failure is a
 * problem of the run and is not retried: the next webhook about the listing sends the address again.
 */
export async function sendNextAddress(
  db: Db,
  source: WebhookSource,
  run: CrmRun,
  pageUrl: PageUrl,
  now: Date,
): Promise<void> {
  const [next, ...addresses] = run.work.addresses ?? []
  if (!next) return
  const { kind, id, key } = next
  const isSent =
    !(await isOnSite(db, kind, id)) || (await isAccepted(source, key, pageUrl(kind, id)))
  const unsent = { ID: id, key, issues: [{ code: 'addressUnsent' as const }] }
  const problems = isSent ? run.problems : withProblems(run, [unsent])
  await writeRun(db, run, { work: { ...run.work, addresses }, problems }, now)
}

async function isAccepted(source: WebhookSource, key: string, address: string): Promise<boolean> {
  try {
    await source.setAddress(key, address)
    return true
  } catch (error) {
    if (!(error instanceof CrmCallError)) throw error
    return false
  }
}

async function isOnSite(db: Db, kind: CrmKind, id: number): Promise<boolean> {
  if (kind === 'project') {
    const isStored = and(eq(project.id, id), isNull(project.deletedAt))
    const [row] = await db.select({ data: project.data }).from(project).where(isStored)
    return row?.data?.published ?? false
  }
  const isStored = and(eq(property.id, id), isNull(property.deletedAt))
  const [row] = await db.select({ data: property.data }).from(property).where(isStored)
  if (!row?.data || availability(row.data) === 'not-published') return false
  return (await earlyUntil(db, id)) === null
}
