import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Project, Property } from '../../../listing/property'
import { type Db, runBatch, type Statement } from '../../../platform/db/db'
import { project, property } from '../../../platform/db/schema'
import { crmItem, crmRun, type RunReason } from '../../../platform/db/schema-crm'
import { decideHeldPrices } from '../import/held-listings'
import { importListings } from '../import/import'
import type { CrmKind } from '../sources/source'
import { type CrmRun, findHeldRun } from './crm-runs'

type PendingRemoval = Pick<typeof crmItem.$inferSelect, 'kind' | 'id'>

const IS_LEAVING = isNotNull(crmItem.leaves)

/** Lists the records that are marked to be hidden. */
export async function listPendingRemovals(db: Db): Promise<PendingRemoval[]> {
  return db.select({ kind: crmItem.kind, id: crmItem.id }).from(crmItem).where(IS_LEAVING)
}

/** A record that is marked to be hidden, with its data. */
export interface NamedPendingRemoval extends PendingRemoval {
  leaves: 'missing' | 'deleted' | 'status' | null
  listing: Property | Project | null
}

/** Lists the first records that are marked to be hidden, with their data. */
export async function listNamedRemovals(db: Db, limit: number): Promise<NamedPendingRemoval[]> {
  const facts = { kind: crmItem.kind, id: crmItem.id, leaves: crmItem.leaves }
  const isLeaving = (kind: CrmKind) => and(IS_LEAVING, eq(crmItem.kind, kind))
  const [properties, projects] = await db.batch([
    db
      .select({ ...facts, listing: property.data })
      .from(crmItem)
      .innerJoin(property, eq(property.id, crmItem.id))
      .where(isLeaving('property'))
      .limit(limit),
    db
      .select({ ...facts, listing: project.data })
      .from(crmItem)
      .innerJoin(project, eq(project.id, crmItem.id))
      .where(isLeaving('project'))
      .limit(limit),
  ])
  return [...projects, ...properties].slice(0, limit)
}

/** Hides these records with the statements of `alongside` in the same batch; their data stays for 30 days. */
export async function hidePendingRemovals(
  db: Db,
  leaving: readonly PendingRemoval[],
  now: Date,
  alongside: () => Statement[],
): Promise<void> {
  const idsOf = (kind: CrmKind) => leaving.flatMap((item) => (item.kind === kind ? [item.id] : []))
  const body = { DeletedIDs: idsOf('property'), DeletedProjectIDs: idsOf('project') }
  const forget = leaving.length > 0 ? [db.delete(crmItem).where(IS_LEAVING)] : []
  await importListings(db, body, {
    source: 'crm',
    now,
    hidesDeleted: true,
    reportBy: () => [...forget, ...alongside()],
  })
}

/** Hides the records of a held run after staff have confirmed it; returns false if no run is held. */
export async function approveRemovals(db: Db, now: Date): Promise<boolean> {
  const held = await findHeldRun(db)
  if (!held) return false
  const leaving = await listPendingRemovals(db)
  const counts = { ...held.counts, left: leaving.length }
  await hidePendingRemovals(db, leaving, now, () => [
    decideHeldPrices(db, 'approved'),
    decide(db, held, 'let-go', { counts }),
  ])
  return true
}

/** Keeps the records of a held run until the CRM sends them again; returns false if no run is held. */
export async function rejectRemovals(db: Db): Promise<boolean> {
  const held = await findHeldRun(db)
  if (!held) return false
  const retained = { kept: true, leaves: null, missed: 0 }
  await runBatch(db, [
    db.update(crmItem).set(retained).where(IS_LEAVING),
    decideHeldPrices(db, 'rejected'),
    decide(db, held, 'kept', {}),
  ])
  return true
}

function decide(db: Db, held: CrmRun, reason: RunReason, change: Partial<CrmRun>): Statement {
  return db
    .update(crmRun)
    .set({ ...change, state: 'done', reason })
    .where(and(eq(crmRun.id, held.id), sql`${crmRun.state} = 'held'`))
}
