import { and, eq, gte, inArray, isNull, min, notInArray, type SQL, sql, sum } from 'drizzle-orm'
import type { Property } from '../../../listing/property'
import { readListingRecords } from '../../../listing/queries/listing-records'
import { STATUS } from '../../../listing/status'
import type { Db } from '../../../platform/db/db'
import { property } from '../../../platform/db/schema'
import { propertyVisit } from '../../../platform/db/schema-history'
import { lead } from '../../../platform/db/schema-leads'
import { isOneOf, managedBy } from '../../../site/accounts/members'
import type { Agency, OfficeListings } from '../../leads/lead-office'
import { UNWANTED_STATUSES } from '../../leads/leads'
import { officeOfListing } from '../../leads/leads.staff'
import type { FigureScope } from './period'
import type { DailyVisits } from './visit-series'

/**
 * Returns the number of visits by day to the properties of the scope, without days that have none. `first` is the first
 * day on which any visit was counted.
 */
export async function readDailyVisits(
  db: Db,
  { from, office }: FigureScope,
): Promise<{ first: string | null; dailyCounts: DailyVisits[] }> {
  const { day, visits } = propertyVisit
  const [[firstRow], dailyCounts] = await db.batch([
    db.select({ first: min(day) }).from(propertyVisit),
    db
      .select({ day, visits: sum(visits).mapWith(Number) })
      .from(propertyVisit)
      .where(
        and(
          gte(day, from),
          office ? inArray(propertyVisit.propertyId, propertiesOf(db, office)) : undefined,
        ),
      )
      .groupBy(day)
      .orderBy(day),
  ])
  return { first: firstRow?.first ?? null, dailyCounts }
}

export interface VisitedListing {
  property: Property
  visits: number
}

/** Returns the properties on the market with visits but no lead, most visited first, and their total number. */
export async function findListingsWithoutLeads(
  db: Db,
  { from, since, office }: FigureScope,
  limit: number,
): Promise<{ listings: VisitedListing[]; total: number }> {
  const visits = sql<number>`sum(${propertyVisit.visits})`
  const listingsWithLeads = sql`(SELECT ${lead.propertyId} FROM ${lead} WHERE ${lead.createdAt} >= ${since}
    AND ${lead.propertyId} IS NOT NULL AND ${notInArray(lead.status, UNWANTED_STATUSES)})`
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
        office ? isOfOffice(office) : undefined,
        sql`${property.id} NOT IN ${listingsWithLeads}`,
      ),
    )
    .groupBy(property.id)
    .orderBy(sql`visits DESC`, property.id)
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  const { properties } = await readListingRecords(db, { properties: ids, projects: [] })
  const listings = rows.flatMap((row) => {
    const record = properties.get(row.id)
    return record ? [{ property: record, visits: row.visits }] : []
  })
  return { listings, total: rows[0]?.total ?? 0 }
}

/** Returns the visits to the properties of each office. The id is null for properties without an office. */
export async function countVisitsByOffice(
  db: Db,
  agency: Agency,
  { from }: FigureScope,
): Promise<Map<number | null, number>> {
  const visits = sql<number>`sum(${propertyVisit.visits})`
  const rows = await db
    .select({
      visits: visits.as('visits'),
      officeName: sql<string | null>`${property.data} ->> '$.officeName'`.as('office_name'),
      name: sql<string | null>`${property.data} ->> '$.manager.name'`.as('manager_name'),
      email: sql<string | null>`${property.data} ->> '$.manager.email'`.as('manager_email'),
    })
    .from(propertyVisit)
    .leftJoin(property, eq(property.id, propertyVisit.propertyId))
    .where(gte(propertyVisit.day, from))
    .groupBy(propertyVisit.propertyId)
  const sums = new Map<number | null, number>()
  for (const { visits: count, officeName, name, email } of rows) {
    const manager = name === null ? null : { name, email }
    const office = officeOfListing(agency, { officeName, manager })
    sums.set(office, (sums.get(office) ?? 0) + count)
  }
  return sums
}

/** Returns the condition for the properties of an office. It must match `officeOfListing`. */
export function isOfOffice({ names, others, managers }: OfficeListings): SQL {
  const { data } = property
  const officeName = sql`${data} ->> '$.officeName'`
  return sql`CASE WHEN ${isOneOf(officeName, others)} THEN 0 WHEN ${isOneOf(officeName, names)} THEN 1
    ELSE ${managedBy(sql`${data}`, managers)} END`
}

/** Returns a query for the ids of an office's properties. */
function propertiesOf(db: Db, office: OfficeListings) {
  return db.select({ id: property.id }).from(property).where(isOfOffice(office))
}
