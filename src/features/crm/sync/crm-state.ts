import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { crmState } from '../../../platform/db/schema-crm'
import type { RunMode } from './due-run'

export type CrmState = typeof crmState.$inferSelect

const ONLY = 1
const FIRST = { id: ONLY, failures: 0, abnormal: 0, denied: 0 }

/** Returns the state of the sync, or null before its first run. */
export async function findCrmState(db: Db): Promise<CrmState | null> {
  return (await db.select().from(crmState).get()) ?? null
}

/** Returns the state of the sync, and creates it before the first run. */
export async function readCrmState(db: Db, now: Date): Promise<CrmState> {
  const stored = await findCrmState(db)
  if (stored) return stored
  await beginState(db, now)
  return readCrmState(db, now)
}

export function setState(db: Db, change: Partial<CrmState>) {
  return db.update(crmState).set(change).where(eq(crmState.id, ONLY))
}

/** Requests a run for the next minute; a requested full run is not reduced to changes. */
export async function requestRun(db: Db, mode: RunMode, now: Date): Promise<void> {
  const { wanted } = await readCrmState(db, now)
  await setState(db, { wanted: wanted === 'all' ? 'all' : mode })
}

/** Pauses the sync until staff resume it. */
export async function pauseSync(db: Db, now: Date): Promise<void> {
  await beginState(db, now)
  await setState(db, { pausedAt: now.toISOString(), pausedFor: 'staff' })
}

/** Resumes the sync, perhaps with new credentials; earlier failures no longer count. */
export async function resumeSync(db: Db): Promise<void> {
  const begun = { failures: 0, abnormal: 0, denied: 0, nextAt: null }
  await setState(db, { ...begun, pausedAt: null, pausedFor: null })
}

async function beginState(db: Db, now: Date): Promise<void> {
  const first = { ...FIRST, startedAt: now.toISOString() }
  await db.insert(crmState).values(first).onConflictDoNothing()
}
