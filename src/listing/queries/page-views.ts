import { eq, lt, sql } from 'drizzle-orm'
import type { VisitSource } from '../../features/owner-area/history'
import type { Db } from '../../platform/db/db'
import { deleteSome, repeatUntilDone } from '../../platform/db/delete-in-batches'
import { excluded, insertRows } from '../../platform/db/insert-rows'
import { propertyVisit } from '../../platform/db/schema-history'
import { monthsBefore, utcDay } from '../../platform/format/time-before'
import type { Retention } from '../../site/retention'

/** The visits that this isolate has counted and not yet stored: `day id` → visits. */
const pendingVisits = new Map<string, number>()
const MAX_COUNTED = 5000

export function countVisit(propertyId: number, day: string): void {
  const key = `${day} ${propertyId}`
  if (pendingVisits.size >= MAX_COUNTED && !pendingVisits.has(key)) return
  pendingVisits.set(key, (pendingVisits.get(key) ?? 0) + 1)
}

/**
 * Stores the counted visits, in one statement for about 20,000 properties. Visits that can't be stored stay counted.
 */
export async function writeVisits(db: Db): Promise<void> {
  const visitsToWrite = [...pendingVisits]
  pendingVisits.clear()
  const rows = visitsToWrite.map(([key, visits]) => ({
    propertyId: Number(key.slice(11)),
    day: key.slice(0, 10),
    visits,
  }))
  try {
    for (const insert of insertRows(db, propertyVisit, rows)) {
      await insert.onConflictDoUpdate({
        target: [propertyVisit.propertyId, propertyVisit.day],
        set: { visits: sql`${propertyVisit.visits} + ${excluded(propertyVisit.visits)}` },
      })
    }
  } catch (error) {
    for (const [key, visits] of visitsToWrite)
      pendingVisits.set(key, (pendingVisits.get(key) ?? 0) + visits)
    throw error
  }
}

/** Returns the visits of a property on this site: today, in the last 7 and 30 days, and in total. */
export async function readVisits(
  db: Db,
  propertyId: number,
  today: string,
): Promise<Omit<VisitSource, 'name'>> {
  const since = (days: number) => sql<number>`
    coalesce(sum(case when ${propertyVisit.day} > date(${today}, ${`-${days} days`}) then ${propertyVisit.visits} end), 0)`
  const row = await db
    .select({
      day: since(1),
      week: since(7),
      month: since(30),
      total: sql<number>`coalesce(sum(${propertyVisit.visits}), 0)`,
    })
    .from(propertyVisit)
    .where(eq(propertyVisit.propertyId, propertyId))
    .get()
  return row ?? { day: 0, week: 0, month: 0, total: 0 }
}

/** Deletes the visits that are past their retention period. */
export async function deleteExpiredVisits(
  db: Db,
  { visitMonths }: Retention,
  now: Date,
): Promise<void> {
  const { propertyId, day } = propertyVisit
  const isOld = lt(day, utcDay(monthsBefore(now, visitMonths)))
  await repeatUntilDone(db, [deleteSome(db, propertyVisit, [propertyId, day], isOld)])
}
