import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { crmState } from '../../../platform/db/schema-crm'
import type { RunMode } from './due-run'

export type CrmState = typeof crmState.$inferSelect

const ONLY = 1
const FIRST = { id: ONLY, failures: 0, abnormal: 0, denied: 0 }

/** The state of the sync; null before its first run. */
export async function findCrmState(db: Db): Promise<CrmState | null> {
  return (await db.select().from(crmState).get()) ?? null
}

/** The state of the sync, begun now before its first run. */
export async function readCrmState(db: Db, now: Date): Promise<CrmState> {
  const found = await findCrmState(db)
  if (found) return found
  await beginState(db, now)
  return readCrmState(db, now)
}

/** The statement that changes the state of the sync. */
export function setState(db: Db, change: Partial<CrmState>) {
  return db.update(crmState).set(change).where(eq(crmState.id, ONLY))
}

/** Asks for a run with the next tick; one that reads everything is not made less. */
export async function wantRun(db: Db, mode: RunMode, now: Date): Promise<void> {
  const { wanted } = await readCrmState(db, now)
  await setState(db, { wanted: wanted === 'all' ? 'all' : mode })
}

/** No run goes on until staff resume it. */
export async function pauseSync(db: Db, now: Date): Promise<void> {
  await beginState(db, now)
  await setState(db, { pausedAt: now.toISOString(), pausedFor: 'staff' })
}

/** Goes on, with new credentials perhaps: what failed before is not counted. */
export async function resumeSync(db: Db): Promise<void> {
  const begun = { failures: 0, abnormal: 0, denied: 0, nextAt: null }
  await setState(db, { ...begun, pausedAt: null, pausedFor: null })
}

async function beginState(db: Db, now: Date): Promise<void> {
  const first = { ...FIRST, startedAt: now.toISOString() }
  await db.insert(crmState).values(first).onConflictDoNothing()
}
