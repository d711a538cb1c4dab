import type { Bindings } from '../../../env'
import { type Db, primaryDb } from '../../../platform/db/db'
import { enabledLang, LANGS, type Lang } from '../../../platform/format/lang'
import { readSettings } from '../../../site/settings'
import { memoryFile } from '../sources/byte-file'
import { fileSource } from '../sources/crm-source'
import { type Feed, FeedRefusal } from '../sources/feed'
import type { InlineFile } from '../sources/inline-content'
import { isFeedType, readFeed } from '../sources/read-feed'
import { recordRefusedFile } from '../sync/crm-runs'
import { feedRefusalReason, type StagedFeed, takeFeed } from '../sync/receive-feed'
import {
  deleteTransfer,
  readBytes,
  storeInlineFile,
  storeTransfer,
  tooLarge,
} from '../sync/transfers'
import type { ImportIssue, IssueCode } from './import-issue'

const MEGABYTE = 1024 * 1024
/** The maximum size of a file in a form, which is read into memory. */
export const FEED_FORM_BYTES = 8 * MEGABYTE
/** The maximum sizes of a file. CSV is read into memory; OpenImmo contains pictures, and is streamed to the bucket. */
const MAX_BYTES = { csv: 8 * MEGABYTE, openimmo: 100 * MEGABYTE }

interface SentFile {
  body: ReadableStream<Uint8Array> | null
  /** The declared size in bytes; 0 if it is unknown. */
  size: number
  type: string
  /** The language that the sender declares for texts without one. */
  lang?: string | undefined
}

type Code = 400 | 404 | 409 | 413 | 415

type Received =
  | ({ status: 'taken'; feed: Feed } & StagedFeed)
  | { status: 'refused'; code: Code; issue: ImportIssue }

/** The statuses of responses to refused files; any other refusal is a malformed file. */
const STATUS: Partial<Record<IssueCode, Code>> = {
  fileTypeUnknown: 415,
  fileTooLarge: 413,
  unpackedTooLarge: 413,
  listingsTooLarge: 413,
  recordsMany: 413,
  cellsMany: 413,
  xmlPartsMany: 413,
  xmlRecordParts: 413,
  xmlPartLong: 413,
  zipTooMany: 413,
}

/** Stages a file of listings for the cron, or returns the reason why it is refused. */
export async function receiveFeed(env: Bindings, file: SentFile, now: Date): Promise<Received> {
  const source = fileSource(env)
  if (!source) return refused(404, { code: 'sourceWithoutFiles' })
  const maxBytes = MAX_BYTES[source]
  const db = primaryDb(env.DB)
  const obstacle = await feedRefusalReason(db, now)
  if (obstacle) return hindered(obstacle)
  const languages = (await readSettings(db))?.languages ?? LANGS
  const lang = enabledLang(file.lang, languages) ?? languages[0] ?? 'nl'
  const langs = [lang, ...languages.filter((other) => other !== lang)]
  const body = file.body ?? new Blob().stream()
  const options = { type: file.type, lang, langs, maxBytes, now }
  try {
    if (!isFeedType(file.type)) throw new FeedRefusal({ code: 'fileTypeUnknown', value: file.type })
    if (file.size > maxBytes) throw tooLarge(maxBytes)
    return source === 'csv'
      ? await receiveCsv(db, body, options)
      : await receiveOpenImmo(db, env.MEDIA, body, options)
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error
    await recordRefusedFile(db, langs, error.issue, now)
    return refused(STATUS[error.issue.code] ?? 400, error.issue)
  }
}

interface Options {
  type: string
  lang: Lang
  langs: Lang[]
  maxBytes: number
  now: Date
}

async function receiveCsv(
  db: Db,
  body: ReadableStream<Uint8Array>,
  { type, lang, langs, maxBytes, now }: Options,
): Promise<Received> {
  const file = memoryFile(await readBytes(body, maxBytes))
  const feed = await readFeed(file, { source: 'csv', type, lang, storeInline: async () => {} })
  return received(feed, await takeFeed(db, feed, { source: 'csv', langs, now }))
}

/** Stages an OpenImmo file. The stored transfer stays only if its run has files to copy from it. */
async function receiveOpenImmo(
  db: Db,
  media: R2Bucket,
  body: ReadableStream<Uint8Array>,
  { type, lang, langs, maxBytes, now }: Options,
): Promise<Received> {
  const source = 'openimmo'
  const transfer = await storeTransfer(media, body, maxBytes)
  const { folder } = transfer
  let isNeeded = false
  try {
    const storeInline = (file: InlineFile) => storeInlineFile(media, transfer, file)
    const feed = await readFeed(transfer.file, { source, type, lang, storeInline })
    const staged = await takeFeed(db, feed, { source, langs, transfer: folder, now })
    isNeeded = typeof staged === 'object' && feed.items.some(({ files }) => files?.length)
    return received(feed, staged)
  } finally {
    if (!isNeeded) await deleteTransfer(media, folder)
  }
}

function received(feed: Feed, staged: StagedFeed | 'busy' | 'paused'): Received {
  return typeof staged === 'string' ? hindered(staged) : { status: 'taken', feed, ...staged }
}

function hindered(obstacle: 'busy' | 'paused'): Received {
  return refused(409, { code: obstacle === 'busy' ? 'runOpen' : 'syncPaused' })
}

function refused(code: Code, issue: ImportIssue): Received {
  return { status: 'refused', code, issue }
}
