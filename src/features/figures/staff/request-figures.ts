import { and, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Property } from '../../../listing/property'
import type { Db } from '../../../platform/db/db'
import { property } from '../../../platform/db/schema'
import { appointment, ownerEntry } from '../../../platform/db/schema-appointments'
import { lead } from '../../../platform/db/schema-leads'
import { UNWANTED_STATUSES } from '../../leads/leads'
import type { FigureScope } from './period'
import { isOfOffice } from './visit-figures'

interface RequestCounts {
  /** The requests for a visit. */
  requests: number
  tookPlace: number
  planned: number
  /** The visitors who answered what they thought of a visit. */
  answers: number
}

export interface RequestedListing extends RequestCounts {
  property: Property
}

/** Returns the properties with requests, visits or answers in the period, those with the most requests first. */
export async function findRequestedListings(
  db: Db,
  { since, office }: FigureScope,
  limit: number,
): Promise<RequestedListing[]> {
  const sinceMs = Date.parse(since)
  const events = sql`(
    SELECT ${lead.propertyId} AS home, 'request' AS event FROM ${lead}
      WHERE ${lead.kind} = 'visit' AND ${lead.createdAt} >= ${since}
        AND ${notInArray(lead.status, UNWANTED_STATUSES)}
    UNION ALL SELECT ${ownerEntry.propertyId}, ${ownerEntry.state} FROM ${ownerEntry}
      WHERE ${ownerEntry.kind} = 'visit' AND ${ownerEntry.at} >= ${sinceMs}
        AND ${ownerEntry.state} IN ('took-place', 'planned')
    UNION ALL SELECT ${appointment.propertyId}, 'answer' FROM ${appointment}
      WHERE ${appointment.feedbackAt} >= ${sinceMs})`
  const countOf = (event: string) => sql<number>`count(*) FILTER (WHERE event = ${event})`
  const rows = await db
    .select({
      property: property.data,
      requests: countOf('request').as('requests'),
      tookPlace: countOf('took-place').as('took_place'),
      planned: countOf('planned').as('planned'),
      answers: countOf('answer').as('answers'),
    })
    .from(property)
    .innerJoin(events, sql`home = ${property.id}`)
    .where(and(isNotNull(property.data), office ? isOfOffice(office) : undefined))
    .groupBy(property.id)
    .orderBy(sql`requests DESC, took_place DESC`, property.id)
    .limit(limit)
  return rows.flatMap(({ property: record, ...counts }) =>
    record ? [{ ...counts, property: record }] : [],
  )
}
