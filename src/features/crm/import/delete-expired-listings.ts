import { and, isNotNull, lt, sql } from 'drizzle-orm'
import { deleteOverrides } from '../../../listing/overrides/overrides'
import { localTime } from '../../../listing/queries/listing-index'
import type { Db } from '../../../platform/db/db'
import { isInNextBatch } from '../../../platform/db/delete-in-batches'
import { project, property } from '../../../platform/db/schema'
import { ownerEntry } from '../../../platform/db/schema-appointments'
import {
  ownerProperty,
  ownerReport,
  propertyHistory,
  propertyVisit,
} from '../../../platform/db/schema-history'
import { daysBefore } from '../../../platform/format/time-before'
import { markHomes } from '../../owner-area/owner-area'

const RETENTION_DAYS = 30

/**
 * Deletes the data of some of the records that have been hidden for 30 days, with their histories, visits and owners.
 */
export async function deleteExpiredListings(db: Db, now: Date): Promise<void> {
  const before = localTime(daysBefore(now, RETENTION_DAYS))
  const isPast = (table: typeof property | typeof project) =>
    and(isNotNull(table.deletedAt), isNotNull(table.data), lt(table.deletedAt, before))
  const isExpired = isInNextBatch(property, [property.id], isPast(property))
  const [properties, projects] = await db.batch([
    db.select({ id: property.id }).from(property).where(isPast(property)).limit(1),
    db.select({ id: project.id }).from(project).where(isPast(project)).limit(1),
  ])
  if (properties.length + projects.length === 0) return
  const ids = db.select({ id: property.id }).from(property).where(isExpired)
  const personalTables = [propertyHistory, propertyVisit, ownerProperty, ownerReport, ownerEntry]
  const projectIds = db
    .select({ id: project.id })
    .from(project)
    .where(isInNextBatch(project, [project.id], isPast(project)))
  await db.batch([
    deleteOverrides(db, 'property', sql`${ids}`),
    deleteOverrides(db, 'project', sql`${projectIds}`),
    db
      .update(project)
      .set({ data: null })
      .where(isInNextBatch(project, [project.id], isPast(project))),
    ...personalTables.map((table) => db.delete(table).where(sql`${table.propertyId} in ${ids}`)),
    db.update(property).set({ data: null }).where(isExpired),
    ...markHomes(db, now),
  ])
}
