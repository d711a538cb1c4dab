import { and, asc, isNull, sql } from 'drizzle-orm'
import { markStatements } from '../../../listing/picture-marks'
import { type Db, runBatch, type Statement } from '../../../platform/db/db'
import { valuesOf } from '../../../platform/db/json-rows'
import { crmPicture } from '../../../platform/db/schema-crm'
import { fileKind } from '../../../platform/files/file-kind'
import { type OriginMark, readOriginMark } from '../../../platform/files/origin-mark'
import { isBrokenFile } from '../../../platform/files/picture-sizes'
import { log } from '../../../platform/log'
import { type IssueCode, type ItemIssue, shownValue } from '../import/import-issue'
import { FeedRefusal } from '../sources/feed'
import { readSource } from '../sources/packed-files'
import { type CrmRun, withProblems, writeRun } from './crm-runs'
import { type PackedTools, storePackedFile } from './store-packed'
import { deleteTransfer, openTransfer } from './transfers'

/**
 * The maximum number of files in one run of the cron. With Images a picture costs up to 16 of its 10,000 subrequests,
 * without it three.
 */
const FILES_A_TICK = { sized: 300, single: 1500 }
/**
 * The number of files whose outcome is written in one batch, before the claim of the run ends. A D1 batch is limited to
 * 1,000 statements.
 */
const BATCH = { sized: 12, single: 30 }
/** The maximum number of concurrent connections of a worker; the bytes in memory follow. */
const MAX_PARALLEL = 6
const MAX_PARALLEL_BYTES = 16 * 1024 * 1024
const MAX_TRIES = 3

type Waiting = typeof crmPicture.$inferSelect

type Outcome =
  | { status: 'stored'; address: string; mark: OriginMark | null }
  | { status: 'dropped'; code: IssueCode }
  | { status: 'failed'; error: unknown }

/** The condition for a packed file that is not copied yet; a picture of another host has a time for its next try. */
const IS_WAITING = and(isNull(crmPicture.address), isNull(crmPicture.nextAt))

/** Returns the number of packed files that one run of the cron may copy. */
export function maxFilesPerRun({ images }: PackedTools): number {
  return images ? FILES_A_TICK.sized : FILES_A_TICK.single
}

interface CopyLimits {
  /** The number of files that this run of the cron may still copy. */
  files: number
  clock: () => Date
  deadline: number
}

/**
 * Copies files of the run's transfer into the bucket until the limits are reached, and returns their number. A file
 * that cannot be stored is dropped with an issue. After the last file the transfer is deleted, and the records are
 * imported.
 */
export async function copyPackedFiles(
  db: Db,
  claimed: CrmRun,
  tools: PackedTools,
  { files, clock, deadline }: CopyLimits,
): Promise<number> {
  const folder = claimed.work.transfer
  if (!folder) return 0
  const waiting = await db
    .select()
    .from(crmPicture)
    .where(IS_WAITING)
    .orderBy(asc(crmPicture.tries), asc(crmPicture.id), asc(crmPicture.key))
    .limit(files)
  if (waiting.length === 0) {
    const work = { ...claimed.work, transfer: null }
    await runBatch(db, [writeRun(db, claimed, { work, attempts: 0 }, clock())])
    await deleteTransfer(tools.media, folder)
    return 0
  }
  const open = await openTransfer(tools.media, folder)
  let run = claimed
  let copied = 0
  const batchSize = tools.images ? BATCH.sized : BATCH.single
  while (copied < waiting.length && clock().getTime() < deadline) {
    const batch = waiting.slice(copied, copied + batchSize)
    const outcomes = await inParallel(batch, parallelOf(batch), (copy) =>
      copyOne(copy, open, tools),
    )
    copied += batch.length
    const problems = withProblems(
      run,
      batch.flatMap((copy, at) => issuesOf(copy, outcomes[at])),
    )
    const failed = outcomes.filter((outcome) => outcome.status === 'failed')
    const isUnavailable = failed.length === batch.length
    const change = { problems, ...(!isUnavailable && { attempts: 0 }) }
    await runBatch(db, [
      ...outcomeStatements(db, batch, outcomes),
      writeRun(db, run, change, clock()),
    ])
    if (isUnavailable) throw failed[0]?.error
    run = { ...run, problems }
  }
  return copied
}

async function copyOne(
  { source, isDocument, tries }: Waiting,
  open: (source: string) => Promise<Uint8Array<ArrayBuffer> | null>,
  tools: PackedTools,
): Promise<Outcome> {
  try {
    const bytes = await open(source)
    if (!bytes) return { status: 'dropped', code: 'attachmentMissing' }
    const name = nameOf(source)
    const mark = isDocument ? null : readOriginMark(bytes, fileKind(bytes), name)
    const address = await storePackedFile({ bytes, name, isDocument }, tools)
    return address
      ? { status: 'stored', address, mark }
      : { status: 'dropped', code: 'attachmentKind' }
  } catch (error) {
    const isLast = tries + 1 >= MAX_TRIES
    if (isLast || isBrokenFile(error) || error instanceof FeedRefusal) {
      return { status: 'dropped', code: 'attachmentBroken' }
    }
    log('packed file not copied', { try: tries + 1, error })
    return { status: 'failed', error }
  }
}

function issuesOf({ id, source }: Waiting, outcome: Outcome | undefined): ItemIssue[] {
  if (outcome?.status !== 'dropped') return []
  return [{ ID: id, issues: [{ code: outcome.code, value: shownValue(nameOf(source)) }] }]
}

function nameOf(source: string): string {
  return readSource(source)?.name ?? ''
}

/**
 * Returns the statements for the outcomes. The row of a dropped file is deleted, so that the import removes it from its
 * record.
 */
function outcomeStatements(
  db: Db,
  batch: readonly Waiting[],
  outcomes: readonly Outcome[],
): Statement[] {
  const keysOf = (status: Outcome['status']) =>
    valuesOf(
      JSON.stringify(batch.flatMap(({ key }, at) => (outcomes[at]?.status === status ? key : []))),
    )
  const addresses = batch.flatMap(({ key }, at) => {
    const outcome = outcomes[at]
    return outcome?.status === 'stored' ? [[key, outcome.address]] : []
  })
  const byKey = JSON.stringify(Object.fromEntries(addresses))
  return [
    db
      .update(crmPicture)
      .set({ address: sql`json_extract(${byKey}, '$."' || ${crmPicture.key} || '"')` })
      .where(sql`${crmPicture.key} in ${keysOf('stored')}`),
    ...outcomes.flatMap((outcome) =>
      outcome.status === 'stored' ? markStatements(db, outcome.address, outcome.mark) : [],
    ),
    db.delete(crmPicture).where(sql`${crmPicture.key} in ${keysOf('dropped')}`),
    db
      .update(crmPicture)
      .set({ tries: sql`${crmPicture.tries} + 1` })
      .where(sql`${crmPicture.key} in ${keysOf('failed')}`),
  ]
}

function parallelOf(batch: readonly Waiting[]): number {
  const largest = Math.max(...batch.map(({ source }) => readSource(source)?.size ?? 0), 1)
  return Math.max(1, Math.min(MAX_PARALLEL, Math.floor(MAX_PARALLEL_BYTES / largest)))
}

async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at]
      if (item !== undefined) results[at] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
