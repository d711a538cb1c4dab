import { desc, eq, like, max, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { markStatements } from '../../listing/picture-marks'
import { type Actor, auditRow } from '../../platform/audit/audit'
import { type Db, runBatch, type Statement } from '../../platform/db/db'
import { jsonChunks, valuesOf } from '../../platform/db/json-rows'
import { agencyFile, documentUpload, image } from '../../platform/db/schema-content'
import { crmPicture } from '../../platform/db/schema-crm'
import type { Translated } from '../../platform/format/lang'
import { addressStem, isGated } from './library-file'
import type { StoredUpload } from './store-upload'

/** A picture or file of the agency. */
export interface LibraryFile {
  id: number
  url: string
  type: string
  /** The name of the file on the device that uploaded it. */
  name: string
  /** The size of the upload in bytes, or null if it was not recorded. */
  size: number | null
  alt: Translated
  isDecoration: boolean
  credit: string | null
  /** ISO 8601. */
  createdAt: string
}

const COLUMNS = {
  id: image.id,
  url: image.url,
  type: image.mimetype,
  name: image.originalname,
  size: image.size,
  alt: image.alt,
  isDecoration: image.isDecoration,
  credit: image.credit,
  createdAt: image.createdAt,
}

/** Returns all files of the library, the newest first. */
export function listLibrary(db: Db): Promise<LibraryFile[]> {
  return db.select(COLUMNS).from(image).orderBy(desc(image.createdAt), desc(image.id))
}

export async function findFile(db: Db, id: number): Promise<LibraryFile | null> {
  return (await db.select(COLUMNS).from(image).where(eq(image.id, id)).get()) ?? null
}

/** Returns those of the ids that belong to a file of the library. */
export async function listFileIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const isNamed = sql`${image.id} in ${valuesOf(JSON.stringify(ids))}`
  const rows = await db.select({ id: image.id }).from(image).where(isNamed)
  return new Set(rows.map(({ id }) => id))
}

/** Returns those of the addresses that belong to a picture of the CRM, copied or not. */
export async function listKnownPictures(
  db: Db,
  addresses: readonly string[],
): Promise<Set<string>> {
  const sitePaths = addresses.filter((address) => address.startsWith('/pictures/'))
  const rows = await Promise.all(
    jsonChunks(sitePaths).map((chunk) =>
      db
        .select({ key: crmPicture.key, address: crmPicture.address })
        .from(crmPicture)
        .where(
          sql`'/pictures/' || ${crmPicture.key} in ${valuesOf(chunk)} or ${crmPicture.address} in ${valuesOf(chunk)}`,
        ),
    ),
  )
  const usedPaths = rows.flat().flatMap(({ key, address }) => [`/pictures/${key}`, address])
  return new Set(sitePaths.filter((path) => usedPaths.includes(path)))
}

export type Stored = Extract<StoredUpload, { status: 'stored' }>

/** Adds a stored upload to the library and returns its id. The same content again returns the existing file. */
export async function addFile(
  db: Db,
  stored: Stored,
  name: string,
  { by, now }: Actor,
): Promise<{ id: number; isNew: boolean }> {
  const isSame = or(eq(image.url, stored.url), startsWith(image.url, `${stored.url}#`))
  const same = await db.select({ id: image.id }).from(image).where(isSame).get()
  if (same) {
    await runBatch(db, uploadRows(db, stored, by))
    return { id: same.id, isNew: false }
  }
  const last = await db
    .select({ id: max(image.id) })
    .from(image)
    .get()
  const id = (last?.id ?? 0) + 1
  const row = { ...fileColumns(stored, name), id, alt: {}, createdAt: now.toISOString() }
  await runBatch(db, [
    db.insert(image).values(row),
    ...fileRows(db, stored),
    ...uploadRows(db, stored, by),
    auditRow(db, { by, now, action: 'media.upload', subjectId: id, detail: { name } }),
  ])
  return { id, isNew: true }
}

/** Returns the statement that records who uploaded a gated document, or none for a public file. */
function uploadRows(db: Db, stored: Stored, accountId: number) {
  if (!isGated(stored)) return []
  return [db.insert(documentUpload).values({ url: stored.url, accountId }).onConflictDoNothing()]
}

function startsWith(column: SQLiteColumn, text: string): SQL {
  return sql`instr(${column}, ${text}) = 1`
}

export function fileColumns({ url, type, size }: Stored, name: string) {
  const filename = url.split('/').at(-1) ?? url
  return { url, mimetype: type, size, originalname: name, filename, destination: '' }
}

/** Returns the statements that register the stored files, which exports of the agency contain, and their mark. */
export function fileRows(db: Db, { url, files, mark }: Stored): Statement[] {
  return [
    ...files.map(({ key, ...rest }) =>
      db
        .insert(agencyFile)
        .values({ key, ...rest })
        .onConflictDoUpdate({ target: agencyFile.key, set: rest }),
    ),
    ...markStatements(db, url, mark),
  ]
}

/**
 * Returns the keys of all sizes of a file. Returns none for a file that came with the site, is on another host, or is
 * shared by two entries.
 */
export async function keysOf(db: Db, { url }: LibraryFile): Promise<string[]> {
  const isShared = (await db.$count(image, eq(image.url, url))) > 1
  if (!/^\/(?:media|documents)\//.test(url) || isShared) return []
  const rows = await db
    .select({ key: agencyFile.key })
    .from(agencyFile)
    .where(like(agencyFile.key, `${addressStem(url).slice(1)}%`))
  return rows.map(({ key }) => key)
}
