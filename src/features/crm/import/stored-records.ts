import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { sourceOf } from '../../../listing/overrides/overrides'
import type { Project, Property } from '../../../listing/property'
import type { Db } from '../../../platform/db/db'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { project, property } from '../../../platform/db/schema'
import type { MappedRecord } from '../mapping/map-import'

/** The stored fields that decide if an import changes a record; times are Belgian local time in ISO form. */
interface Stored {
  hash: string
  projectId: number | null
  firstSeenAt: string
  deletedAt: string | null
}

interface StoredProperty extends Stored {
  wasPublished: boolean
  publicFrom: string | null
}

export type StoredMap = Map<number, Stored>
export type StoredProperties = Map<number, StoredProperty>

/** Returns the stored properties of these IDs, deleted ones included. */
export async function readStoredProperties(
  db: Db,
  ids: readonly number[],
): Promise<StoredProperties> {
  const { id, hash, projectId, firstSeenAt, deletedAt, wasPublished } = property
  const publicFrom = sql<string | null>`${property.data} ->> 'publicFrom'`.as('public_from')
  const pages = jsonChunks(ids).map((chunk) =>
    db
      .select({ id, hash, projectId, firstSeenAt, deletedAt, wasPublished, publicFrom })
      .from(property)
      .where(isOneOf(id, chunk)),
  )
  return new Map((await Promise.all(pages)).flat().map((row) => [row.id, row]))
}

/** Returns the stored projects of these IDs, deleted ones included. */
export async function readStoredProjects(db: Db, ids: readonly number[]): Promise<StoredMap> {
  const { id, hash, firstSeenAt, deletedAt } = project
  const pages = jsonChunks(ids).map((chunk) =>
    db.select({ id, hash, firstSeenAt, deletedAt }).from(project).where(isOneOf(id, chunk)),
  )
  const rows = (await Promise.all(pages)).flat()
  return new Map(rows.map((row) => [row.id, { ...row, projectId: null }]))
}

/** Returns the records of these IDs that are not deleted, in the form of an import; the hash is that of their data. */
export async function readRecords(
  db: Db,
  ids: { properties: readonly number[]; projects: readonly number[] },
): Promise<{
  properties: Map<number, MappedRecord<Property>>
  projects: Map<number, MappedRecord<Project>>
}> {
  const properties = jsonChunks(ids.properties).map((chunk) =>
    db
      .select({ record: sourceOf('property'), hash: property.hash })
      .from(property)
      .where(and(isOneOf(property.id, chunk), isNull(property.deletedAt))),
  )
  const projects = jsonChunks(ids.projects).map((chunk) =>
    db
      .select({ record: sourceOf('project'), hash: project.hash })
      .from(project)
      .where(and(isOneOf(project.id, chunk), isNull(project.deletedAt))),
  )
  return {
    properties: byId((await Promise.all(properties)).flat()),
    projects: byId((await Promise.all(projects)).flat()),
  }
}

function byId<Item extends { id: number }>(rows: { record: Item | null; hash: string }[]) {
  return new Map(
    rows.flatMap(({ record, hash }): [number, MappedRecord<Item>][] =>
      record ? [[record.id, { record, hash }]] : [],
    ),
  )
}

function isOneOf(column: typeof property.id | typeof project.id, chunk: string): SQL {
  return sql`${column} in ${valuesOf(chunk)}`
}
