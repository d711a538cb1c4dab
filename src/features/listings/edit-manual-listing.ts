import { max } from 'drizzle-orm'
import { hasManualId, nextNumber } from '../../listing/overrides/manual-id'
import {
  type ManualListing,
  manualListing,
  manualListingOf,
  newRecord,
  placeOf,
  recordOf,
} from '../../listing/overrides/manual-listing'
import { placeWritten, type StaffMember } from '../../listing/overrides/manual-parts'
import type { Project, Property } from '../../listing/property'
import { localTime, readPublishSettings, replaceRows } from '../../listing/queries/listing-index'
import { propertyRows } from '../../listing/queries/listing-rows'
import { availability, STATUS } from '../../listing/status'
import { type Actor, auditRow, auditRows } from '../../platform/audit/audit'
import { type Db, runBatch, type Statement } from '../../platform/db/db'
import { insertRows } from '../../platform/db/insert-rows'
import { property } from '../../platform/db/schema'
import { raiseVersionFrom, readVersion, retryOnConflict } from '../../platform/db/version'
import { placeZip } from '../../platform/geo/belgian-region'
import type { Editable } from '../../site/revisions/documents'
import type { SubjectKey } from '../../site/revisions/revision'
import { draftRows, newRevisionRows, type RevisionSave } from '../../site/revisions/revisions'
import { listManagers } from '../../site/team'
import { recordChangedStatements } from '../saved-searches/saved-searches'
import { UNPLACED, withPlacement } from './early-access'
import {
  creationEntry,
  findListing,
  propertyStatements,
  readListingAuditName,
} from './edit-listing'

/** Returns a property made by staff as an editable document. A unit has the address of its project. */
export function editableManualListing(id: number): Editable {
  const editable: Editable = {
    key: listingKey(id),
    actions: { publish: 'listing.publish', restore: 'listing.restore' },
    parse(document) {
      const read = manualListing.safeParse(document)
      return read.success ? read.data : null
    },
    nameOf: (_, db) => readListingAuditName(db, 'property', id),
    async read(db) {
      const [listing, team] = await Promise.all([findListing(db, 'property', id), listManagers(db)])
      return listing?.kind === 'property' ? manualListingOf(listing.record, team) : null
    },
    async write(db, document) {
      const [listing, team] = await Promise.all([findListing(db, 'property', id), listManagers(db)])
      if (listing?.kind !== 'property') return []
      const at = localTime(new Date())
      const written = recordOf(listing.record, manualListing.parse(document), team, at)
      const record = { ...written, ...(await placeOfProject(db, written.projectId)) }
      return propertyStatements(db, { record, firstSeen: listing.firstSeen })
    },
  }
  return withPlacement(editable, 'property', id)
}

async function placeOfProject(db: Db, projectId: number | null) {
  const listing = projectId === null ? null : await findListing(db, 'project', projectId)
  return listing?.kind === 'project' ? placeOf(listing.record) : {}
}

type NewHome = Partial<Pick<ManualListing, 'country'>> &
  Pick<ManualListing, 'goal' | 'typeDescription' | 'webId' | 'zip' | 'city'>

/**
 * Creates a property that is not on the site, and a draft with which it comes on the market. Returns its id. The draft
 * contains `further` values.
 */
export async function createManualListing(
  db: Db,
  values: NewHome,
  actor: Actor,
  further: Partial<ManualListing> = {},
): Promise<number> {
  const id = await nextHome(db)
  await runBatch(db, creationStatements(db, [id], [{ values, further }], actor))
  return id
}

/** A property of a pasted table. It is on the site, or a draft. */
export interface NewListing {
  document: ManualListing
  isPublished: boolean
}

/** Creates properties, all of them or none. Returns their ids. */
export function createManualListings(
  db: Db,
  listings: readonly NewListing[],
  actor: Actor,
): Promise<number[]> {
  return retryOnConflict(async () => {
    const [version, first, team, settings] = await Promise.all([
      readVersion(db),
      nextHome(db),
      listManagers(db),
      readPublishSettings(db),
    ])
    const at = localTime(actor.now)
    const numbered = listings.map((listing, index) => ({ ...listing, id: first + index }))
    const drafts = numbered.filter(({ isPublished }) => !isPublished)
    const published = numbered
      .filter(({ isPublished }) => isPublished)
      .map(({ id, document }) => ({ document, record: publishedRecord(id, document, team, at) }))
    const touched = { propertyIds: published.map(({ record }) => record.id), projectIds: [] }
    const creations = drafts.map(({ document }) => creationOf(document))
    const publication = [
      raiseVersionFrom(db, version, 'listings'),
      ...insertRows(
        db,
        property,
        published.map(({ record }) => rowOf(record, at)),
      ),
      ...newRevisionRows(
        db,
        published.map(({ document, record }) => revisionOf(record.id, document, actor)),
        'live',
      ),
      ...recordChangedStatements(db, touched, actor.now),
      ...replaceRows(
        db,
        touched,
        published.flatMap(({ record }) => propertyRows({ record, firstSeen: at }, settings)),
      ),
      ...auditRows(
        db,
        published.flatMap(({ record }) => {
          const entry = creationEntry(actor, record.id, record)
          return [entry, { ...entry, action: 'listing.publish' as const }]
        }),
      ),
    ]
    await runBatch(db, [
      ...creationStatements(
        db,
        drafts.map(({ id }) => id),
        creations,
        actor,
      ),
      ...(published.length > 0 ? publication : []),
    ])
    return numbered.map(({ id }) => id)
  })
}

/** Returns the record with which a new property comes on the site. */
export function publishedRecord(
  id: number,
  document: ManualListing,
  team: readonly StaffMember[],
  at: string,
): Property {
  const { values } = creationOf(document)
  return recordOf(newRecord(id, { ...values, ...placeWritten(values) }, at), document, team, at)
}

interface Creation {
  values: NewHome
  further: Partial<ManualListing>
}

function creationOf(document: ManualListing): Creation {
  const { goal, typeDescription, webId, country, zip, city } = document
  return { values: { goal, typeDescription, webId, country, zip, city }, further: document }
}

/** Returns the statements that create properties with these ids, which are not on the site. */
function creationStatements(
  db: Db,
  ids: readonly number[],
  creations: readonly Creation[],
  actor: Actor,
): Statement[] {
  const at = localTime(actor.now)
  const created = creations.map(({ values, further }, index) => {
    const id = ids[index] ?? 0
    const data = newRecord(id, { ...values, ...placeWritten(values) }, at)
    const document = { ...manualListingOf(data, []), status: STATUS.active, ...further }
    return { data, draft: revisionOf(id, document, actor), entry: creationEntry(actor, id, data) }
  })
  return [
    ...insertRows(
      db,
      property,
      created.map(({ data }) => rowOf(data, at)),
    ),
    ...newRevisionRows(
      db,
      created.map(({ draft }) => draft),
      'draft',
    ),
    ...auditRows(
      db,
      created.map(({ entry }) => entry),
    ),
  ]
}

function rowOf(data: Property, at: string): typeof property.$inferInsert {
  const { id, goal, status, marquee } = data
  const wasPublished = availability(data) !== 'not-published'
  const dates = { firstSeenAt: at, updatedAt: at, wasPublished }
  return { id, goal, status, marquee, zip: placeZip(data), data, hash: '', ...dates }
}

function revisionOf(id: number, document: ManualListing, actor: Actor): RevisionSave {
  return { ...listingKey(id), document: { ...document, ...UNPLACED }, ...actor }
}

function listingKey(id: number): SubjectKey {
  return { subjectType: 'listing', subjectId: String(id) }
}

export type NewUnit = Pick<
  ManualListing,
  | 'goal'
  | 'status'
  | 'typeDescription'
  | 'webId'
  | 'price'
  | 'ident'
  | 'buildingName'
  | 'floor'
  | 'unitOrder'
>

/** Creates a unit with the address and manager of its project, and with a draft if there is one. Returns its id. */
export async function createUnit(
  db: Db,
  project: Project,
  values: NewUnit,
  actor: Actor,
  draft?: ManualListing,
): Promise<number> {
  return retryOnConflict(async () => {
    const version = await readVersion(db)
    const id = await nextHome(db)
    const at = localTime(actor.now)
    const { houseNumber, manager } = project
    const unit = { ...values, ...placeOf(project), houseNumber, manager, projectId: project.id }
    const data = newRecord(id, unit, at)
    const { goal, status, projectId } = data
    const zip = placeZip(data)
    const dates = { firstSeenAt: at, updatedAt: at, wasPublished: false }
    await runBatch(db, [
      raiseVersionFrom(db, version, 'listings'),
      db.insert(property).values({ id, projectId, goal, status, zip, data, hash: '', ...dates }),
      ...(await propertyStatements(db, { record: data, firstSeen: at })),
      ...(draft
        ? draftRows(db, {
            ...listingKey(id),
            document: { ...draft, ...UNPLACED },
            ...actor,
          })
        : []),
      auditRow(db, creationEntry(actor, id, data)),
    ])
    return id
  })
}

async function nextHome(db: Db): Promise<number> {
  const lastRow = await db
    .select({ id: max(property.id) })
    .from(property)
    .where(hasManualId(property.id))
    .get()
  return nextNumber(lastRow?.id ?? null)
}
