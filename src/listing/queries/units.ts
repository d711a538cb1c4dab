import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { jsonChunks, valuesOf } from '../../platform/db/json-rows'
import { project, property } from '../../platform/db/schema'
import type { Project, Property } from '../property'
import type { ImportedRecord } from './listing-rows'

/** Returns the units of these projects that are not deleted. */
export async function readUnits(
  db: Db,
  projectIds: readonly number[],
): Promise<ImportedRecord<Property>[]> {
  const pages = jsonChunks(projectIds).map((chunk) =>
    db
      .select({ record: property.data, firstSeen: property.firstSeenAt })
      .from(property)
      .where(and(isOneOf(property.projectId, chunk), isNull(property.deletedAt))),
  )
  const rows = (await Promise.all(pages)).flat()
  return rows.flatMap(({ record, firstSeen }) => (record ? [{ record, firstSeen }] : []))
}

/** Returns the projects with these IDs. The record of a deleted project is null. */
export async function readProjects(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { record: Project | null; firstSeen: string }>> {
  const pages = jsonChunks(ids).map((chunk) =>
    db.select().from(project).where(isOneOf(project.id, chunk)),
  )
  const rows = (await Promise.all(pages)).flat()
  return new Map(
    rows.map(({ id, data, deletedAt, firstSeenAt }) => [
      id,
      { record: deletedAt === null ? data : null, firstSeen: firstSeenAt },
    ]),
  )
}

function isOneOf(column: typeof property.projectId | typeof project.id, chunk: string): SQL {
  return sql`${column} in ${valuesOf(chunk)}`
}
