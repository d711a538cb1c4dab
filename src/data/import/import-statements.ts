import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import { jsonChunks, rowsOf, valuesOf } from '../db/json-rows'
import { building, project, property } from '../db/schema'
import type { Statement, Touched } from '../listings/listing-index'
import type { ImportChanges } from './import'

const PUBLISHED_STATUSES = [1, 2, 4]

/** The statements that bring the record to the state of an import; `at` is Belgian local time. */
export function importStatements(
  db: Db,
  changes: ImportChanges,
  touched: Touched,
  at: string,
): Statement[] {
  return [
    ...upsertProjects(db, changes, at),
    ...upsertProperties(db, changes, at),
    ...upsertBuildings(db, changes),
    ...buryAll(db, changes, at),
    ...rememberPublished(db, touched),
  ]
}

function upsertProjects(db: Db, { projects }: ImportChanges, at: string): Statement[] {
  const rows = projects.map(({ record, json, hash }) =>
    row([record.id, record.published], json, [hash, at, at, record.published, null]),
  )
  return jsonChunks(rows).map((chunk) =>
    db
      .insert(project)
      .select(rowsOf(chunk, 8))
      .onConflictDoUpdate({
        target: project.id,
        set: {
          published: sql`excluded.published`,
          data: sql`excluded.data`,
          hash: sql`excluded.hash`,
          updatedAt: sql`excluded.updated_at`,
          wasPublished: sql`max(${project.wasPublished}, excluded.was_published)`,
          deletedAt: null,
        },
      }),
  )
}

function upsertProperties(db: Db, { properties }: ImportChanges, at: string): Statement[] {
  const rows = properties.map(({ record, json, hash }) => {
    const { id, projectId, goal, status, marquee, zip } = record
    return row([id, projectId, goal, status, marquee, zip], json, [hash, at, at, 0, null])
  })
  return jsonChunks(rows).map((chunk) =>
    db
      .insert(property)
      .select(rowsOf(chunk, 12))
      .onConflictDoUpdate({
        target: property.id,
        set: {
          projectId: sql`excluded.project_id`,
          goal: sql`excluded.goal`,
          status: sql`excluded.status`,
          marquee: sql`excluded.marquee`,
          zip: sql`excluded.zip`,
          data: sql`excluded.data`,
          hash: sql`excluded.hash`,
          updatedAt: sql`excluded.updated_at`,
          deletedAt: null,
        },
      }),
  )
}

function upsertBuildings(db: Db, { properties }: ImportChanges): Statement[] {
  const rows = properties.flatMap(({ record: { buildingId, projectId, buildingName } }) =>
    buildingId && projectId ? [[buildingId, projectId, buildingName ?? '']] : [],
  )
  return jsonChunks(rows).map((chunk) =>
    db
      .insert(building)
      .select(rowsOf(chunk, 3))
      .onConflictDoUpdate({
        target: building.id,
        set: { projectId: sql`excluded.project_id`, name: sql`excluded.name` },
      }),
  )
}

/** Deleted ones stay as tombstones, so that their addresses can say 'gone'. */
function buryAll(db: Db, changes: ImportChanges, at: string): Statement[] {
  const buried = { data: null, hash: '', updatedAt: at, deletedAt: at }
  return [
    ...jsonChunks(changes.deletedIds).map((ids) =>
      db
        .update(property)
        .set(buried)
        .where(sql`${property.id} in ${valuesOf(ids)}`),
    ),
    ...jsonChunks(changes.deletedProjectIds).map((ids) =>
      db
        .update(project)
        .set(buried)
        .where(sql`${project.id} in ${valuesOf(ids)}`),
    ),
  ]
}

/** A home has been published once its status shows it, and its project, if any, is on the site. */
function rememberPublished(db: Db, { propertyIds, projectIds }: Touched): Statement[] {
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

/** One row as a JSON array, `json` standing in it as it is. */
function row(before: unknown[], json: string, after: unknown[]): string {
  return `${JSON.stringify(before).slice(0, -1)},${json},${JSON.stringify(after).slice(1)}`
}
