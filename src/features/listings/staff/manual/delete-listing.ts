import { and, inArray, ne } from 'drizzle-orm'
import { listingAuditName } from '../../../../listing/audit-name'
import {
  localTime,
  readPublishSettings,
  replaceRows,
} from '../../../../listing/queries/listing-index'
import { projectRows } from '../../../../listing/queries/listing-rows'
import { readProjects, readUnits } from '../../../../listing/queries/units'
import { type Actor, auditRow } from '../../../../platform/audit/audit'
import { type Db, runBatch } from '../../../../platform/db/db'
import { ownerProperty } from '../../../../platform/db/schema-history'
import { lead } from '../../../../platform/db/schema-leads'
import { raiseVersionFrom, readVersion, retryOnConflict } from '../../../../platform/db/version'
import { deleteRevisions } from '../../../../site/revisions/revisions'
import { deleteTimes } from '../../../../site/revisions/schedule'
import { buryAll } from '../../../crm/crm.staff'
import { SUSPECTED } from '../../../leads/leads'
import { markHomes } from '../../../owner-area/owner-area'
import { recordChangedStatements } from '../../../saved-searches/saved-searches'
import type { EditedListing } from '../../edit-listing'

/** The numbers of records that refer to a listing, which its deletion affects. */
export interface LinkedData {
  leads: number
  owners: number
  units: number
}

/** Counts the leads and owners of a listing and of its units, and the units. */
export async function countLinked(db: Db, listing: EditedListing): Promise<LinkedData> {
  const { propertyIds, projectIds } = await idsOf(db, listing)
  const isNoSuspect = ne(lead.status, SUSPECTED)
  const [homeLeads, projectLeads, owners] = await Promise.all([
    db.$count(lead, and(isNoSuspect, inArray(lead.propertyId, propertyIds))),
    db.$count(lead, and(isNoSuspect, inArray(lead.projectId, projectIds))),
    db.$count(ownerProperty, inArray(ownerProperty.propertyId, propertyIds)),
  ])
  const units = listing.kind === 'project' ? propertyIds.length : 0
  return { leads: homeLeads + projectLeads, owners, units }
}

/**
 * Deletes a listing made by staff, a project with its units. Its address then responds with 410. Its leads stay; its
 * drafts, revisions, times, owners and visits are deleted.
 */
export function deleteListing(db: Db, listing: EditedListing, actor: Actor): Promise<void> {
  return retryOnConflict(async () => {
    const version = await readVersion(db)
    const { propertyIds, projectIds } = await idsOf(db, listing)
    const parentId = listing.kind === 'property' ? listing.record.projectId : null
    const touched = { propertyIds, projectIds: parentId === null ? projectIds : [parentId] }
    const keys = [...propertyIds.map(String), ...projectIds.map((id) => `p${id}`)]
    const subjects = keys.map((subjectId) => ({ subjectType: 'listing', subjectId }) as const)
    const key = listing.kind === 'project' ? `p${listing.id}` : String(listing.id)
    await runBatch(db, [
      raiseVersionFrom(db, version, 'listings'),
      ...recordChangedStatements(db, touched, actor.now),
      ...buryAll(
        db,
        { deletedIds: propertyIds, deletedProjectIds: projectIds },
        localTime(actor.now),
      ),
      ...replaceRows(db, touched, await siblingRows(db, parentId, propertyIds)),
      ...subjects.flatMap((subject) => [deleteRevisions(db, subject), deleteTimes(db, subject)]),
      ...markHomes(db, actor.now),
      auditRow(db, {
        ...actor,
        action: 'listing.delete',
        subjectId: key,
        detail: { name: listingAuditName(listing.record) },
      }),
    ])
  })
}

async function idsOf(db: Db, { kind, id }: EditedListing) {
  if (kind === 'property') return { propertyIds: [id], projectIds: [] }
  const units = await readUnits(db, [id])
  return { propertyIds: units.map(({ record }) => record.id), projectIds: [id] }
}

/** Returns the rows of a unit's project without the deleted unit. */
async function siblingRows(db: Db, projectId: number | null, deletedIds: readonly number[]) {
  if (projectId === null) return []
  const [parents, units, settings] = await Promise.all([
    readProjects(db, [projectId]),
    readUnits(db, [projectId]),
    readPublishSettings(db),
  ])
  const { record = null, firstSeen = '' } = parents.get(projectId) ?? {}
  const siblings = units.filter((unit) => !deletedIds.includes(unit.record.id))
  return record ? projectRows({ record, firstSeen }, siblings, settings) : []
}
