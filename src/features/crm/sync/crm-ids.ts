import { and, eq, sql } from 'drizzle-orm'
import { FIRST_FEED_ID } from '../../../listing/overrides/manual-id'
import { type Db, runBatch } from '../../../platform/db/db'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { crmId } from '../../../platform/db/schema-crm'
import type { CrmKind } from '../sources/source'

/** Returns true for an ID that this site assigned, which the office does not know. */
export function isAssignedId(id: number): boolean {
  return id >= FIRST_FEED_ID
}

/**
 * Returns our IDs for the keys of a source. New keys get the next free IDs in their order. One statement reads the last
 * ID and stores the next, so that two concurrent callers never assign the same one.
 */
export async function crmIdsOf(
  db: Db,
  source: string,
  kind: CrmKind,
  externals: Iterable<string>,
): Promise<Map<string, number>> {
  const chunks = jsonChunks(new Set(externals))
  if (chunks.length === 0) return new Map()
  await runBatch(
    db,
    chunks.map((chunk) => {
      const last = sql`coalesce((select max(${crmId.id}) from ${crmId}), ${FIRST_FEED_ID - 1})`
      const isKnown = sql`exists (select 1 from ${crmId} where ${crmId.source} = ${source}
        and ${crmId.kind} = ${kind} and ${crmId.external} = entry.value)`
      return db.insert(crmId).select(sql`select ${source}, ${kind}, entry.value,
        ${last} + row_number() over (order by entry.key)
        from json_each(${chunk}) as entry where not ${isKnown}`)
    }),
  )
  return readCrmIds(db, source, kind, chunks)
}

/** Returns our IDs for the keys in these JSON arrays, by key; a key without an ID is absent. */
export async function readCrmIds(
  db: Db,
  source: string,
  kind: CrmKind,
  chunks: readonly string[],
): Promise<Map<string, number>> {
  const perChunk = await Promise.all(
    chunks.map((chunk) =>
      db
        .select({ external: crmId.external, id: crmId.id })
        .from(crmId)
        .where(
          and(
            eq(crmId.source, source),
            eq(crmId.kind, kind),
            sql`${crmId.external} in ${valuesOf(chunk)}`,
          ),
        ),
    ),
  )
  return new Map(perChunk.flat().map(({ external, id }) => [external, id]))
}

/** Returns a source's key of one of our IDs, or null if the ID has none. */
export async function crmKeyOf(
  db: Db,
  source: string,
  kind: CrmKind,
  id: number,
): Promise<string | null> {
  const isRecord = and(eq(crmId.source, source), eq(crmId.kind, kind), eq(crmId.id, id))
  const row = await db.select({ external: crmId.external }).from(crmId).where(isRecord).get()
  return row?.external ?? null
}
