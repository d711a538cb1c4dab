import type { Property } from '../../../listing/property'
import type { Db, Statement } from '../../../platform/db/db'
import { whileLeased } from '../../../platform/db/lease'
import { importRun } from '../../../platform/db/schema'
import { retryOnConflict } from '../../../platform/db/version'
import { sha256 } from '../../../platform/format/sha256'
import { yieldToRequests } from '../../../platform/format/yield-to-requests'
import { type MappedRecord, mapImport } from '../mapping/map-import'
import { type MappedPeople, mapPeople } from '../mapping/map-people'
import { missingLanguages } from '../mapping/stated-languages'
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
import { withNewAddresses } from './stored-pictures'
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

/** The number of stored parts of an import, and of all its parts. */
export interface ImportProgress {
  done: number
  parts: number
}

interface ImportOptions extends RecordOptions {
  /** The name of the sender for the log: `api`, `command`, `generate`… */
  source: string
  /** True if only the import reads the body, so that its entries can be freed once they are mapped. */
  canReleaseBody?: boolean
  /** The storage for the body of an import of several parts; without it, a killed import must be sent again. */
  storage?: ImportStorage
  /** Called after each part. */
  onProgress?: (progress: ImportProgress) => void
  /** Returns true if the import should stop between two parts; another run continues it. */
  shouldStop?: () => boolean
  /** Returns the statements for the batch of the last changes, instead of the import's own report. */
  reportBy?: (report: ImportReport) => Statement[]
}

/**
 * Imports a file (contract, 'Import format') into the records and lists. Up to `MAX_RECORDS_PER_PART` records are one batch,
 * all or nothing. A larger file is stored in parts, each of them completely or not at all; its deletions come with the
 * last one. With `storage` the cron continues an import whose process ended between two parts. A second import of the
 * same file writes nothing. A body in one language deletes no text of another, and a CRM's response in its envelope
 * hides facts without a flag that allows their publication. `failed` is a body of the wrong shape; single refused items
 * are in the report of a success.
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

export function readImport(
  value: unknown,
): ({ status: 'ok' } & ReadImport) | { status: 'failed'; issues: BodyIssue[] } {
  const opened = openEnvelope(value)
  if (opened.status === 'failed') return opened
  const read = readBody(opened.body)
  return read.status === 'failed' ? read : { ...opened, ...read }
}

/**
 * Imports the parts that are not stored yet, and returns the report of all parts; null if it stops before the last one.
 * After an error the import stays open for the next run.
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
  const unstated = options.unstated ?? missingLanguages(body, isAnswer)
  const mapped = await mapImport(body, options.canReleaseBody ?? false)
  const people = await mapPeople(body.owners, body.histories, body.lang)
  const parts = countParts(mapped.properties.size + mapped.projects.size)
  // Another release may divide a file into other parts; then all of them are stored again.
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
 * Rewrites stored records with this site's addresses of their pictures, lists included. `addresses` are the new
 * addresses of replaced pictures by their old ones. Deleted records stay deleted.
 */
export function showCopies(
  db: Db,
  ids: { properties: readonly number[]; projects: readonly number[] },
  addresses: ReadonlyMap<string, string>,
  now: Date,
): Promise<ImportReport> {
  return retryOnConflict(async () => {
    const { properties, projects } = await readRecords(db, ids)
    const part = {
      ...NOTHING,
      properties: withNewAddresses(properties, addresses),
      projects: withNewAddresses(projects, addresses),
    }
    const storeReport = () => []
    return importPart(db, part, NO_MAPPED_PEOPLE, UNREPORTED, {
      now,
      ownPictures: true,
      isConfirmed: true,
      storeReport,
    })
  })
}

/** Imports held properties that staff approved, at most `limit` of them; returns their number. */
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
