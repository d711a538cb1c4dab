import { and, eq, isNull } from 'drizzle-orm'
import { listingAuditName } from '../../listing/audit-name'
import { documentIds, documentsNow, editedDocuments } from '../../listing/overrides/documents'
import {
  applyOverride,
  type ListingOverride,
  listingOverride,
  NO_OVERRIDE,
  type SourceSnapshot,
} from '../../listing/overrides/override'
import {
  findOverride,
  isOf,
  type ListingKind,
  type StoredOverride,
} from '../../listing/overrides/overrides'
import { type Project, type Property, pictureUrls } from '../../listing/property'
import { readPublishSettings, replaceRows } from '../../listing/queries/listing-index'
import { type ImportedRecord, projectRows, propertyRows } from '../../listing/queries/listing-rows'
import { withPastPrices } from '../../listing/queries/past-prices'
import { readProjects, readUnits } from '../../listing/queries/units'
import { availability } from '../../listing/status'
import type { Actor, AuditEntry } from '../../platform/audit/audit'
import type { Db, Statement } from '../../platform/db/db'
import { project, property } from '../../platform/db/schema'
import { listingOverrideTable } from '../../platform/db/schema-overrides'
import type { Translated } from '../../platform/format/lang'
import { placeZip } from '../../platform/geo/belgian-region'
import type { Editable } from '../../site/revisions/documents'
import { recordChangedStatements } from '../saved-searches/saved-searches'
import { withPlacement } from './early-access'

/** A listing in the editor: the record with the overrides of staff, and the record of the CRM. */
export type EditedListing = {
  id: number
  firstSeen: string
  storedOverride: StoredOverride | null
} & (
  | { kind: 'property'; record: Property; source: Property }
  | { kind: 'project'; record: Project; source: Project }
)

/** Returns a listing that is not deleted, or null if there is none. */
export async function findListing(
  db: Db,
  kind: ListingKind,
  id: number,
): Promise<EditedListing | null> {
  const table = kind === 'property' ? property : project
  const [row, storedOverride] = await Promise.all([
    db
      .select({ data: table.data, firstSeen: table.firstSeenAt })
      .from(table)
      .where(and(eq(table.id, id), isNull(table.deletedAt)))
      .get(),
    findOverride(db, kind, id),
  ])
  if (!row?.data) return null
  const source = storedOverride?.source ?? row.data
  return {
    kind,
    id,
    firstSeen: row.firstSeen,
    storedOverride,
    record: row.data,
    source,
  } as EditedListing
}

/** Returns the audit entry of a listing that staff created. `id` is `12`, or `p12` for a project. */
export function creationEntry(
  { by, now }: Actor,
  id: number | string,
  record: Property | Project,
): AuditEntry {
  return {
    by,
    now,
    action: 'listing.create',
    subjectId: id,
    detail: { name: listingAuditName(record) },
  }
}

/** Returns the name with which the log shows a deleted listing. */
export async function readListingAuditName(
  db: Db,
  kind: ListingKind,
  id: number,
): Promise<Translated | null> {
  const listing = await findListing(db, kind, id)
  return listing && listingAuditName(listing.record)
}

export function editableListing(kind: ListingKind, id: number): Editable {
  const editable: Editable = {
    key: { subjectType: 'listing', subjectId: kind === 'project' ? `p${id}` : String(id) },
    actions: { publish: 'listing.publish', restore: 'listing.restore' },
    nameOf: (_, db) => readListingAuditName(db, kind, id),
    parse(document) {
      const read = listingOverride.safeParse(document)
      return read.success ? read.data : null
    },
    async read(db) {
      const listing = await findListing(db, kind, id)
      if (!listing) return null
      const { storedOverride, record, source } = listing
      const plans = record.plans ?? []
      const documents = storedOverride?.override.documents
        ? documentsNow(
            source.documents,
            storedOverride.override.documents,
            storedOverride.was.documentIds ?? [],
          )
        : editedDocuments(source.documents)
      const pictures = pictureUrls(record)
      return { ...NO_OVERRIDE, ...storedOverride?.override, pictures, plans, documents }
    },
    async write(db, document) {
      const listing = await findListing(db, kind, id)
      if (!listing) return []
      const edited = listingOverride.parse(document)
      const { source } = listing
      const pictures = isSame(edited.pictures, pictureUrls(source)) ? null : edited.pictures
      const plans = isSame(edited.plans, source.plans ?? []) ? null : edited.plans
      const unedited = editedDocuments(source.documents)
      const documents = isSame(edited.documents, unedited) ? null : edited.documents
      return overrideStatements(db, listing, { ...edited, pictures, plans, documents })
    },
  }
  return withPlacement(editable, kind, id)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Returns the statements that store an override and apply it to the record and the lists. */
async function overrideStatements(
  db: Db,
  listing: EditedListing,
  override: ListingOverride,
): Promise<Statement[]> {
  const { kind, id, source } = listing
  const was: SourceSnapshot = {
    description: source.description,
    pictures: source.pictures,
    ...(override.documents && { documentIds: documentIds(source) }),
  }
  const isEmpty = JSON.stringify(override) === JSON.stringify(NO_OVERRIDE)
  const values = { override, was, source }
  const overrideStatement = isEmpty
    ? db.delete(listingOverrideTable).where(isOf(kind, id))
    : db
        .insert(listingOverrideTable)
        .values({ kind, id, ...values })
        .onConflictDoUpdate({
          target: [listingOverrideTable.kind, listingOverrideTable.id],
          set: values,
        })
  const { firstSeen } = listing
  const listingStatements =
    listing.kind === 'property'
      ? await propertyStatements(db, {
          record: applyOverride(listing.source, override, was),
          firstSeen,
        })
      : await projectStatements(
          db,
          { record: applyOverride(listing.source, override, was), firstSeen },
          await readUnits(db, [id]),
        )
  return [overrideStatement, ...listingStatements]
}

/** Returns the statements that store a property with its past prices, and its rows of the lists. */
export async function propertyStatements(
  db: Db,
  edited: ImportedRecord<Property>,
  now = new Date(),
): Promise<Statement[]> {
  const settings = await readPublishSettings(db)
  const [entry = edited] = await withPastPrices(db, [edited], settings, now)
  const { record } = entry
  const { id, projectId, goal, status } = record
  const isPublished = availability(record) !== 'not-published'
  const update = db
    .update(property)
    .set({
      data: record,
      goal,
      status,
      marquee: record.marquee,
      zip: placeZip(record),
      ...(isPublished && { wasPublished: true }),
    })
    .where(eq(property.id, id))
  const changedIds = { propertyIds: [id], projectIds: projectId === null ? [] : [projectId] }
  const changeStatements = recordChangedStatements(db, changedIds, now)
  if (projectId === null)
    return [
      update,
      ...changeStatements,
      ...replaceRows(db, changedIds, propertyRows(entry, settings)),
    ]
  const [parents, units] = await Promise.all([
    readProjects(db, [projectId]),
    readUnits(db, [projectId]),
  ])
  const siblings = units.filter(({ record: unit }) => unit.id !== id)
  const { record: parent = null, firstSeen = '' } = parents.get(projectId) ?? {}
  const rows = parent
    ? projectRows({ record: parent, firstSeen }, [...siblings, entry], settings)
    : []
  return [update, ...changeStatements, ...replaceRows(db, changedIds, rows)]
}

/** Returns the statements that store a project, and the list rows of the project and of its `units`. */
export async function projectStatements(
  db: Db,
  entry: ImportedRecord<Project>,
  units: readonly ImportedRecord<Property>[],
): Promise<Statement[]> {
  const { record } = entry
  const { id, published } = record
  const rows = projectRows(entry, units, await readPublishSettings(db))
  const update = { data: record, published, ...(published && { wasPublished: true }) }
  const changedIds = { propertyIds: [], projectIds: [id] }
  return [
    db.update(project).set(update).where(eq(project.id, id)),
    ...recordChangedStatements(db, changedIds, new Date()),
    ...replaceRows(db, changedIds, rows),
  ]
}
