import { sql } from 'drizzle-orm'
import { type ListingKind, sourceOf } from '../../../listing/overrides/overrides'
import type { Db } from '../../../platform/db/db'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { project, property } from '../../../platform/db/schema'
import { sha256 } from '../../../platform/format/sha256'
import { yieldingEntries } from '../../../platform/format/yield-to-requests'
import type { MappedRecord } from '../mapping/map-import'
import { type MissingLangs, mergeStoredTexts } from '../mapping/merge-stored-texts'
import type { MissingLangsById } from '../mapping/stated-languages'
import type { ImportPart } from './import-parts'

/** Returns the mapped records with their stored texts in the languages that this import does not contain. */
export async function withStoredTexts(
  db: Db,
  part: ImportPart,
  unstated: MissingLangsById,
): Promise<ImportPart> {
  const [properties, projects] = await Promise.all([
    mergeRecords(db, 'property', part.properties, unstated.properties),
    mergeRecords(db, 'project', part.projects, unstated.projects),
  ])
  return { ...part, properties, projects }
}

async function mergeRecords<Item extends object>(
  db: Db,
  kind: ListingKind,
  mapped: Map<number, MappedRecord<Item>>,
  unstated: ReadonlyMap<number, MissingLangs>,
): Promise<Map<number, MappedRecord<Item>>> {
  const table = kind === 'property' ? property : project
  const ids = [...unstated.keys()].filter((id) => mapped.has(id))
  const pages = jsonChunks(ids).map((chunk) =>
    db
      .select({ id: table.id, data: sourceOf(kind) })
      .from(table)
      .where(sql`${table.id} in ${valuesOf(chunk)}`),
  )
  const stored = new Map((await Promise.all(pages)).flat().map(({ id, data }) => [id, data]))
  const records = new Map(mapped)
  for await (const [, [id, one]] of yieldingEntries([...mapped])) {
    const before = stored.get(id)
    const langs = unstated.get(id)
    if (!before || !langs) continue
    const record = mergeStoredTexts(one.record, before, langs)
    records.set(id, { ...one, record, hash: await sha256(JSON.stringify(record)) })
  }
  return records
}
