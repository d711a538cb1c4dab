import { and, eq, sql } from 'drizzle-orm'
import type { MappedRecord } from '../../crm/map-import'
import type { CrmKind } from '../../crm/sources/source'
import { sha256 } from '../../domain/format/sha256'
import { withMovedSpots } from '../../domain/listing/plans'
import type { Picture, Plan } from '../../domain/listing/property'
import type { Db, Statement } from '../db/db'
import { insertRows } from '../db/insert-rows'
import { jsonChunks, valuesOf } from '../db/json-rows'
import { crmPicture } from '../db/schema-crm'
import type { ImportPart } from './import-parts'

type Pictured = MappedRecord<{ id: number; pictures: Picture[] }>

/** The address of the copy, null until there is one, and the reason why there is none. */
type CopyState = Pick<typeof crmPicture.$inferSelect, 'address' | 'failure'>

/** The address of a picture of the CRM until it is copied. */
const WAITING = /^\/pictures\/([0-9a-f]{24})$/

/**
 * The records with our own addresses in place of the CRM's: that of the copy where there is one. A picture that
 * can't be fetched is marked as missing: it stays in its place, to which staff's order and plans refer. The
 * statements put new pictures in the queue, and note which ones the records name no more.
 */
export async function withOwnPictures(
  db: Db,
  part: ImportPart,
  now: Date,
): Promise<{ part: ImportPart; statements: Statement[] }> {
  const properties = await ownIn(db, 'property', part.properties, now)
  const projects = await ownIn(db, 'project', part.projects, now)
  return {
    part: { ...part, properties: properties.records, projects: projects.records },
    statements: [...properties.statements, ...projects.statements],
  }
}

async function ownIn<Item extends { id: number; pictures: Picture[]; plans?: Plan[] | undefined }>(
  db: Db,
  kind: CrmKind,
  mapped: Map<number, MappedRecord<Item>>,
  now: Date,
) {
  const keys = await keysOf([...mapped.values()])
  const known = await readCopies(db, [...new Set([...keys.values()].map(({ key }) => key))])
  const records = new Map<number, MappedRecord<Item>>()
  const queued = new Map<string, typeof crmPicture.$inferInsert>()
  const first = { address: null, tries: 0, nextAt: now.toISOString() }
  for (const [id, one] of mapped) {
    const pictures = one.record.pictures.map((picture): Picture => {
      const found = keys.get(sourceOf(picture))
      if (!found) return picture
      const { key, source } = found
      const copy = known.get(key)
      if (source && !copy) queued.set(key, { key, source, kind, id, ...first })
      const url = copy?.address ?? `/pictures/${key}`
      const { isMissing: _, ...shown } = picture
      const failed = copy?.failure ? { isMissing: true } : {}
      return { ...shown, url, small: null, medium: null, xlarge: null, ...failed }
    })
    const moved = new Map(one.record.pictures.map(({ url }, at) => [url, pictures[at]?.url ?? url]))
    const plans =
      one.record.plans && withMovedSpots(one.record.plans, (url) => moved.get(url) ?? url)
    const record = { ...one.record, pictures, ...(plans && { plans }) }
    records.set(id, { record, hash: await sha256(JSON.stringify(record)) })
  }
  const used = [...keys.values()].map(({ key }) => key)
  const inserts = insertRows(db, crmPicture, [...queued.values()])
  return {
    records,
    statements: [
      ...inserts.map((insert) => insert.onConflictDoNothing()),
      ...markUnused(db, kind, [...mapped.keys()], used, now),
    ],
  }
}

/** The largest size that there is. */
function sourceOf({ url, xlarge }: Picture): string {
  return xlarge ?? url
}

/** By their address, the keys of pictures that are the CRM's, and of those that wait for their copy. */
async function keysOf(records: readonly Pictured[]) {
  const sources = new Set(records.flatMap(({ record }) => record.pictures.map(sourceOf)))
  const keys = new Map<string, { key: string; source: string | null }>()
  for (const source of sources) {
    const waiting = WAITING.exec(source)?.[1]
    if (waiting) keys.set(source, { key: waiting, source: null })
    else if (!source.startsWith('/'))
      keys.set(source, { key: (await sha256(source)).slice(0, 24), source })
  }
  return keys
}

/** Reads the states of the pictures by their keys. */
async function readCopies(db: Db, keys: readonly string[]): Promise<Map<string, CopyState>> {
  const { key, address, failure } = crmPicture
  const pages = jsonChunks(keys).map((chunk) =>
    db
      .select({ key, address, failure })
      .from(crmPicture)
      .where(sql`${key} in ${valuesOf(chunk)}`),
  )
  const rows = (await Promise.all(pages)).flat()
  return new Map(rows.map((row) => [row.key, row]))
}

/** A picture that its record names again is in use; one that it names no more goes some day. */
function markUnused(
  db: Db,
  kind: CrmKind,
  ids: readonly number[],
  used: readonly string[],
  now: Date,
): Statement[] {
  if (ids.length === 0) return []
  const isUsed = sql`${crmPicture.key} in (select value from json_each(${JSON.stringify(used)}))`
  const since = sql<string>`case when ${isUsed} then null else ${now.toISOString()} end`
  const hasChanged = sql`(${crmPicture.unusedSince} is null) <> (${isUsed})`
  return jsonChunks(ids).map((chunk) =>
    db
      .update(crmPicture)
      .set({ unusedSince: since })
      .where(
        and(eq(crmPicture.kind, kind), sql`${crmPicture.id} in ${valuesOf(chunk)}`, hasChanged),
      ),
  )
}
