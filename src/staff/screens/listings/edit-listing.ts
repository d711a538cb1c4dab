import { and, eq, isNull } from 'drizzle-orm'
import { recordChangedStatements } from '../../../features/saved-searches/changed-listings'
import { listingAuditName } from '../../../listing/audit-name'
import { documentIds, documentsNow, editedDocuments } from '../../../listing/overrides/documents'
import {
  applyOverride,
  type ListingOverride,
  listingOverride,
  NO_OVERRIDE,
  type SourceSnapshot,
} from '../../../listing/overrides/override'
import {
  findOverride,
  isOf,
  type ListingKind,
  type StoredOverride,
} from '../../../listing/overrides/overrides'
import { type Project, type Property, pictureUrls } from '../../../listing/property'
import { readPublishSettings, replaceRows } from '../../../listing/queries/listing-index'
import {
  type ImportedRecord,
  projectRows,
  propertyRows,
} from '../../../listing/queries/listing-rows'
import { readProjects, readUnits } from '../../../listing/queries/units'
import { availability } from '../../../listing/status'
import { type Actor, auditRow } from '../../../platform/audit/audit'
import type { Db, Statement } from '../../../platform/db/db'
import { project, property } from '../../../platform/db/schema'
import { listingOverrideTable } from '../../../platform/db/schema-overrides'
import type { Translated } from '../../../platform/format/lang'
import { placeZip } from '../../../platform/geo/belgian-region'
import type { Editable } from '../../../site/revisions/documents'
import { withPin } from './pins'

/** A listing in the editor: the record with the overrides of staff, and the record of the CRM. */
export type EditedListing = {
  id: number
  firstSeen: string
  said: StoredOverride | null
} & (
  | { kind: 'property'; shown: Property; source: Property }
  | { kind: 'project'; shown: Project; source: Project }
)

/** Returns a listing that is not deleted, or null if there is none. */
export async function findListing(
  db: Db,
  kind: ListingKind,
  id: number,
): Promise<EditedListing | null> {
  const table = kind === 'property' ? property : project
  const [row, said] = await Promise.all([
    db
      .select({ data: table.data, firstSeen: table.firstSeenAt })
      .from(table)
      .where(and(eq(table.id, id), isNull(table.deletedAt)))
      .get(),
    findOverride(db, kind, id),
  ])
  if (!row?.data) return null
  const source = said?.source ?? row.data
  return { kind, id, firstSeen: row.firstSeen, said, shown: row.data, source } as EditedListing
}

/** Returns the statement that logs the creation of a listing by staff. `id` is `12`, or `p12` for a project. */
export function creationAudit(
  db: Db,
  { by, now }: Actor,
  id: number | string,
  record: Property | Project,
): Statement {
  const detail = { name: listingAuditName(record) }
  return auditRow(db, { by, now, action: 'listing.create', subjectId: id, detail })
}

/** Returns the name with which the log shows a deleted listing. */
export async function readListingAuditName(
  db: Db,
  kind: ListingKind,
  id: number,
): Promise<Translated | null> {
  const found = await findListing(db, kind, id)
  return found && listingAuditName(found.shown)
}

/** Returns the overrides of a listing as an editable document. */
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
      const found = await findListing(db, kind, id)
      if (!found) return null
      const { said, shown, source } = found
      const plans = shown.plans ?? []
      const documents = said?.override.documents
        ? documentsNow(source.documents, said.override.documents, said.was.documentIds ?? [])
        : editedDocuments(source.documents)
      const pictures = pictureUrls(shown)
      return { ...NO_OVERRIDE, ...said?.override, pictures, plans, documents }
    },
    async write(db, document) {
      const found = await findListing(db, kind, id)
      if (!found) return []
      const said = listingOverride.parse(document)
      const { source } = found
      const pictures = isSame(said.pictures, pictureUrls(source)) ? null : said.pictures
      const plans = isSame(said.plans, source.plans ?? []) ? null : said.plans
      const untouched = editedDocuments(source.documents)
      const documents = isSame(said.documents, untouched) ? null : said.documents
      return overrideRows(db, found, { ...said, pictures, plans, documents })
    },
  }
  return withPin(editable, kind, id)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns the statements that store an override and apply it to the record and the lists. */
async function overrideRows(
  db: Db,
  found: EditedListing,
  override: ListingOverride,
): Promise<Statement[]> {
  const { kind, id, source } = found
  const was: SourceSnapshot = {
    description: source.description,
    pictures: source.pictures,
    ...(override.documents && { documentIds: documentIds(source) }),
  }
  const saysNothing = JSON.stringify(override) === JSON.stringify(NO_OVERRIDE)
  const said = { override, was, source }
  const keeping = saysNothing
    ? db.delete(listingOverrideTable).where(isOf(kind, id))
    : db
        .insert(listingOverrideTable)
        .values({ kind, id, ...said })
        .onConflictDoUpdate({
          target: [listingOverrideTable.kind, listingOverrideTable.id],
          set: said,
        })
  const { firstSeen } = found
  const shown =
    found.kind === 'property'
      ? await homeRows(db, { record: applyOverride(found.source, override, was), firstSeen })
      : await rowsOfProject(
          db,
          { record: applyOverride(found.source, override, was), firstSeen },
          await readUnits(db, [id]),
        )
  return [keeping, ...shown]
}

/** Returns the statements that store a property and its rows of the lists. */
export async function homeRows(db: Db, home: ImportedRecord<Property>): Promise<Statement[]> {
  const { record } = home
  const { id, projectId, goal, status } = record
  const isPublished = availability(record) !== 'not-published'
  const update = db
    .update(property)
    .set({
      data: record,
      goal,
      status,
      zip: placeZip(record),
      ...(isPublished && { wasPublished: true }),
    })
    .where(eq(property.id, id))
  const touched = { propertyIds: [id], projectIds: projectId === null ? [] : [projectId] }
  const noted = recordChangedStatements(db, touched, new Date())
  const settings = await readPublishSettings(db)
  if (projectId === null)
    return [update, ...noted, ...replaceRows(db, touched, propertyRows(home, settings))]
  const [parents, units] = await Promise.all([
    readProjects(db, [projectId]),
    readUnits(db, [projectId]),
  ])
  const others = units.filter(({ record: unit }) => unit.id !== id)
  const { record: parent = null, firstSeen = '' } = parents.get(projectId) ?? {}
  const rows = parent ? projectRows({ record: parent, firstSeen }, [...others, home], settings) : []
  return [update, ...noted, ...replaceRows(db, touched, rows)]
}

/** Returns the statements that store a project, and the list rows of the project and of its `units`. */
export async function rowsOfProject(
  db: Db,
  entry: ImportedRecord<Project>,
  units: readonly ImportedRecord<Property>[],
): Promise<Statement[]> {
  const { record } = entry
  const { id, published } = record
  const rows = projectRows(entry, units, await readPublishSettings(db))
  const update = { data: record, published, ...(published && { wasPublished: true }) }
  const touched = { propertyIds: [], projectIds: [id] }
  return [
    db.update(project).set(update).where(eq(project.id, id)),
    ...recordChangedStatements(db, touched, new Date()),
    ...replaceRows(db, touched, rows),
  ]
}
