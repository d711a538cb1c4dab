import {
  type ItemIssue,
  type MappedImport,
  type MappedRecord,
  mapImport,
} from '../../crm/map-import'
import { mapPeople } from '../../crm/map-people'
import { type BodyIssue, type ImportBody, readBody } from '../../crm/wire-body'
import { publicationCheck } from '../../domain/law/publication-check'
import type { Project, Property } from '../../domain/listing/property'
import type { PublishSettings } from '../../domain/listing/published'
import type { Db } from '../db/db'
import { importRun } from '../db/schema'
import { readVersion } from '../db/version'
import { tellOf } from '../listings/listing-changes'
import {
  localTime,
  raiseVersionFrom,
  readPublishSettings,
  replaceRows,
  retryOnConflict,
} from '../listings/listing-index'
import { projectRows, propertyRows, type Seen } from '../listings/listing-rows'
import { markHomes } from '../people/homes-ended'
import { type ImportChanges, importChanges, touchedBy } from './import-changes'
import { type InviteOwner, type PeopleChanges, peopleChanges } from './import-people'
import { importStatements } from './import-statements'
import {
  readProjects,
  readStoredProjects,
  readStoredProperties,
  readUnits,
  type StoredMap,
} from './stored-records'

export interface ImportReport {
  /** Items and projects, as the two below. */
  upserted: number
  unchanged: number
  deleted: number
  /** Refused records with their reasons; an earlier record of the same ID stays as it was. */
  refused: ItemIssue[]
  /** Facts that were dropped of what went in, and what its adverts lack by law. */
  notes: ItemIssue[]
}

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
}

/**
 * Takes an import file (contract, 'Import format') into the record and the lists, in one batch: all
 * of it or, when anything fails, nothing. The same file twice writes nothing the second time.
 * `failed` is a body of the wrong shape; single refused items are in the report of a success.
 */
export async function importListings(
  db: Db,
  body: unknown,
  options: ImportOptions,
): Promise<ImportResult> {
  const read = readBody(body)
  if (read.status === 'failed') return read
  const mapped = await mapImport(read.body, options.isOwnBody ?? false)
  const mappedPeople = await mapPeople(read.body.owners, read.body.histories, read.body.lang)
  mapped.refused.push(...mappedPeople.refused)
  mapped.notes.push(...mappedPeople.notes)
  const report = await retryOnConflict(async () => {
    const people = await peopleChanges(db, mappedPeople, options.invite, options.now)
    return importOnce(db, read.body, mapped, people, options)
  })
  return { status: 'success', ...report }
}

async function importOnce(
  db: Db,
  body: ImportBody,
  mapped: MappedImport,
  people: PeopleChanges,
  { source, now }: ImportOptions,
): Promise<ImportReport> {
  const version = await readVersion(db)
  const settings = await readPublishSettings(db)
  const storedProperties = await readStoredProperties(db, [
    ...mapped.properties.keys(),
    ...body.deletedIds,
  ])
  const storedProjects = await readStoredProjects(db, [
    ...mapped.projects.keys(),
    ...body.deletedProjectIds,
  ])
  const changes = importChanges(body, mapped, {
    properties: storedProperties,
    projects: storedProjects,
  })
  const upserted = changes.properties.length + changes.projects.length
  const report: ImportReport = {
    upserted,
    unchanged: mapped.properties.size + mapped.projects.size - upserted,
    deleted: changes.deletedIds.length + changes.deletedProjectIds.length,
    refused: [...mapped.refused, ...people.refused],
    notes: [...mapped.notes, ...publicationNotes(changes.properties, settings)],
  }
  const log = db.insert(importRun).values({ ...report, at: now.toISOString(), source })
  if (upserted + report.deleted > 0) {
    const touched = touchedBy(changes, storedProperties)
    const rows = await rowsAfter(db, changes, touched.projectIds, storedProperties, settings, now)
    const told = await tellOf(db, version + 1, touched)
    await db.batch([
      raiseVersionFrom(db, version),
      ...told.before,
      ...importStatements(db, changes, touched, localTime(now)),
      ...replaceRows(db, touched, rows),
      ...told.after,
      ...people.statements,
      ...(changes.deletedIds.length > 0 ? markHomes(db, now) : []),
      log,
    ])
  } else if (report.refused.length + people.statements.length > 0) {
    await db.batch([log, ...people.statements])
  }
  return report
}

/** The number of listings whose findings are reported one by one; the rest is counted. */
const MOST_CHECKED = 200

/** The publication check's findings on new and changed listings. */
function publicationNotes(
  changed: readonly MappedRecord<Property>[],
  settings: PublishSettings,
): ItemIssue[] {
  const notes = changed.flatMap(({ record }) => {
    const findings = publicationCheck(record, settings)
    const issues = findings.map(({ field, reason }) => `Publication check: ${field}. ${reason}`)
    return issues.length ? [{ ID: record.id, issues }] : []
  })
  const further = notes.length - MOST_CHECKED
  if (further <= 0) return notes
  const rest = { ID: null, issues: [`Publication check: ${further} more listings lack something`] }
  return [...notes.slice(0, MOST_CHECKED), rest]
}

/** The rows of everything touched, as the record will be once the changes are in. */
async function rowsAfter(
  db: Db,
  changes: ImportChanges,
  projectIds: readonly number[],
  stored: StoredMap,
  settings: PublishSettings,
  now: Date,
) {
  const seen = <Item extends { id: number }>(record: Item, firstSeen?: string): Seen<Item> => ({
    record,
    firstSeen: firstSeen ?? localTime(now),
  })
  const news = changes.properties.map(({ record }) =>
    seen(record, stored.get(record.id)?.firstSeenAt),
  )
  const touchedIds = new Set([...news.map(({ record }) => record.id), ...changes.deletedIds])
  const storedUnits = await readUnits(db, projectIds)
  const units = [...storedUnits.filter(({ record }) => !touchedIds.has(record.id)), ...news]
  const unitsOf = Map.groupBy(units, ({ record }) => record.projectId)

  const newProjects = new Map(changes.projects.map(({ record }) => [record.id, record]))
  const deletedProjects = new Set(changes.deletedProjectIds)
  const storedProjects = await readProjects(db, projectIds)
  const projects = projectIds.flatMap((id): Seen<Project>[] => {
    const old = storedProjects.get(id)
    const record = newProjects.get(id) ?? (deletedProjects.has(id) ? null : old?.record)
    return record ? [seen(record, old?.firstSeen)] : []
  })
  return [
    ...(unitsOf.get(null) ?? []).flatMap((home) => propertyRows(home, settings)),
    ...projects.flatMap((entry) =>
      projectRows(entry, unitsOf.get(entry.record.id) ?? [], settings),
    ),
  ]
}
