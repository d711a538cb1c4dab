import { and, eq, gte, inArray, isNull, min, sql, sum } from 'drizzle-orm'
import type { FigurePeriod } from '../../domain/figures/period'
import type { DailyVisits } from '../../domain/figures/visit-series'
import type { Property } from '../../domain/listing/property'
import { STATUS } from '../../domain/listing/status'
import type { Db } from '../db/db'
import { property } from '../db/schema'
import { propertyVisit } from '../db/schema-history'
import { lead } from '../db/schema-leads'

/** The visits of all homes by day, days without any left out; `first` is the first day that has one. */
export async function readDailyVisits(
  db: Db,
  { from }: FigurePeriod,
): Promise<{ first: string | null; counted: DailyVisits[] }> {
  const { day, visits } = propertyVisit
  const [[found], counted] = await db.batch([
    db.select({ first: min(day) }).from(propertyVisit),
    db
      .select({ day, visits: sum(visits).mapWith(Number) })
      .from(propertyVisit)
      .where(gte(day, from))
      .groupBy(day)
      .orderBy(day),
  ])
  return { first: found?.first ?? null, counted }
}

/** A home on the market that people look at. */
export interface VisitedHome {
  home: Property
  visits: number
}

/** The homes on the market that had visits and not one lead, the most visited first, and how many there are. */
export async function findHomesWithoutLeads(
  db: Db,
  { from, since }: FigurePeriod,
  most: number,
): Promise<{ homes: VisitedHome[]; total: number }> {
  const visits = sql<number>`sum(${propertyVisit.visits})`
  const asked = sql`(SELECT ${lead.propertyId} FROM ${lead} WHERE ${lead.createdAt} >= ${since}
    AND ${lead.propertyId} IS NOT NULL AND ${lead.status} <> 'spam')`
  const rows = await db
    .select({
      id: property.id,
      visits: visits.as('visits'),
      total: sql<number>`count(*) OVER ()`.as('total'),
    })
    .from(property)
    .innerJoin(
      propertyVisit,
      and(eq(propertyVisit.propertyId, property.id), gte(propertyVisit.day, from)),
    )
    .where(
      and(
        eq(property.status, STATUS.active),
        isNull(property.deletedAt),
        sql`${property.id} NOT IN ${asked}`,
      ),
    )
    .groupBy(property.id)
    .orderBy(sql`visits DESC`, property.id)
    .limit(most)
  const ids = rows.map(({ id }) => id)
  const records = await db
    .select({ id: property.id, data: property.data })
    .from(property)
    .where(inArray(property.id, ids))
  const byId = new Map(records.map(({ id, data }) => [id, data]))
  const homes = rows.flatMap((row) => {
    const home = byId.get(row.id)
    return home ? [{ home, visits: row.visits }] : []
  })
  return { homes, total: rows[0]?.total ?? 0 }
}
