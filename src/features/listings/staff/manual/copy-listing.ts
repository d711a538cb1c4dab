import { type ManualListing, manualListing } from '../../../../listing/overrides/manual-listing'
import { type ManualProject, manualProject } from '../../../../listing/overrides/manual-project'
import { readUnits } from '../../../../listing/queries/units'
import { STATUS } from '../../../../listing/status'
import type { Actor } from '../../../../platform/audit/audit'
import type { Db } from '../../../../platform/db/db'
import { openDocument } from '../../../../site/revisions/documents'
import { type EditedListing, findListing } from '../../edit-listing'
import { createManualListing, createUnit } from '../../edit-manual-listing'
import { createProject } from '../../edit-manual-project'
import { manualDocument } from './manual-document'

/**
 * Copies a listing made by staff, with its draft if it has one. The copy is a draft at the same address, without box,
 * documents and dates. The copy of a unit belongs to the same project, that of a project has no units. Returns the key
 * of the copy, or null if the listing does not exist.
 */
export async function copyListing(
  db: Db,
  listing: EditedListing,
  actor: Actor,
): Promise<string | null> {
  const key = listing.kind === 'project' ? `p${listing.id}` : String(listing.id)
  const open = await openDocument(db, manualDocument(key).editable)
  if (!open) return null
  if (listing.kind === 'project') {
    const copy = withoutBox(manualProject.parse(open.document))
    const { name, country, zip, city } = copy
    return `p${await createProject(db, { name, country, zip, city }, actor, copy)}`
  }
  const copy = copiedProperty(manualListing.parse(open.document))
  const { projectId } = listing.record
  const parent = projectId === null ? null : await findListing(db, 'project', projectId)
  if (parent?.kind !== 'project') {
    const { goal, typeDescription, webId, country, zip, city } = copy
    const values = { goal, typeDescription, webId, country, zip, city }
    return String(await createManualListing(db, values, actor, copy))
  }
  const units = await readUnits(db, [parent.id])
  const unitOrder = Math.max(0, ...units.map(({ record }) => record.unitOrder ?? 0)) + 1
  const ident = copy.ident && `${copy.ident} (2)`
  const draft = { ...copy, ident, unitOrder }
  const unit = { ...draft, status: STATUS.inactive }
  return String(await createUnit(db, parent.record, pickUnit(unit), actor, draft))
}

function pickUnit(copy: ManualListing) {
  const { goal, status, typeDescription, webId, price, ident, buildingName, floor, unitOrder } =
    copy
  return { goal, status, typeDescription, webId, price, ident, buildingName, floor, unitOrder }
}

function copiedProperty(document: ManualListing): ManualListing {
  const { epcUniqueCode, epcValidUntil, availableFrom, ...shared } = document.law
  const { lastRent, lastRentDate, floodReportDate, ...law } = shared
  return { ...withoutBox(document), status: STATUS.active, law }
}

function withoutBox<Document extends ManualListing | ManualProject>(document: Document): Document {
  return { ...document, boxNr: null, documents: [], openHouses: [], archived: false }
}
