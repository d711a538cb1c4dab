import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { deleteOverrides } from '../../../listing/overrides/overrides'
import type { ChangedListings } from '../../../listing/queries/listing-index'
import { STATUS } from '../../../listing/status'
import type { Db, Statement } from '../../../platform/db/db'
import { excluded, insertRows } from '../../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { building, project, property } from '../../../platform/db/schema'
import { ownerEntry } from '../../../platform/db/schema-appointments'
import {
  ownerProperty,
  ownerReport,
  propertyHistory,
  propertyVisit,
} from '../../../platform/db/schema-history'
import { placeZip } from '../../../platform/geo/belgian-region'
import type { ImportChanges } from './import-changes'

const PUBLISHED_STATUSES = [STATUS.active, STATUS.sold, STATUS.rented]

interface ImportTime {
  /** The time of the import in Belgian local time. */
  at: string
  /** True if deleted records keep their data, histories, visits and owners. */
  hidesDeleted: boolean
}

/** Returns the statements that store the changes of an import in the records. */
export function importStatements(
  db: Db,
  changes: ImportChanges,
  touched: ChangedListings,
  { at, hidesDeleted }: ImportTime,
): Statement[] {
  return [
    ...upsertProjects(db, changes, at),
    ...upsertProperties(db, changes, at),
    ...upsertBuildings(db, changes),
    ...(hidesDeleted ? hideAll(db, changes, at) : buryAll(db, changes, at)),
    ...rememberPublished(db, touched),
  ]
}

function upsertProjects(db: Db, { projects }: ImportChanges, at: string): Statement[] {
  const rows = projects.map(({ record, hash }) => ({
    id: record.id,
    published: record.published,
    data: record,
    hash,
    firstSeenAt: at,
    updatedAt: at,
    wasPublished: record.published,
  }))
  return insertRows(db, project, rows).map((insert) =>
    insert.onConflictDoUpdate({
      target: project.id,
      set: {
        published: excluded(project.published),
        data: excluded(project.data),
        hash: excluded(project.hash),
        updatedAt: excluded(project.updatedAt),
        wasPublished: sql`max(${project.wasPublished}, ${excluded(project.wasPublished)})`,
        deletedAt: null,
      },
    }),
  )
}

function upsertProperties(db: Db, { properties }: ImportChanges, at: string): Statement[] {
  const rows = properties.map(({ record, hash }) => ({
    id: record.id,
    projectId: record.projectId,
    goal: record.goal,
    status: record.status,
    marquee: record.marquee,
    zip: placeZip(record),
    data: record,
    hash,
    firstSeenAt: at,
    updatedAt: at,
    wasPublished: false,
  }))
  return insertRows(db, property, rows).map((insert) =>
    insert.onConflictDoUpdate({
      target: property.id,
      set: {
        projectId: excluded(property.projectId),
        goal: excluded(property.goal),
        status: excluded(property.status),
        marquee: excluded(property.marquee),
        zip: excluded(property.zip),
        data: excluded(property.data),
        hash: excluded(property.hash),
        updatedAt: excluded(property.updatedAt),
        deletedAt: null,
      },
    }),
  )
}

function upsertBuildings(db: Db, { properties }: ImportChanges): Statement[] {
  const rows = properties.flatMap(({ record: { buildingId, projectId, buildingName } }) =>
    buildingId && projectId ? [{ id: buildingId, projectId, name: buildingName ?? '' }] : [],
  )
  return insertRows(db, building, rows).map((insert) =>
    insert.onConflictDoUpdate({
      target: building.id,
      set: { projectId: excluded(building.projectId), name: excluded(building.name) },
    }),
  )
}

/**
 * Returns the statements that delete records. Their rows stay without data, so that their addresses respond with 410;
 * histories, visits, owners and overrides are deleted.
 */
export function buryAll(
  db: Db,
  changes: Pick<ImportChanges, 'deletedIds' | 'deletedProjectIds'>,
  at: string,
): Statement[] {
  const buried = { data: null, hash: '', updatedAt: at, deletedAt: at }
  const personalTables = [propertyHistory, propertyVisit, ownerProperty, ownerReport, ownerEntry]
  return [
    ...jsonChunks(changes.deletedIds).flatMap((ids) => [
      db
        .update(property)
        .set(buried)
        .where(sql`${property.id} in ${valuesOf(ids)}`),
      ...personalTables.map((table) =>
        db.delete(table).where(sql`${table.propertyId} in ${valuesOf(ids)}`),
      ),
      deleteOverrides(db, 'property', valuesOf(ids)),
    ]),
    ...jsonChunks(changes.deletedProjectIds).flatMap((ids) => [
      db
        .update(project)
        .set(buried)
        .where(sql`${project.id} in ${valuesOf(ids)}`),
      deleteOverrides(db, 'project', valuesOf(ids)),
    ]),
  ]
}

/**
 * Returns the statements that hide records. They count as deleted, but their data stays until `deleteExpiredListings`
 * deletes it.
 */
function hideAll(db: Db, changes: ImportChanges, at: string): Statement[] {
  const hidden = { hash: '', updatedAt: at, deletedAt: at }
  const hide = (table: typeof property | typeof project, ids: number[]) =>
    jsonChunks(ids).map((chunk) =>
      db
        .update(table)
        .set(hidden)
        .where(sql`${table.id} in ${valuesOf(chunk)}`),
    )
  return [...hide(property, changes.deletedIds), ...hide(project, changes.deletedProjectIds)]
}

/** Marks properties as published once their status is public and their project, if any, is on the site. */
function rememberPublished(db: Db, { propertyIds, projectIds }: ChangedListings): Statement[] {
  const touches = [
    ...jsonChunks(propertyIds).map((ids) => sql`${property.id} in ${valuesOf(ids)}`),
    ...jsonChunks(projectIds).map((ids) => sql`${property.projectId} in ${valuesOf(ids)}`),
  ]
  const onSite = sql`(${property.projectId} is null or ${property.projectId} in (
    select ${project.id} from ${project} where ${project.published} and ${project.deletedAt} is null
  ))`
  return touches.map((isTouched) =>
    db
      .update(property)
      .set({ wasPublished: true })
      .where(
        and(
          isTouched,
          eq(property.wasPublished, false),
          isNull(property.deletedAt),
          inArray(property.status, PUBLISHED_STATUSES),
          onSite,
        ),
      ),
  )
}
