import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { MappedRecord } from '../../features/crm/mapping/map-import'
import type { Db, Statement } from '../../platform/db/db'
import { jsonChunks, valuesOf } from '../../platform/db/json-rows'
import { project, property } from '../../platform/db/schema'
import { listingOverrideTable } from '../../platform/db/schema-overrides'
import type { Project, Property } from '../property'
import { applyOverride, withMovedPictures } from './override'

export type ListingKind = 'property' | 'project'
export type StoredOverride = typeof listingOverrideTable.$inferSelect

const TABLES = { property, project }

/**
 * Returns the changed records with their overrides applied, and the statements that update the stored overrides with
 * the CRM's data.
 */
export async function withOverrides<Item extends Property | Project>(
  db: Db,
  kind: ListingKind,
  changed: MappedRecord<Item>[],
): Promise<{ changed: MappedRecord<Item>[]; statements: Statement[] }> {
  const ids = changed.map(({ record }) => record.id)
  const stored = await readOverrides(db, kind, ids)
  if (stored.size === 0) return { changed, statements: [] }
  const statements: Statement[] = []
  const applied = changed.map(({ record: source, hash }) => {
    const row = stored.get(source.id)
    if (!row) return { record: source, hash }
    const override = withMovedPictures(row.override, row.source.pictures, source.pictures)
    const pictures = override === row.override ? row.was.pictures : source.pictures
    const was = { ...row.was, pictures }
    statements.push(
      db.update(listingOverrideTable).set({ source, override, was }).where(isOf(kind, source.id)),
    )
    return { record: applyOverride(source, override, was), hash }
  })
  return { changed: applied, statements }
}

async function readOverrides(
  db: Db,
  kind: ListingKind,
  ids: readonly number[],
): Promise<Map<number, StoredOverride>> {
  const pages = jsonChunks(ids).map((chunk) =>
    db
      .select()
      .from(listingOverrideTable)
      .where(
        and(
          eq(listingOverrideTable.kind, kind),
          sql`${listingOverrideTable.id} in ${valuesOf(chunk)}`,
        ),
      ),
  )
  return new Map((await Promise.all(pages)).flat().map((row) => [row.id, row]))
}

/** Returns the override of a listing, or null. */
export async function findOverride(
  db: Db,
  kind: ListingKind,
  id: number,
): Promise<StoredOverride | null> {
  return (await db.select().from(listingOverrideTable).where(isOf(kind, id)).get()) ?? null
}

/** Returns the condition that matches the row of a listing. */
export function isOf(kind: ListingKind, id: number): SQL | undefined {
  return and(eq(listingOverrideTable.kind, kind), eq(listingOverrideTable.id, id))
}

/**
 * Returns a query expression for the record as the CRM sent it. Imports compare with this, not with the overridden
 * record.
 */
export function sourceOf<Kind extends ListingKind>(kind: Kind) {
  type Item = Kind extends 'property' ? Property : Project
  const table = TABLES[kind]
  const { source, kind: ofKind, id } = listingOverrideTable
  const sourceData = sql`(select ${source} from ${listingOverrideTable}
    where ${ofKind} = ${sql.raw(`'${kind}'`)} and ${id} = ${table.id})`
  return sql<Item | null>`coalesce(${sourceData}, ${table.data})`.mapWith((json: string) =>
    JSON.parse(json),
  )
}

/** Returns the statement that deletes the overrides of permanently deleted listings. */
export function deleteOverrides(db: Db, kind: ListingKind, gone: SQL) {
  return db
    .delete(listingOverrideTable)
    .where(and(eq(listingOverrideTable.kind, kind), sql`${listingOverrideTable.id} in ${gone}`))
}
