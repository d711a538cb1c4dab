import { sql } from 'drizzle-orm'
import { keepTexts, type UnknownTexts } from '../../crm/keep-texts'
import type { MappedRecord } from '../../crm/map-import'
import { sha256 } from '../../domain/format/sha256'
import type { Db } from '../db/db'
import { jsonChunks, valuesOf } from '../db/json-rows'
import { project, property } from '../db/schema'
import { type ListingKind, sourceOf } from '../overrides/overrides'
import type { ImportPart } from './import-parts'

/** By id, the languages in which an import knows nothing of a record. */
export type UnknownById = ReadonlyMap<number, UnknownTexts>

/** The mapped records with their stored texts in the languages that this import knows nothing of. */
export async function withKeptTexts(
  db: Db,
  part: ImportPart,
  unknown: { properties: UnknownById; projects: UnknownById },
): Promise<ImportPart> {
  const [properties, projects] = await Promise.all([
    keptIn(db, 'property', part.properties, unknown.properties),
    keptIn(db, 'project', part.projects, unknown.projects),
  ])
  return { ...part, properties, projects }
}

async function keptIn<Item extends object>(
  db: Db,
  kind: ListingKind,
  mapped: Map<number, MappedRecord<Item>>,
  unknown: UnknownById,
): Promise<Map<number, MappedRecord<Item>>> {
  const table = kind === 'property' ? property : project
  const ids = [...unknown.keys()].filter((id) => mapped.has(id))
  const pages = jsonChunks(ids).map((chunk) =>
    db
      .select({ id: table.id, data: sourceOf(kind) })
      .from(table)
      .where(sql`${table.id} in ${valuesOf(chunk)}`),
  )
  const stored = new Map((await Promise.all(pages)).flat().map(({ id, data }) => [id, data]))
  const records = await Promise.all(
    [...mapped].map(async ([id, one]): Promise<[number, MappedRecord<Item>]> => {
      const before = stored.get(id)
      const texts = unknown.get(id)
      if (!before || !texts) return [id, one]
      const record = keepTexts(one.record, before, texts)
      return [id, { record, hash: await sha256(JSON.stringify(record)) }]
    }),
  )
  return new Map(records)
}
