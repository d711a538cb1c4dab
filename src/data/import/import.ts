import { type MappedRecord, mapImport } from '../../crm/map-import'
import { type MappedPeople, mapPeople } from '../../crm/map-people'
import { openEnvelope } from '../../crm/sources/envelope'
import { type UnstatedById, unstatedLanguages } from '../../crm/stated-languages'
import { type BodyIssue, readBody } from '../../crm/wire-body'
import type { ItemIssue } from '../../domain/crm/import-issue'
import { sha256 } from '../../domain/format/sha256'
import { publicationCheck } from '../../domain/law/publication-check'
import type { Property } from '../../domain/listing/property'
import type { PublishSettings } from '../../domain/listing/published'
import { type Db, runBatch, type Statement } from '../db/db'
import { importRun } from '../db/schema'
import { raiseVersionFrom, readVersion } from '../db/version'
import { tellOf } from '../listings/listing-changes'
import {
  localTime,
  readPublishSettings,
  replaceRows,
  retryOnConflict,
} from '../listings/listing-index'
import { withOverrides } from '../overrides/overrides'
import { markHomes } from '../people/homes-ended'
import { noteChanged } from '../searches/changed-homes'
import { deleteHeld, type HoldOptions, holdListings, listApproved } from './held-listings'
import { type ImportChanges, importChanges, touchedBy } from './import-changes'
import { type ImportPart, importParts } from './import-parts'
import { type InviteOwner, type PeopleChanges, peopleChanges } from './import-people'
import { importStatements } from './import-statements'
import { withOwnPictures } from './own-pictures'
import { rowsAfter } from './rows-after'
import { readRecords, readStoredProjects, readStoredProperties } from './stored-records'
import { withStoredTexts } from './stored-texts'

export interface ImportReport {
  /** Items and projects, as the two below. */
  upserted: number
  unchanged: number
  deleted: number
  /** Refused records with their reasons; an earlier record of the same ID stays as it was. */
  refused: ItemIssue[]
  /** Facts that were dropped of what went in, and what its adverts lack by law. */
  notes: ItemIssue[]
  /** Properties that wait for a decision of staff; the site shows what it showed before. */
  held: ItemIssue[]
}

/** The number of listings whose findings are reported one by one; the rest is counted. */
const MOST_CHECKED = 200

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

const NO_PEOPLE: PeopleChanges = { statements: [], refused: [] }

type ImportResult =
  | ({ status: 'success' } & ImportReport)
  | { status: 'failed'; issues: BodyIssue[] }

interface ImportOptions {
  /** The sender, for the log: `api`, `command`, `generate`… */
  source: string
  now: Date
  /** Without it new owners get no mail, and set their password by 'forgotten'. */
  invite?: InviteOwner
  /** True where nobody else reads the body: its entries are let go as they are mapped. */
  isOwnBody?: boolean
  /** The languages of which the body states nothing; without it, the body itself decides. */
  unstated?: UnstatedById
  /**
   * False where pictures of other hosts are not copied: visitors get them through this site. Absent, they are copied
   * one by one.
   */
  ownPictures?: boolean
  /** True in a run that changes too many prices: none of them is published without a confirmation. */
  holdsPrices?: boolean
  /** What happens to a new property that is probably one of the site's already (`note`). */
  duplicates?: HoldOptions['duplicates']
  /** True for records that need no confirmation: staff gave it, or the site has them already. */
  isConfirmed?: boolean
  /** True where deleted records are hidden only: their data stays, so that they can come back whole. */
  hidesDeleted?: boolean
  /** Statements for the batch of the last changes, in place of the import's own report. */
  reportBy?: (report: ImportReport) => Statement[]
}

/**
 * Takes an import file (contract, 'Import format') into the record and the lists, in batches of at
 * most `MOST_IN_A_PART` records: each of them whole or, when anything fails, not at all. A file that
 * fails half-way is sent again, and what is in by then is unchanged. The same file twice writes
 * nothing the second time. A body in one language erases no text of another, and a CRM's answer in its
 * envelope hides what it does not say may be shown. `failed` is a body of the wrong shape; single refused items are in the
 * report of a success.
 */
export async function importListings(
  db: Db,
  body: unknown,
  options: ImportOptions,
): Promise<ImportResult> {
  const opened = openEnvelope(body)
  if (opened.status === 'failed') return opened
  const read = readBody(opened.body)
  if (read.status === 'failed') return read
  const unstated = options.unstated ?? unstatedLanguages(read.body, opened.isAnswer)
  const all = { ...options, unstated }
  const mapped = await mapImport(read.body, options.isOwnBody ?? false)
  const people = await mapPeople(read.body.owners, read.body.histories, read.body.lang)
  let report: ImportReport = {
    ...UNREPORTED,
    refused: [...mapped.refused, ...people.refused],
    notes: [...opened.notes, ...mapped.notes, ...people.notes],
  }
  for (const part of importParts(read.body, mapped)) {
    const before = report
    report = await retryOnConflict(() => importPart(db, part, people, before, all))
  }
  return { status: 'success', ...report }
}

/**
 * Writes records that are stored anew with the addresses that this site has for their pictures, lists included. What
 * is deleted stays so.
 */
export function showCopies(
  db: Db,
  ids: { properties: readonly number[]; projects: readonly number[] },
  now: Date,
  ownPictures = true,
): Promise<ImportReport> {
  return retryOnConflict(async () => {
    const part = { ...NOTHING, ...(await readRecords(db, ids)) }
    return importPart(db, part, NO_MAPPED_PEOPLE, UNREPORTED, {
      source: 'crm',
      now,
      ownPictures,
      isConfirmed: true,
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
    const reportBy = () =>
      deleteHeld(
        db,
        rows.map(({ id }) => id),
      )
    const options = { source: 'held', now, ownPictures, isConfirmed: true, reportBy }
    await retryOnConflict(() => importPart(db, part, NO_MAPPED_PEOPLE, UNREPORTED, options))
  }
  return approved.length
}

/** Writes one part; the report is that of the parts before it and of this one. */
async function importPart(
  db: Db,
  read: ImportPart,
  mappedPeople: MappedPeople,
  before: ImportReport,
  options: ImportOptions,
): Promise<ImportReport> {
  const { now, invite, unstated, hidesDeleted = false } = options
  const people = read.isLast ? await peopleChanges(db, mappedPeople, invite, now) : NO_PEOPLE
  const version = await readVersion(db)
  const merged = unstated ? await withStoredTexts(db, read, unstated) : read
  const {
    part: kept,
    held,
    notes: holdNotes,
    statements: holding,
  } = options.isConfirmed
    ? { part: merged, held: [], notes: [], statements: [] }
    : await holdListings(db, merged, {
        now,
        holdsPrices: options.holdsPrices ?? false,
        duplicates: options.duplicates ?? 'note',
        ownPictures: options.ownPictures ?? true,
      })
  const { part, statements: queued } = await withOwnPictures(db, kept, now, options.ownPictures)
  const settings = await readPublishSettings(db)
  const ids = [...part.properties.keys(), ...part.deletedIds]
  const projectIds = [...part.projects.keys(), ...part.deletedProjectIds]
  const storedProperties = await readStoredProperties(db, ids)
  const storedProjects = await readStoredProjects(db, projectIds)
  const news = importChanges(part, { properties: storedProperties, projects: storedProjects })
  const [homes, projects] = await Promise.all([
    withOverrides(db, 'property', news.properties),
    withOverrides(db, 'project', news.projects),
  ])
  const changes = { ...news, properties: homes.changed, projects: projects.changed }
  const upserted = changes.properties.length + changes.projects.length
  const deleted = changes.deletedIds.length + changes.deletedProjectIds.length
  const room = Math.max(0, MOST_CHECKED - before.upserted)
  const report: ImportReport = {
    upserted: before.upserted + upserted,
    unchanged: before.unchanged + part.properties.size + part.projects.size - upserted,
    deleted: before.deleted + deleted,
    refused: [...before.refused, ...people.refused],
    notes: [
      ...before.notes,
      ...holdNotes,
      ...unmatchedDeletions(part, changes),
      ...publicationNotes(changes.properties, settings, room),
    ],
    held: [...before.held, ...held],
  }
  const statements: Statement[] = [
    ...people.statements,
    ...holding,
    ...queued,
    ...homes.statements,
    ...projects.statements,
  ]
  if (upserted + deleted > 0) {
    const touched = touchedBy(changes, storedProperties)
    const rows = await rowsAfter(db, changes, touched.projectIds, storedProperties, settings, now)
    const told = await tellOf(db, version + 1, touched)
    statements.unshift(
      raiseVersionFrom(db, version, 'listings'),
      ...told.before,
      ...noteChanged(db, touched, now),
      ...importStatements(db, changes, touched, { at: localTime(now), hidesDeleted }),
      ...replaceRows(db, touched, rows),
      ...told.after,
    )
    if (changes.deletedIds.length > 0) statements.push(...markHomes(db, now))
  }
  // The queue of pictures is not news: it also notes that nothing changed.
  const changeCount = statements.length - queued.length
  const isNews = changeCount + report.upserted + report.refused.length > 0
  if (part.isLast) statements.push(...reporting(db, report, isNews, options))
  await runBatch(db, statements)
  return report
}

/** The IDs to delete of which the site has no listing. */
function unmatchedDeletions(part: ImportPart, changes: ImportChanges): ItemIssue[] {
  const properties = new Set(changes.deletedIds)
  const projects = new Set(changes.deletedProjectIds)
  const unmatched = [
    ...part.deletedIds.filter((id) => !properties.has(id)),
    ...part.deletedProjectIds.filter((id) => !projects.has(id)),
  ]
  return unmatched.map((id) => ({
    ID: id,
    issues: [{ code: 'deletionUnmatched', value: String(id) }],
  }))
}

function reporting(
  db: Db,
  report: ImportReport,
  isNews: boolean,
  { source, now, reportBy }: ImportOptions,
): Statement[] {
  if (reportBy) return reportBy(report)
  return isNews ? [db.insert(importRun).values({ ...report, at: now.toISOString(), source })] : []
}

/** The publication check's findings on new and changed listings, `room` of them one by one. */
function publicationNotes(
  changed: readonly MappedRecord<Property>[],
  settings: PublishSettings,
  room: number,
): ItemIssue[] {
  const notes = changed.flatMap(({ record }) => {
    const findings = publicationCheck(record, settings)
    const issues = findings.map(({ field, reason }) => ({
      code: 'publicationCheck' as const,
      field,
      value: reason,
    }))
    return issues.length ? [{ ID: record.id, issues }] : []
  })
  const further = notes.length - room
  if (further <= 0) return notes
  const rest = { ID: null, issues: [{ code: 'publicationCheckMore' as const, count: further }] }
  return [...notes.slice(0, room), rest]
}
