import { and, count, gte, notInArray, sql, sum } from 'drizzle-orm'
import type { ListingKind } from '../../../listing/overrides/overrides'
import type { Db } from '../../../platform/db/db'
import { valuesOf } from '../../../platform/db/json-rows'
import { propertyVisit } from '../../../platform/db/schema-history'
import { lead } from '../../../platform/db/schema-leads'
import { brusselsDay } from '../../../platform/format/local-time'
import { daysBefore } from '../../../platform/format/time-before'
import { UNWANTED_STATUSES } from '../../leads/leads'

/** The period of the views and leads in the list. */
export const ACTIVITY_DAYS = 30

/** The views and leads of a listing in the last `ACTIVITY_DAYS` days. */
interface ListingActivity {
  /** The views of its page, which are counted for properties only. */
  views: number
  /** The leads about it, without unwanted ones. */
  leads: number
}

export type ActivityLookup = (kind: ListingKind, id: number) => ListingActivity

/** Returns a lookup of the activity of the listings with these ids. */
export async function readListingActivity(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<ActivityLookup> {
  const start = daysBefore(now, ACTIVITY_DAYS)
  const { propertyId, projectId } = lead
  const [views, leads] = await db.batch([
    db
      .select({ id: propertyVisit.propertyId, views: sum(propertyVisit.visits).mapWith(Number) })
      .from(propertyVisit)
      .where(
        and(
          sql`${propertyVisit.propertyId} in ${valuesOf(JSON.stringify(ids))}`,
          gte(propertyVisit.day, brusselsDay(start)),
        ),
      )
      .groupBy(propertyVisit.propertyId),
    db
      .select({ propertyId, projectId, leads: count() })
      .from(lead)
      .where(
        and(gte(lead.createdAt, start.toISOString()), notInArray(lead.status, UNWANTED_STATUSES)),
      )
      .groupBy(propertyId, projectId),
  ])
  const viewsById = new Map(views.map((row) => [row.id, row.views]))
  const leadsOf = (kind: ListingKind, id: number) =>
    leads
      .filter((row) => (kind === 'property' ? row.propertyId : row.projectId) === id)
      .reduce((total, row) => total + row.leads, 0)
  return (kind, id) => ({
    views: kind === 'property' ? (viewsById.get(id) ?? 0) : 0,
    leads: leadsOf(kind, id),
  })
}
