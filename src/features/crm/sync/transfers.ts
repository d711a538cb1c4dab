import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { crmRun } from '../../../platform/db/schema-crm'
import { joinChunks } from '../../../platform/format/bytes'
import { daysBefore } from '../../../platform/format/time-before'
import { FEED_FOLDER, listOpenBodies } from '../import/open-imports'
import { type ByteFile, readExact, readRange } from '../sources/byte-file'
import { FeedRefusal } from '../sources/feed'
import type { InlineFile } from '../sources/inline-content'
import { openPackedFiles, readSource } from '../sources/packed-files'
import { isZip, readDirectory } from '../sources/zip'
import { listQueuedRuns } from './file-runs'
import { MAX_QUEUED } from './receive-feed'

const FILE = 'file'
const MEGABYTE = 1024 * 1024
/** The minimum part size of R2; all parts of an upload but the last have the same size. */
const PART_BYTES = 5 * MEGABYTE
const MAX_DAYS = 7
const HOUR_MS = 3_600_000
const MAX_DELETED = 1000

/** A file of listings that is stored in the bucket until its files are copied; `folder` ends in `/`. */
export interface Transfer {
  folder: string
  file: ByteFile
}

/**
 * Stores a body in parts, so that it is never completely in memory. Throws a FeedRefusal for one above `maxBytes`, of
 * which nothing is stored.
 */
export async function storeTransfer(
  media: R2Bucket,
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Transfer> {
  const folder = `${FEED_FOLDER}${crypto.randomUUID()}/`
  const key = folder + FILE
  let upload: R2MultipartUpload | null = null
  const uploaded: R2UploadedPart[] = []
  let size = 0
  try {
    for await (const part of partsOf(body)) {
      size += part.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      if (!upload && part.length < PART_BYTES) await media.put(key, part)
      else if (part.length > 0) {
        upload ??= await media.createMultipartUpload(key)
        uploaded.push(await upload.uploadPart(uploaded.length + 1, part))
      }
    }
    await upload?.complete(uploaded)
  } catch (error) {
    await upload?.abort()
    throw error
  }
  return { folder, file: bucketFile(media, key, size) }
}

/** Returns the bytes of a body; throws a FeedRefusal for one above `maxBytes`. */
export async function readBytes(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await joinChunks(body, maxBytes)
  if (!bytes) throw tooLarge(maxBytes)
  return bytes
}

/** Stores a file that was in the XML of a transfer as Base64. */
export function storeInlineFile(media: R2Bucket, { folder }: Transfer, { id, bytes }: InlineFile) {
  return media.put(folder + id, bytes)
}

/**
 * Returns a function that opens the files of a stored transfer by their sources; it returns null for a missing file.
 */
export async function openTransfer(media: R2Bucket, folder: string) {
  const file = await openTransferFile(media, folder)
  const start = file && (await readRange(file, 0, 4))
  const entries = file && start && isZip(start) ? await readDirectory(file) : []
  const open = openPackedFiles(entries)
  return async (source: string): Promise<Uint8Array<ArrayBuffer> | null> => {
    const read = readSource(source)
    if (!read?.isInline) return open(source)
    const inline = await media.get(`${folder}${read.crc}-${read.size}`)
    return inline && readExact(inline.body, read.size)
  }
}

/** Returns the file of a stored transfer, or null if it is gone. */
export async function openTransferFile(media: R2Bucket, folder: string): Promise<ByteFile | null> {
  const stored = await media.head(folder + FILE)
  return stored && bucketFile(media, folder + FILE, stored.size)
}

/** Deletes a stored transfer with the files that were in its XML. */
export async function deleteTransfer(media: R2Bucket, folder: string): Promise<void> {
  const { objects } = await media.list({ prefix: folder, limit: MAX_DELETED })
  if (objects.length > 0) await media.delete(objects.map(({ key }) => key))
}

/**
 * Deletes stored transfers and import bodies an hour after their upload unless an open run needs them, and all of them
 * after seven days, except files that wait.
 */
export async function deleteExpiredTransfers(db: Db, media: R2Bucket, now: Date): Promise<void> {
  const { objects } = await media.list({ prefix: FEED_FOLDER, limit: MAX_DELETED })
  if (objects.length === 0) return
  const isOpen = sql`${crmRun.state} IN ('reading', 'importing', 'finishing')`
  const open = await db.select({ work: crmRun.work }).from(crmRun).where(isOpen)
  const needed = [...open.flatMap(({ work }) => work.transfer ?? []), ...(await listOpenBodies(db))]
  const queued = (await listQueuedRuns(db, MAX_QUEUED)).flatMap(({ work }) => work.transfer ?? [])
  const hourAgo = now.getTime() - HOUR_MS
  const expired = objects.filter(({ key, uploaded }) => {
    if (queued.some((folder) => key.startsWith(folder))) return false
    if (uploaded < daysBefore(now, MAX_DAYS)) return true
    return uploaded.getTime() < hourAgo && !needed.some((folder) => key.startsWith(folder))
  })
  if (expired.length > 0) await media.delete(expired.map(({ key }) => key))
}

function bucketFile(media: R2Bucket, key: string, size: number): ByteFile {
  return {
    size,
    async read(offset, length) {
      const object = await media.get(key, { range: { offset, length } })
      if (!object) throw new Error('A stored transfer is gone')
      return object.body
    },
  }
}

/** Yields parts of exactly `PART_BYTES`, then the rest. All parts share one buffer that the next part overwrites. */
async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const part = new Uint8Array(PART_BYTES)
  let size = 0
  for await (const chunk of body) {
    for (let at = 0; at < chunk.length; ) {
      const piece = chunk.subarray(at, at + PART_BYTES - size)
      part.set(piece, size)
      size += piece.length
      at += piece.length
      if (size < PART_BYTES) continue
      yield part
      size = 0
    }
  }
  yield part.subarray(0, size)
}

/** Returns the error for a file of more than `maxBytes`. */
export function tooLarge(maxBytes: number): FeedRefusal {
  return new FeedRefusal({ code: 'fileTooLarge', other: `${maxBytes / MEGABYTE} MB` })
}
