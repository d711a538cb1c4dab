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
import { placeWritten } from '../../listing/overrides/manual-parts'
import type { Project } from '../../listing/property'
import { localTime } from '../../listing/queries/listing-index'
import { STATUS } from '../../listing/status'
import { type Actor, auditRow, auditRows } from '../../platform/audit/audit'
import { type Db, runBatch, type Statement } from '../../platform/db/db'
import { insertRows } from '../../platform/db/insert-rows'
import { property } from '../../platform/db/schema'
import { raiseVersionFrom, readVersion, retryOnConflict } from '../../platform/db/version'
import { placeZip } from '../../platform/geo/belgian-region'
import type { Editable } from '../../site/revisions/documents'
import type { SubjectKey } from '../../site/revisions/revision'
import { draftRows, newDraftRows } from '../../site/revisions/revisions'
import { listManagers } from '../../site/team'
import {
  creationEntry,
  findListing,
  propertyStatements,
  readListingAuditName,
} from './edit-listing'
import { withPin } from './pins'

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
  return withPin(editable, 'property', id)
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
  await runBatch(db, creationStatements(db, id, [{ values, further }], actor))
  return id
}

/** Creates properties that are not on the site, each with this draft, all of them or none. */
export async function createManualListings(
  db: Db,
  drafts: readonly ManualListing[],
  actor: Actor,
): Promise<void> {
  const first = await nextHome(db)
  const creations = drafts.map((draft) => {
    const { goal, typeDescription, webId, country, zip, city } = draft
    return { values: { goal, typeDescription, webId, country, zip, city }, further: draft }
  })
  await runBatch(db, creationStatements(db, first, creations, actor))
}

interface Creation {
  values: NewHome
  further: Partial<ManualListing>
}

/** Returns the statements that create properties, whose ids count up from `first`. */
function creationStatements(
  db: Db,
  first: number,
  creations: readonly Creation[],
  actor: Actor,
): Statement[] {
  const at = localTime(actor.now)
  const dates = { firstSeenAt: at, updatedAt: at, wasPublished: false }
  const created = creations.map(({ values, further }, index) => {
    const id = first + index
    const data = newRecord(id, { ...values, ...placeWritten(values) }, at)
    const document = { ...manualListingOf(data, []), status: STATUS.active, ...further }
    const { goal, status } = data
    return {
      row: { id, goal, status, zip: placeZip(data), data, hash: '', ...dates },
      draft: { ...listingKey(id), document: { ...document, pinnedUntil: null }, ...actor },
      entry: creationEntry(actor, id, data),
    }
  })
  return [
    ...insertRows(
      db,
      property,
      created.map(({ row }) => row),
    ),
    ...newDraftRows(
      db,
      created.map(({ draft }) => draft),
    ),
    ...auditRows(
      db,
      created.map(({ entry }) => entry),
    ),
  ]
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
        ? draftRows(db, { ...listingKey(id), document: { ...draft, pinnedUntil: null }, ...actor })
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
