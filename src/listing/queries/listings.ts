import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { project, property } from '../../platform/db/schema'
import { atOfficialPlace } from '../places/place-names'
import type { Project, Property } from '../property'

/** A record, 'gone' if it is deleted, or null if it never was public. */
type ListingLookup<T> = T | 'gone' | null

/** Returns the record of a property, including hidden facts. */
export async function findProperty(db: Db, id: number): Promise<ListingLookup<Property>> {
  const row = await db.select().from(property).where(eq(property.id, id)).get()
  return lookupOf(row)
}

/** Returns the record of a project, as `findProperty` does. */
export async function findProject(db: Db, id: number): Promise<ListingLookup<Project>> {
  const row = await db.select().from(project).where(eq(project.id, id)).get()
  return lookupOf(row)
}

/** Returns the units of a project that are not deleted, in the agency's order. */
export async function listUnits(db: Db, projectId: number): Promise<Property[]> {
  const rows = await db
    .select({ data: property.data })
    .from(property)
    .where(sql`${property.projectId} = ${projectId} AND ${property.deletedAt} IS NULL`)
  return rows
    .flatMap(({ data }) => (data ? [atOfficialPlace(data)] : []))
    .sort((a, b) => (a.unitOrder ?? 0) - (b.unitOrder ?? 0) || a.id - b.id)
}

function lookupOf<T extends Project | Property>(
  row: { data: T | null; deletedAt: string | null; wasPublished: boolean } | undefined,
): ListingLookup<T> {
  if (!row) return null
  if (row.deletedAt) return row.wasPublished ? 'gone' : null
  return row.data && atOfficialPlace(row.data)
}
