import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { type MappedImport, type MappedRecord, mapImport } from '../../crm/map-import'
import { mapPeople } from '../../crm/map-people'
import { type BodyIssue, type ImportBody, readBody } from '../../crm/wire-body'
import { publicationCheck } from '../../domain/law/publication-check'
import type { Project, Property } from '../../domain/listing/property'
import type { PublishSettings } from '../../domain/listing/published'
import type { Db } from '../db/db'
import { jsonChunks, valuesOf } from '../db/json-rows'
import { type ImportIssue, importRun, project, property } from '../db/schema'
import { readVersion } from '../db/version'
import {
  localTime,
  raiseVersionFrom,
  readPublishSettings,
  replaceRows,
  retryOnConflict,
} from '../listings/listing-index'
import { projectRows, propertyRows, type Seen } from '../listings/listing-rows'
import { type InviteOwner, type PeopleChanges, peopleChanges } from './import-people'
import { importStatements } from './import-statements'

export interface ImportReport {
  /** Items and projects, as the two below. */
  upserted: number
  unchanged: number
  deleted: number
  /** What stayed out, and why; an earlier record of the same ID is left as it was. */
  refused: ImportIssue[]
  /** Facts that were dropped of what went in, and what its adverts lack by law. */
  notes: ImportIssue[]
}

export type ImportResult =
  | ({ status: 'success' } & ImportReport)
  | { status: 'failed'; issues: BodyIssue[] }

export interface ImportOptions {
  /** Who sent it: `staff-api`, `command`, `sync`… */
  source: string
  now: Date
  /** Without it new owners get no mail, and set their password by 'forgotten'. */
  invite?: InviteOwner
}

/** What one import changes, worked out from the records as they stood. */
export interface ImportChanges {
  properties: MappedRecord<Property>[]
  projects: MappedRecord<Project>[]
  deletedIds: number[]
  deletedProjectIds: number[]
}

interface Stored {
  hash: string
  projectId: number | null
  firstSeenAt: string
  deletedAt: string | null
}

type StoredMap = Map<number, Stored>

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
  const mapped = await mapImport(read.body)
  const told = await mapPeople(read.body.owners, read.body.histories, read.body.lang)
  const people = await peopleChanges(db, told, options.invite, options.now)
  mapped.refused.push(...told.refused, ...people.refused)
  mapped.notes.push(...told.notes)
  const report = await retryOnConflict(() => importOnce(db, read.body, mapped, people, options))
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
  const changes: ImportChanges = {
    properties: changed(mapped.properties, storedProperties),
    projects: changed(mapped.projects, storedProjects),
    deletedIds: gone(body.deletedIds, mapped.properties, storedProperties),
    deletedProjectIds: gone(body.deletedProjectIds, mapped.projects, storedProjects),
  }
  const upserted = changes.properties.length + changes.projects.length
  const report: ImportReport = {
    upserted,
    unchanged: mapped.properties.size + mapped.projects.size - upserted,
    deleted: changes.deletedIds.length + changes.deletedProjectIds.length,
    refused: mapped.refused,
    notes: [...mapped.notes, ...publicationNotes(changes.properties, settings)],
  }
  const log = db.insert(importRun).values({ ...report, at: now.toISOString(), source })
  if (upserted + report.deleted > 0) {
    const touched = touchedBy(changes, storedProperties)
    const rows = await rowsAfter(db, changes, touched.projectIds, storedProperties, settings, now)
    await db.batch([
      raiseVersionFrom(db, version),
      ...importStatements(db, changes, touched, localTime(now)),
      ...replaceRows(db, touched, rows),
      ...people.statements,
      log,
    ])
  } else if (report.refused.length + people.statements.length > 0) {
    await db.batch([log, ...people.statements])
  }
  return report
}

function changed<Item>(
  mapped: Map<number, MappedRecord<Item>>,
  stored: StoredMap,
): MappedRecord<Item>[] {
  const isNews = ([id, { hash }]: [number, MappedRecord<Item>]) => {
    const known = stored.get(id)
    return !known || known.deletedAt !== null || known.hash !== hash
  }
  return [...mapped].filter(isNews).map(([, record]) => record)
}

/** Ids to delete that are there; an item of the same file is alive. */
function gone(ids: readonly number[], mapped: Map<number, unknown>, stored: StoredMap): number[] {
  return ids.filter((id) => !mapped.has(id) && stored.get(id)?.deletedAt === null)
}

/** A file may hold thousands of listings without a certificate: that many are told one by one. */
const MOST_CHECKED = 200

/** What the adverts of new and changed listings lack by law, for the agency to mend. */
function publicationNotes(
  changed: readonly MappedRecord<Property>[],
  settings: PublishSettings,
): ImportIssue[] {
  const notes = changed.flatMap(({ record }) => {
    const findings = publicationCheck(record, settings)
    const issues = findings.map(({ field, reason }) => `Publication check: ${field}. ${reason}`)
    return issues.length ? [{ ID: record.id, issues }] : []
  })
  const untold = notes.length - MOST_CHECKED
  if (untold <= 0) return notes
  const rest = { ID: null, issues: [`Publication check: ${untold} more listings lack something`] }
  return [...notes.slice(0, MOST_CHECKED), rest]
}

/** A unit that moves touches the project it leaves and the one it joins. */
function touchedBy(changes: ImportChanges, stored: StoredMap) {
  const propertyIds = [...changes.properties.map(({ record }) => record.id), ...changes.deletedIds]
  const projectIds = new Set([
    ...changes.projects.map(({ record }) => record.id),
    ...changes.deletedProjectIds,
    ...changes.properties.map(({ record }) => record.projectId),
    ...propertyIds.map((id) => stored.get(id)?.projectId ?? null),
  ])
  return { propertyIds, projectIds: [...projectIds].filter((id) => id !== null) }
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
  const kept = await readUnits(db, projectIds)
  const units = [...kept.filter(({ record }) => !touchedIds.has(record.id)), ...news]
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

async function readStoredProperties(db: Db, ids: readonly number[]): Promise<StoredMap> {
  const { id, hash, projectId, firstSeenAt, deletedAt } = property
  const pages = jsonChunks(ids).map((chunk) =>
    db
      .select({ id, hash, projectId, firstSeenAt, deletedAt })
      .from(property)
      .where(isOneOf(id, chunk)),
  )
  return new Map((await Promise.all(pages)).flat().map((row) => [row.id, row]))
}

async function readStoredProjects(db: Db, ids: readonly number[]): Promise<StoredMap> {
  const { id, hash, firstSeenAt, deletedAt } = project
  const pages = jsonChunks(ids).map((chunk) =>
    db.select({ id, hash, firstSeenAt, deletedAt }).from(project).where(isOneOf(id, chunk)),
  )
  const rows = (await Promise.all(pages)).flat()
  return new Map(rows.map((row) => [row.id, { ...row, projectId: null }]))
}

async function readUnits(db: Db, projectIds: readonly number[]): Promise<Seen<Property>[]> {
  const pages = jsonChunks(projectIds).map((chunk) =>
    db
      .select({ data: property.data, firstSeen: property.firstSeenAt })
      .from(property)
      .where(and(isOneOf(property.projectId, chunk), isNull(property.deletedAt))),
  )
  const rows = (await Promise.all(pages)).flat()
  return rows.flatMap(({ data, firstSeen }) => (data ? [{ record: data, firstSeen }] : []))
}

async function readProjects(
  db: Db,
  projectIds: readonly number[],
): Promise<Map<number, { record: Project | null; firstSeen: string }>> {
  const pages = jsonChunks(projectIds).map((chunk) =>
    db.select().from(project).where(isOneOf(project.id, chunk)),
  )
  const rows = (await Promise.all(pages)).flat()
  return new Map(
    rows.map(({ id, data, firstSeenAt }) => [id, { record: data, firstSeen: firstSeenAt }]),
  )
}

function isOneOf(
  column: typeof property.id | typeof property.projectId | typeof project.id,
  chunk: string,
): SQL {
  return sql`${column} in ${valuesOf(chunk)}`
}
