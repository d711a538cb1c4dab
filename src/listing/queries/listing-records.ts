import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { jsonChunks, valuesOf } from '../../platform/db/json-rows'
import { project, property } from '../../platform/db/schema'
import type { Project, Property } from '../property'

/** The stored records of some listings, hidden facts included, by id. */
export interface ListingRecords {
  properties: ReadonlyMap<number, Property>
  projects: ReadonlyMap<number, Project>
}

/** Returns the records with these ids. Deleted listings are not included. */
export async function readListingRecords(
  db: Db,
  ids: { properties: Iterable<number>; projects: Iterable<number> },
): Promise<ListingRecords> {
  const [properties, projects] = await Promise.all([
    Promise.all(
      jsonChunks(new Set(ids.properties)).map((chunk) =>
        db
          .select({ id: property.id, data: property.data })
          .from(property)
          .where(sql`${property.id} in ${valuesOf(chunk)}`),
      ),
    ),
    Promise.all(
      jsonChunks(new Set(ids.projects)).map((chunk) =>
        db
          .select({ id: project.id, data: project.data })
          .from(project)
          .where(sql`${project.id} in ${valuesOf(chunk)}`),
      ),
    ),
  ])
  return { properties: byId(properties.flat()), projects: byId(projects.flat()) }
}

function byId<T>(rows: { id: number; data: T | null }[]): Map<number, T> {
  return new Map(rows.flatMap(({ id, data }): [number, T][] => (data ? [[id, data]] : [])))
}
