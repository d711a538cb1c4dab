import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { withMovedHotspots } from '../../../listing/plans'
import {
  availablePictures,
  type ListingDocument,
  type Manager,
  type Picture,
  type Plan,
} from '../../../listing/property'
import type { Db, Statement } from '../../../platform/db/db'
import { insertRows } from '../../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { crmPicture } from '../../../platform/db/schema-crm'
import type { Translated } from '../../../platform/format/lang'
import { sha256 } from '../../../platform/format/sha256'
import { yieldingEntries } from '../../../platform/format/yield-to-requests'
import type { MappedRecord } from '../mapping/map-import'
import { documentId } from '../sources/openimmo-attachments'
import { readSource } from '../sources/packed-files'
import type { CrmKind } from '../sources/source'
import { NEVER_RETRIED } from '../sync/picture-queries'
import type { ImportPart } from './import-parts'

interface Pictured {
  id: number
  pictures: Picture[]
  plans?: Plan[] | undefined
  documents: ListingDocument[]
  manager: Manager | null
}

/** The address of the copy, or null, the failure, and the CRM's date of the picture. */
type CopyState = Pick<
  typeof crmPicture.$inferSelect,
  'source' | 'address' | 'failure' | 'nextAt' | 'changed'
>

const IS_NEVER_DUE = and(isNull(crmPicture.address), eq(crmPicture.nextAt, NEVER_RETRIED))

/** The number of sources between two yields; a listing has about 20 pictures. */
const SOURCES_BETWEEN_YIELDS = 200

/** Matches the address of a CRM's picture that is not copied yet. */
const WAITING = /^\/pictures\/([0-9a-f]{24})$/

/**
 * Returns the records with this site's addresses instead of those of other hosts, or with the addresses of the copies.
 * A picture that cannot be fetched is marked as missing: it keeps its position, to which staff's order and plans refer.
 * The statements queue new pictures, and mark those that the records no longer use. Without `copies` the pictures are
 * not due: this site fetches them for visitors. A packed file that could not be stored is removed from its record.
 */
export async function withOwnPictures(
  db: Db,
  part: ImportPart,
  now: Date,
  copies = true,
): Promise<{ part: ImportPart; statements: Statement[] }> {
  const properties = await withCopiesOf(db, 'property', part.properties, now, copies)
  const projects = await withCopiesOf(db, 'project', part.projects, now, copies)
  return {
    part: { ...part, properties: properties.records, projects: projects.records },
    statements: [...properties.statements, ...projects.statements],
  }
}

async function withCopiesOf<Item extends Pictured>(
  db: Db,
  kind: CrmKind,
  mapped: Map<number, MappedRecord<Item>>,
  now: Date,
  copies: boolean,
) {
  const keys = await keysOf([...mapped.values()])
  const copyStates = await readCopies(db, [...new Set([...keys.values()].map(({ key }) => key))])
  const records = new Map<number, MappedRecord<Item>>()
  const queued = new Map<string, typeof crmPicture.$inferInsert>()
  const redated = new Map<string, string>()
  const nextAt = copies ? now.toISOString() : NEVER_RETRIED
  const first = { address: null, tries: 0, nextAt, isDocument: false }
  for await (const [, [id, item]] of yieldingEntries([...mapped])) {
    const stored = withStored(item.record, copyStates)
    const copiedPicture = (address: string, changed: string | null = null) => {
      const entry = keys.get(address)
      if (!entry) return null
      const { key, source } = entry
      const copy = copyStates.get(key)
      if (source && (!copy || (copies && copy.nextAt === NEVER_RETRIED)))
        queued.set(key, { key, source, kind, id, changed, ...first })
      if (copy && changed !== null && copy.changed !== changed) redated.set(key, changed)
      return { url: copy?.address ?? `/pictures/${key}`, hasFailed: Boolean(copy?.failure) }
    }
    const withOriginal = ({ original, ...picture }: Picture): Picture => {
      const copied = original ? copiedPicture(original) : null
      const url = copied ? copied.url : original
      return url && !copied?.hasFailed ? { ...picture, original: url } : picture
    }
    const pictures = stored.pictures.map(({ changed, ...item }): Picture => {
      const copied = copiedPicture(sourceOf(item), changed)
      const picture = withOriginal(item)
      if (!copied) return picture
      const { isMissing: _, ...fields } = picture
      const failed = copied.hasFailed ? { isMissing: true } : {}
      return { ...fields, url: copied.url, small: null, medium: null, xlarge: null, ...failed }
    })
    const moved = new Map(stored.pictures.map(({ url }, at) => [url, pictures[at]?.url ?? url]))
    const plans = stored.plans && withMovedHotspots(stored.plans, (url) => moved.get(url) ?? url)
    const photo = stored.manager?.photo ? copiedPicture(stored.manager.photo) : null
    const manager =
      stored.manager && photo
        ? { ...stored.manager, photo: photo.hasFailed ? null : photo.url }
        : stored.manager
    const record = { ...stored, pictures, manager, ...(plans && { plans }) }
    records.set(id, { record, hash: await sha256(JSON.stringify(record)) })
  }
  const used = [...keys.values()].map(({ key }) => key)
  const addresses = [...mapped.values()].flatMap(({ record }) => copyAddresses(record))
  const inserts = insertRows(db, crmPicture, [...queued.values()])
  return {
    records,
    statements: [
      ...inserts.map((insert) =>
        insert.onConflictDoUpdate({ target: crmPicture.key, set: { nextAt }, where: IS_NEVER_DUE }),
      ),
      ...redatePictures(db, redated, now),
      ...markUnused(db, kind, [...mapped.keys()], { used, addresses }, now),
    ],
  }
}

/**
 * Returns the statements that store the CRM's new dates of pictures. A copy of a picture with another date is made again
 * at once. Later only the date decides, so the host is not asked regularly.
 */
function redatePictures(db: Db, dates: ReadonlyMap<string, string>, now: Date): Statement[] {
  const { key, address, changed } = crmPicture
  return jsonChunks([...dates]).map((chunk) => {
    const date = sql`(select value ->> 1 from json_each(${chunk}) where value ->> 0 = ${key})`
    const isReplaced = sql`${changed} is not null and ${address} is not null`
    return db
      .update(crmPicture)
      .set({
        changed: date,
        etag: null,
        modified: null,
        checkAt: sql`iif(${isReplaced}, ${now.toISOString()}, null)`,
      })
      .where(sql`${key} in (select value ->> 0 from json_each(${chunk}))`)
  })
}

/** Returns the statements that soon ask the hosts of changed records for newer pictures without a date of the CRM. */
export function checkPicturesOf(
  db: Db,
  kind: CrmKind,
  ids: readonly number[],
  now: Date,
): Statement[] {
  return jsonChunks(ids).map((chunk) =>
    db
      .update(crmPicture)
      .set({ checkAt: now.toISOString() })
      .where(
        and(
          eq(crmPicture.kind, kind),
          sql`${crmPicture.id} in ${valuesOf(chunk)}`,
          isNotNull(crmPicture.checkAt),
        ),
      ),
  )
}

/** Returns stored records with the new addresses of replaced pictures, by their old ones. */
export function withNewAddresses<Item extends Pictured>(
  records: ReadonlyMap<number, MappedRecord<Item>>,
  addresses: ReadonlyMap<string, string>,
): Map<number, MappedRecord<Item>> {
  const now = (url: string) => addresses.get(url) ?? url
  return new Map(
    [...records].map(([id, { record, hash }]) => {
      const { pictures, plans, manager } = record
      const renamed = {
        ...record,
        pictures: pictures.map((picture) => ({
          ...picture,
          url: now(picture.url),
          ...(picture.original && { original: now(picture.original) }),
        })),
        manager: manager && { ...manager, photo: manager.photo && now(manager.photo) },
        ...(plans && { plans: withMovedHotspots(plans, now) }),
      }
      return [id, { record: renamed, hash }]
    }),
  )
}

/**
 * Replaces the keys of files inside a transfer by their addresses. A picture or plan that is a PDF becomes a document,
 * and a file that could not be stored is left out.
 */
function withStored<Item extends Pictured>(
  record: Item,
  copyStates: ReadonlyMap<string, CopyState>,
): Item {
  const addressOf = (url: string): string | null => {
    const key = WAITING.exec(url)?.[1]
    if (!key) return url
    const copy = copyStates.get(key)
    return copy && !readSource(copy.source) ? url : (copy?.address ?? null)
  }
  const pdfs: ListingDocument[] = []
  const pictures = record.pictures.flatMap((picture) => {
    const url = addressOf(picture.url)
    if (url === null || !isDocument(url)) return url === null ? [] : { ...picture, url }
    pdfs.push(documentAt(url, picture.url, picture.name, null))
    return []
  })
  const plans = record.plans?.flatMap((plan) => {
    const url = addressOf(plan.picture)
    if (url === null || !isDocument(url)) return url === null ? [] : { ...plan, picture: url }
    pdfs.push(documentAt(url, plan.picture, '', plan.title))
    return []
  })
  const documents = record.documents.flatMap((document) => {
    const url = addressOf(document.url)
    return url === null ? [] : { ...document, url }
  })
  const all = new Map([...documents, ...pdfs].map((document) => [document.id, document]))
  return {
    ...record,
    pictures,
    ...(plans && { plans: plans.length > 0 ? plans : undefined }),
    documents: [...all.values()],
  }
}

/**
 * Returns this site's address of a listing's first picture, under which a picture of another host is fetched; null
 * without a picture.
 */
export async function firstPictureAddress(record: Pick<Pictured, 'pictures'>) {
  const [first] = availablePictures(record.pictures)
  if (!first) return null
  return first.url.startsWith('/') ? first.url : `/pictures/${await keyOf(sourceOf(first))}`
}

/** Returns the statements with which staff see the first pictures of properties that wait for a decision. */
export async function queueFirstPictures(
  db: Db,
  records: readonly Pictured[],
  now: Date,
): Promise<Statement[]> {
  const rows = await Promise.all(
    records.map(async ({ id, pictures }) => {
      const source = pictures[0] && sourceOf(pictures[0])
      if (!source || source.startsWith('/')) return []
      const unused = { address: null, tries: 0, isDocument: false, unusedSince: now.toISOString() }
      const key = await keyOf(source)
      return [{ ...unused, key, source, kind: 'property' as const, id, nextAt: NEVER_RETRIED }]
    }),
  )
  const byKey = new Map(rows.flat().map((row) => [row.key, row]))
  return insertRows(db, crmPicture, [...byKey.values()]).map((insert) =>
    insert.onConflictDoNothing(),
  )
}

async function keyOf(source: string): Promise<string> {
  return (await sha256(source)).slice(0, 24)
}

function isDocument(url: string): boolean {
  return url.startsWith('/documents/')
}

function documentAt(
  url: string,
  waiting: string,
  name: string,
  comment: Translated | null,
): ListingDocument {
  const id = documentId(WAITING.exec(waiting)?.[1] ?? '')
  const fileName = name || url.slice(url.lastIndexOf('/') + 1)
  return { id, url, fileName, comment, typeId: null, typeName: null }
}

/** Returns the addresses of copies in a record that was stored before. */
function copyAddresses({ pictures, plans = [], documents, manager }: Pictured): string[] {
  const named = [
    ...pictures.flatMap(sourcesOf),
    ...plans.map(({ picture }) => picture),
    ...documents.map(({ url }) => url),
    manager?.photo ?? '',
  ]
  return named.filter((url) => url.startsWith('/') && !WAITING.test(url))
}

function sourceOf({ url, xlarge }: Picture): string {
  return xlarge ?? url
}

function sourcesOf(picture: Picture): string[] {
  return [sourceOf(picture), ...(picture.original ? [picture.original] : [])]
}

/** Returns by address the keys of pictures of other hosts, and of files that are not copied yet. */
async function keysOf(records: readonly MappedRecord<Pictured>[]) {
  const sources = new Set(
    records.flatMap(({ record }) => [
      ...record.pictures.flatMap(sourcesOf),
      ...(record.manager?.photo ? [record.manager.photo] : []),
      ...[
        ...(record.plans ?? []).map(({ picture }) => picture),
        ...record.documents.map(({ url }) => url),
      ].filter((url) => WAITING.test(url)),
    ]),
  )
  const keys = new Map<string, { key: string; source: string | null }>()
  for await (const [, source] of yieldingEntries([...sources], SOURCES_BETWEEN_YIELDS)) {
    const waiting = WAITING.exec(source)?.[1]
    if (waiting) keys.set(source, { key: waiting, source: null })
    else if (!source.startsWith('/')) keys.set(source, { key: await keyOf(source), source })
  }
  return keys
}

async function readCopies(db: Db, keys: readonly string[]): Promise<Map<string, CopyState>> {
  const { key, source, address, failure, nextAt, changed } = crmPicture
  const pages = jsonChunks(keys).map((chunk) =>
    db
      .select({ key, source, address, failure, nextAt, changed })
      .from(crmPicture)
      .where(sql`${key} in ${valuesOf(chunk)}`),
  )
  const rows = (await Promise.all(pages)).flat()
  return new Map(rows.map((row) => [row.key, row]))
}

/** Returns the statements that mark pictures as used or unused; an unused one is deleted later. */
function markUnused(
  db: Db,
  kind: CrmKind,
  ids: readonly number[],
  { used, addresses }: { used: readonly string[]; addresses: readonly string[] },
  now: Date,
): Statement[] {
  if (ids.length === 0) return []
  const isUsed = sql`(${crmPicture.key} in (select value from json_each(${JSON.stringify(used)}))
    or coalesce(${crmPicture.address} in (select value from json_each(${JSON.stringify(addresses)})), false))`
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
