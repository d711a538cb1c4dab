import { publicationCheck } from '../../../listing/law/publication-check'
import { withOverrides } from '../../../listing/overrides/overrides'
import type { Property } from '../../../listing/property'
import type { PublishSettings } from '../../../listing/published'
import { localTime, readPublishSettings, replaceRows } from '../../../listing/queries/listing-index'
import { withPastPrices } from '../../../listing/queries/past-prices'
import { type Db, runBatch, type Statement } from '../../../platform/db/db'
import { raiseVersionFrom, readVersion } from '../../../platform/db/version'
import { yieldToRequests } from '../../../platform/format/yield-to-requests'
import { markHomes } from '../../owner-area/owner-area'
import { recordChangedStatements } from '../../saved-searches/saved-searches'
import type { MappedRecord } from '../mapping/map-import'
import type { MappedPeople } from '../mapping/map-people'
import type { MissingLangsById } from '../mapping/stated-languages'
import { type HoldOptions, holdListings } from './held-listings'
import { type ImportChanges, importChanges, touchedBy } from './import-changes'
import type { ItemIssue } from './import-issue'
import type { ImportPart } from './import-parts'
import { type InviteOwner, type PeopleChanges, peopleChanges } from './import-people'
import { importStatements } from './import-statements'
import { rowsAfter } from './rows-after'
import { statedTimes } from './stated-times'
import { checkPicturesOf, withOwnPictures } from './stored-pictures'
import { readStoredProjects, readStoredProperties } from './stored-records'
import { withStoredTexts } from './stored-texts'

export interface ImportReport {
  /** The number of items and projects; the two numbers below are separate. */
  upserted: number
  unchanged: number
  deleted: number
  /** The refused records with their reasons; an earlier version of the record stays unchanged. */
  refused: ItemIssue[]
  /** The dropped facts of imported records, and the legally required facts that their adverts lack. */
  notes: ItemIssue[]
  /** The properties that must be confirmed by staff; the site shows their earlier version. */
  held: ItemIssue[]
}

export interface RecordOptions {
  now: Date
  /** Creates the mails to new owners. Without it they get no mail, and set their password by 'forgotten password'. */
  invite?: InviteOwner
  /** The languages that the body does not contain; if absent, they are derived from the body. */
  unstated?: MissingLangsById
  /**
   * False if pictures of other hosts are not copied: visitors get them through this site. If absent, they are copied
   * one by one.
   */
  ownPictures?: boolean
  /** True in a run that changes too many prices: all of them must be confirmed. */
  holdsPrices?: boolean
  /** The handling of a new property that is probably on the site already (`note`). */
  duplicates?: HoldOptions['duplicates']
  /** True for records that need no confirmation: staff confirmed them, or the site has them already. */
  isConfirmed?: boolean
  /** True if deleted records are only hidden: their data stays, so that they can be restored. */
  hidesDeleted?: boolean
}

interface PartOptions extends RecordOptions {
  /** Returns the statements that store the report so far in the batch of the part. */
  storeReport(
    report: ImportReport,
    state: { isLast: boolean; isNews: boolean },
  ): readonly Statement[]
}

/** The maximum number of listings whose issues are reported one by one; the rest is counted. */
const MAX_CHECKED = 200

const NO_PEOPLE: PeopleChanges = { statements: [], refused: [] }

/**
 * Writes one part in one batch, all or nothing. The report includes the parts before it. Other requests run between its
 * steps.
 */
export async function importPart(
  db: Db,
  read: ImportPart,
  mappedPeople: MappedPeople,
  before: ImportReport,
  options: PartOptions,
): Promise<ImportReport> {
  const { now, invite, unstated, hidesDeleted = false } = options
  const people = read.isLast ? await peopleChanges(db, mappedPeople, invite, now) : NO_PEOPLE
  const version = await readVersion(db)
  const merged = unstated ? await withStoredTexts(db, read, unstated) : read
  const {
    part: unheld,
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
  const { part, statements: queued } = await withOwnPictures(db, unheld, now, options.ownPictures)
  await yieldToRequests()
  const settings = await readPublishSettings(db)
  const ids = [...part.properties.keys(), ...part.deletedIds]
  const projectIds = [...part.projects.keys(), ...part.deletedProjectIds]
  const storedProperties = await readStoredProperties(db, ids)
  const storedProjects = await readStoredProjects(db, projectIds)
  await yieldToRequests()
  const news = importChanges(part, { properties: storedProperties, projects: storedProjects })
  const [properties, projects] = await Promise.all([
    withOverrides(db, 'property', news.properties),
    withOverrides(db, 'project', news.projects),
  ])
  const changes = {
    ...news,
    properties: await withPastPrices(db, properties.changed, settings, now),
    projects: projects.changed,
  }
  const upserted = changes.properties.length + changes.projects.length
  const deleted = changes.deletedIds.length + changes.deletedProjectIds.length
  const room = Math.max(0, MAX_CHECKED - before.upserted)
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
    ...properties.statements,
    ...projects.statements,
  ]
  if (upserted + deleted > 0) {
    const touched = touchedBy(changes, storedProperties)
    const rows = await rowsAfter(db, changes, touched.projectIds, storedProperties, settings, now)
    const imported = changes.properties.map(({ record }) => record)
    const times = await statedTimes(db, imported, storedProperties, now)
    await yieldToRequests()
    statements.unshift(
      raiseVersionFrom(db, version, 'listings'),
      ...recordChangedStatements(db, touched, now),
      ...times,
      ...importStatements(db, changes, touched, { at: localTime(now), hidesDeleted }),
      ...replaceRows(db, touched, rows),
    )
    if (!options.isConfirmed) {
      const idsOf = (changed: readonly MappedRecord<{ id: number }>[]) =>
        changed.map(({ record }) => record.id)
      statements.push(
        ...checkPicturesOf(db, 'property', idsOf(changes.properties), now),
        ...checkPicturesOf(db, 'project', idsOf(changes.projects), now),
      )
    }
    if (changes.deletedIds.length > 0) statements.push(...markHomes(db, now))
  }
  // Statements for the queue of pictures do not count as changes, because they also record an unchanged state.
  const changeCount = statements.length - queued.length
  const isNews = changeCount + report.upserted + report.refused.length > 0
  statements.push(...options.storeReport(report, { isLast: part.isLast, isNews }))
  await yieldToRequests()
  await runBatch(db, statements)
  return report
}

/** Returns the issues of IDs to delete that are not on the site. */
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

/** Returns the issues of the publication check on new and changed listings, `room` of them one by one. */
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
