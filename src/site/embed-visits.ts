import { desc, gte, lt, sql } from 'drizzle-orm'
import { type Db, primaryDb } from '../platform/db/db'
import { deleteSome, repeatUntilDone } from '../platform/db/delete-in-batches'
import { embedVisit } from '../platform/db/schema-history'
import { monthsBefore, utcDay } from '../platform/format/time-before'
import { log } from '../platform/log'
import type { Retention } from './retention'

/** Counts a visitor who came from a frame on another site. */
export async function countEmbedVisit(d1: D1Database, host: string, day: string): Promise<void> {
  await primaryDb(d1)
    .insert(embedVisit)
    .values({ host, day, visits: 1 })
    .onConflictDoUpdate({
      target: [embedVisit.day, embedVisit.host],
      set: { visits: sql`${embedVisit.visits} + 1` },
    })
    .catch((error) => log('embed visit not written', { error }))
}

/** Returns the visitors from each site since a day, highest first. */
export async function readEmbedVisits(
  db: Db,
  from: string,
): Promise<{ host: string; visits: number }[]> {
  const visits = sql<number>`sum(${embedVisit.visits})`.as('visits')
  return db
    .select({ host: embedVisit.host, visits })
    .from(embedVisit)
    .where(gte(embedVisit.day, from))
    .groupBy(embedVisit.host)
    .orderBy(desc(visits), embedVisit.host)
}

/** Deletes the counts that are past the retention period of visits. */
export async function deleteExpiredEmbedVisits(
  db: Db,
  { visitMonths }: Retention,
  now: Date,
): Promise<void> {
  const { day, host } = embedVisit
  const isOld = lt(day, utcDay(monthsBefore(now, visitMonths)))
  await repeatUntilDone(db, [deleteSome(db, embedVisit, [day, host], isOld)])
}
