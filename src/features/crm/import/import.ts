import type { Property } from '../../../listing/property'
import { retryOnConflict } from '../../../listing/queries/listing-index'
import type { Db, Statement } from '../../../platform/db/db'
import { whileLeased } from '../../../platform/db/lease'
import { importRun } from '../../../platform/db/schema'
import { sha256 } from '../../../platform/format/sha256'
import { yieldToRequests } from '../../../platform/format/yield-to-requests'
import { type MappedRecord, mapImport } from '../mapping/map-import'
import { type MappedPeople, mapPeople } from '../mapping/map-people'
import { unstatedLanguages } from '../mapping/stated-languages'
import { type BodyIssue, countRecords, type ImportBody, readBody } from '../mapping/wire-body'
import { openEnvelope } from '../sources/envelope'
import { deleteHeld, listApproved } from './held-listings'
import type { ItemIssue } from './import-issue'
import { type ImportReport, importPart, type RecordOptions } from './import-part'
import { countParts, importParts } from './import-parts'
import { checkInvitations } from './import-people'
import {
  type ImportStorage,
  type OpenImport,
  openImport,
  releaseImport,
  renewImport,
  storeProgress,
} from './open-imports'
import { readRecords } from './stored-records'

const NOTHING = { deletedIds: [], deletedProjectIds: [], isLast: false }

const UNREPORTED: ImportReport = {
  upserted: 0,
  unchanged: 0,
  deleted: 0,
  refused: [],
  notes: [],
  held: [],
}

const NO_MAPPED_PEOPLE: MappedPeople = { owners: [], histories: [], refused: [], notes: [] }

type ImportResult =
  | ({ status: 'success'; parts: number } & ImportReport)
  | { status: 'failed'; issues: BodyIssue[] }

/** The parts of an import that are stored, of all of them. */
export interface ImportProgress {
  done: number
  parts: number
}

interface ImportOptions extends RecordOptions {
  /** The sender, for the log: `api`, `command`, `generate`… */
  source: string
  /** True where nobody else reads the body: its entries are let go as they are mapped. */
  isOwnBody?: boolean
  /** Where the body of an import of several parts is stored; without it, a killed import has to be sent again. */
  storage?: ImportStorage
  /** Runs after each part. */
  onProgress?: (progress: ImportProgress) => void
  /** Returns true when the import should stop between two parts; another run continues it. */
  shouldStop?: () => boolean
  /** Statements for the batch of the last changes, in place of the import's own report. */
  reportBy?: (report: ImportReport) => Statement[]
}

/**
 * Takes an import file (contract, 'Import format') into the record and the lists. Up to `MAX_IN_ONE_PART` records are one
 * batch, all or nothing. A larger file is stored in parts, each of them completely or not at all; what it deletes comes
 * with the last one. With `storage` the cron continues an import whose process ended between two parts. The same file
 * twice writes nothing the second time. A body in one language erases no text of another, and a CRM's answer in its
 * envelope hides what it does not say may be shown. `failed` is a body of the wrong shape; single refused items are in
 * the report of a success.
 */
export async function importListings(
  db: Db,
  body: unknown,
  options: ImportOptions,
): Promise<ImportResult> {
  const read = readImport(body)
  if (read.status === 'failed') return read
  const parts = countParts(countRecords(read.body))
  const { storage, source, now, invite } = options
  if (invite && parts > 1) {
    const { owners } = await mapPeople(read.body.owners, {}, read.body.lang)
    await checkInvitations(db, owners, invite)
  }
  const open = storage && parts > 1 ? await openImport(db, storage, { source, parts }, now) : null
  if (storage) storage.text = ''
  const result = await importBody(db, read, open, options)
  if (!result) throw new Error('An import without an end time stopped')
  if (open?.body) await storage?.media.delete(open.body)
  return { status: 'success', ...result }
}

interface ReadImport {
  body: ImportBody
  isAnswer: boolean
  notes: ItemIssue[]
}

/** Reads the shape of an import file. */
export function readImport(
  value: unknown,
): ({ status: 'ok' } & ReadImport) | { status: 'failed'; issues: BodyIssue[] } {
  const opened = openEnvelope(value)
  if (opened.status === 'failed') return opened
  const read = readBody(opened.body)
  return read.status === 'failed' ? read : { ...opened, ...read }
}

/**
 * Imports the parts that are not stored yet, and returns the report of all of them; null if it should stop before the
 * last one. An error leaves an open import to the next run.
 */
export async function importBody(
  db: Db,
  read: ReadImport,
  open: OpenImport | null,
  options: ImportOptions,
): Promise<(ImportReport & { parts: number }) | null> {
  const began = Date.now()
  const clock = () => new Date(options.now.getTime() + Date.now() - began)
  if (!open) return importParted(db, read, null, { ...options, clock })
  try {
    const renew = () => renewImport(db, open, clock())
    const report = await whileLeased(renew, () =>
      importParted(db, read, open, { ...options, clock }),
    )
    if (!report) await releaseImport(db, open)
    return report
  } catch (error) {
    await releaseImport(db, open).catch(() => undefined)
    throw error
  }
}

async function importParted(
  db: Db,
  { body, isAnswer, notes }: ReadImport,
  open: OpenImport | null,
  options: ImportOptions & { clock: () => Date },
): Promise<(ImportReport & { parts: number }) | null> {
  const { clock, onProgress, shouldStop } = options
  const unstated = options.unstated ?? unstatedLanguages(body, isAnswer)
  const mapped = await mapImport(body, options.isOwnBody ?? false)
  const people = await mapPeople(body.owners, body.histories, body.lang)
  const parts = countParts(mapped.properties.size + mapped.projects.size)
  // Another release may divide a file into other parts: then all of them are written again.
  const stored = open && open.parts === parts ? open.partsDone : 0
  let report: ImportReport = {
    ...UNREPORTED,
    refused: [...mapped.refused, ...people.refused],
    notes: [...notes, ...mapped.notes, ...people.notes],
  }
  if (open && stored > 0) report = reportOf(open)
  let done = 0
  for (const part of importParts(body, mapped)) {
    done++
    if (done <= stored) continue
    if (shouldStop?.()) return null
    const progress = { done, parts }
    const before = report
    report = await retryOnConflict(() =>
      importPart(db, part, people, before, {
        ...options,
        unstated,
        storeReport: (next, state) =>
          open
            ? [storeProgress(db, open, progress, next, clock())]
            : reporting(db, next, state, options),
      }),
    )
    onProgress?.(progress)
    await yieldToRequests()
  }
  return { ...report, parts }
}

function reportOf({
  upserted,
  unchanged,
  deleted,
  refused,
  notes,
  held,
}: OpenImport): ImportReport {
  return { upserted, unchanged, deleted, refused, notes, held }
}

function reporting(
  db: Db,
  report: ImportReport,
  { isLast, isNews }: { isLast: boolean; isNews: boolean },
  { source, now, reportBy }: ImportOptions,
): Statement[] {
  if (!isLast) return []
  if (reportBy) return reportBy(report)
  return isNews ? [db.insert(importRun).values({ ...report, at: now.toISOString(), source })] : []
}

/**
 * Writes records that are stored anew with the addresses that this site has for their pictures, lists included. What
 * is deleted stays so.
 */
export function showCopies(
  db: Db,
  ids: { properties: readonly number[]; projects: readonly number[] },
  now: Date,
): Promise<ImportReport> {
  return retryOnConflict(async () => {
    const part = { ...NOTHING, ...(await readRecords(db, ids)) }
    const storeReport = () => []
    return importPart(db, part, NO_MAPPED_PEOPLE, UNREPORTED, {
      now,
      ownPictures: true,
      isConfirmed: true,
      storeReport,
    })
  })
}

/** Imports properties that waited and that staff approved, at most `limit` of them; returns their number. */
export async function importApproved(db: Db, now: Date, limit: number): Promise<number> {
  const approved = await listApproved(db, limit)
  for (const ownPictures of [true, false]) {
    const rows = approved.filter((row) => row.ownsPictures === ownPictures)
    if (rows.length === 0) continue
    const mapped = await Promise.all(
      rows.map(
        async ({ id, data }): Promise<[number, MappedRecord<Property>]> => [
          id,
          { record: data, hash: await sha256(JSON.stringify(data)) },
        ],
      ),
    )
    const part = { ...NOTHING, properties: new Map(mapped), projects: new Map(), isLast: true }
    const ids = rows.map(({ id }) => id)
    const storeReport = () => deleteHeld(db, ids)
    const options = { now, ownPictures, isConfirmed: true, storeReport }
    await retryOnConflict(() => importPart(db, part, NO_MAPPED_PEOPLE, UNREPORTED, options))
  }
  return approved.length
}
