import type { Bindings } from '../../../env'
import { type Db, primaryDb } from '../../../platform/db/db'
import { DEFAULT_LANG, enabledLang, LANGS, type Lang } from '../../../platform/format/lang'
import { readSettings } from '../../../site/settings'
import { fileSource } from '../sources/crm-source'
import { type Feed, FeedRefusal } from '../sources/feed'
import type { InlineFile } from '../sources/inline-content'
import { type FileSource, isFeedType, readFeed } from '../sources/read-feed'
import { readCrmState } from '../sync/crm-state'
import { MAX_ATTEMPTS } from '../sync/due-run'
import {
  countAttempt,
  failQueuedRun,
  listQueuedRuns,
  queueRun,
  recordRefusedFile,
} from '../sync/file-runs'
import { type FeedObstacle, feedObstacle, type StagedFeed, takeFeed } from '../sync/receive-feed'
import {
  deleteTransfer,
  openTransferFile,
  storeInlineFile,
  storeTransfer,
  type Transfer,
  tooLarge,
} from '../sync/transfers'
import type { ImportIssue, IssueCode } from './import-issue'

const MEGABYTE = 1024 * 1024
/** The maximum size of a file in a form, which is read into memory. */
export const FEED_FORM_BYTES = 8 * MEGABYTE
/** The maximum sizes of a file. CSV is read into memory; OpenImmo contains pictures. Both are streamed to the bucket. */
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

/**
 * Stages a file of listings for the cron, or returns the reason why it is refused. While another run is open the file
 * waits in the bucket.
 */
export async function receiveFeed(env: Bindings, file: SentFile, now: Date): Promise<Received> {
  const source = fileSource(env)
  if (!source) return refused(404, { code: 'sourceWithoutFiles' })
  const maxBytes = MAX_BYTES[source]
  const db = primaryDb(env.DB)
  const obstacle = await feedObstacle(db, now)
  if (obstacle && obstacle !== 'busy') return hindered(obstacle)
  const languages = (await readSettings(db))?.languages ?? LANGS
  const lang = enabledLang(file.lang, languages) ?? languages[0] ?? 'nl'
  const langs = [lang, ...languages.filter((other) => other !== lang)]
  try {
    if (!isFeedType(file.type)) throw new FeedRefusal({ code: 'fileTypeUnknown', value: file.type })
    if (file.size > maxBytes) throw tooLarge(maxBytes)
    const transfer = await storeTransfer(env.MEDIA, file.body ?? new Blob().stream(), maxBytes)
    const stored = { transfer, source, type: file.type, langs }
    return obstacle
      ? await queueTransfer(db, env.MEDIA, stored, now)
      : await stageTransfer(db, env.MEDIA, stored, now)
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error
    await recordRefusedFile(db, langs, error.issue, now)
    return refused(STATUS[error.issue.code] ?? 400, error.issue)
  }
}

/** Stages the oldest file that waits, unless another run is open. Returns false if no file waits. */
export async function stageQueuedFile({ DB, MEDIA }: Bindings, now: Date): Promise<boolean> {
  const db = primaryDb(DB)
  if ((await readCrmState(db, now)).pausedAt) return false
  const [run] = await listQueuedRuns(db, 1)
  const { transfer: folder, queued, langs } = run?.work ?? {}
  if (!run || !folder || !queued || !langs) return false
  const file = run.attempts < MAX_ATTEMPTS && (await openTransferFile(MEDIA, folder))
  if (!file) {
    await failQueuedRun(db, run, { code: 'fileLost' }, now)
    return true
  }
  await countAttempt(db, run)
  try {
    const stored = { transfer: { folder, file }, langs, ...queued, queuedId: run.id }
    await stageTransfer(db, MEDIA, stored, now)
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error
    await failQueuedRun(db, run, error.issue, now)
    await deleteTransfer(MEDIA, folder)
  }
  return true
}

interface StoredFile {
  transfer: Transfer
  source: FileSource
  type: string
  /** The agency's languages, that of texts without a language first. */
  langs: Lang[]
  /** The ID of the run in which the file has waited. */
  queuedId?: number
}

/** Checks a file, and stores a run that waits until the open one has ended. */
async function queueTransfer(
  db: Db,
  media: R2Bucket,
  { transfer, source, type, langs }: StoredFile,
  now: Date,
): Promise<Received> {
  const { folder } = transfer
  try {
    const options = { source, type, lang: langs[0] ?? DEFAULT_LANG, storeInline: async () => {} }
    const feed = await readFeed(transfer.file, options)
    const waiting = { transfer: folder, queued: { source, type } }
    const run = await queueRun(db, { mode: feed.mode, langs, since: null }, waiting, now)
    const issues = feed.issues.map(({ item: _, ...issue }) => ({ ...issue, ID: null }))
    return { status: 'taken', feed, run, deleted: feed.deleted.length, issues }
  } catch (error) {
    await deleteTransfer(media, folder)
    throw error
  }
}

/**
 * Stages a stored file. It stays stored if its run has files to copy from it. A file that waits also stays until its run
 * has started.
 */
async function stageTransfer(
  db: Db,
  media: R2Bucket,
  { transfer, source, type, langs, queuedId }: StoredFile,
  now: Date,
): Promise<Received> {
  const { folder } = transfer
  let isNeeded = queuedId !== undefined
  try {
    const storeInline = (file: InlineFile) => storeInlineFile(media, transfer, file)
    const lang = langs[0] ?? DEFAULT_LANG
    const feed = await readFeed(transfer.file, { source, type, lang, storeInline })
    const staged = await takeFeed(db, feed, { source, langs, transfer: folder, queuedId, now })
    if (typeof staged === 'object') {
      isNeeded = feed.items.some(({ files }) => files?.length)
      return { status: 'taken', feed, ...staged }
    }
    if (staged === 'paused' || queuedId !== undefined) return hindered(staged)
    isNeeded = true
    return await queueTransfer(db, media, { transfer, source, type, langs }, now)
  } finally {
    if (!isNeeded) await deleteTransfer(media, folder)
  }
}

function hindered(obstacle: FeedObstacle): Received {
  return refused(409, { code: obstacle === 'paused' ? 'syncPaused' : 'filesMany' })
}

function refused(code: Code, issue: ImportIssue): Received {
  return { status: 'refused', code, issue }
}
