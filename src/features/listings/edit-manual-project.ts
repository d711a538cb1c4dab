import { eq, max } from 'drizzle-orm'
import { hasManualId, isManual, nextNumber } from '../../listing/overrides/manual-id'
import { movedAlong } from '../../listing/overrides/manual-listing'
import { placeWritten } from '../../listing/overrides/manual-parts'
import {
  type ManualProject,
  manualProject,
  manualProjectOf,
  newProject,
  projectRecordOf,
} from '../../listing/overrides/manual-project'
import { localTime } from '../../listing/queries/listing-index'
import { readUnits } from '../../listing/queries/units'
import { type Actor, auditRow } from '../../platform/audit/audit'
import { type Db, runBatch } from '../../platform/db/db'
import { project, property } from '../../platform/db/schema'
import { placeZip } from '../../platform/geo/belgian-region'
import type { Editable } from '../../site/revisions/documents'
import { draftRows } from '../../site/revisions/revisions'
import { listManagers } from '../../site/team'
import { UNPLACED, withPlacement } from './early-access'
import { creationEntry, findListing, projectStatements, readListingAuditName } from './edit-listing'

/** Returns a project made by staff as an editable document. A change of its address is applied to its units. */
export function editableManualProject(id: number): Editable {
  const editable: Editable = {
    key: { subjectType: 'listing', subjectId: `p${id}` },
    actions: { publish: 'listing.publish', restore: 'listing.restore' },
    parse(document) {
      const read = manualProject.safeParse(document)
      return read.success ? read.data : null
    },
    nameOf: (_, db) => readListingAuditName(db, 'project', id),
    async read(db) {
      const [listing, team] = await Promise.all([findListing(db, 'project', id), listManagers(db)])
      return listing?.kind === 'project' ? manualProjectOf(listing.record, team) : null
    },
    async write(db, document) {
      const [listing, team, units] = await Promise.all([
        findListing(db, 'project', id),
        listManagers(db),
        readUnits(db, [id]),
      ])
      if (listing?.kind !== 'project') return []
      const at = localTime(new Date())
      const record = projectRecordOf(listing.record, manualProject.parse(document), team, at)
      const following = units.map(({ record: unit, firstSeen }) => ({
        record: isManual(unit.id) ? movedAlong(unit, listing.record, record) : unit,
        firstSeen,
      }))
      const moved = following.filter(
        ({ record: unit }, index) => JSON.stringify(unit) !== JSON.stringify(units[index]?.record),
      )
      return [
        ...moved.map(({ record: unit }) =>
          db
            .update(property)
            .set({ data: unit, zip: placeZip(unit) })
            .where(eq(property.id, unit.id)),
        ),
        ...(await projectStatements(db, { record, firstSeen: listing.firstSeen }, following)),
      ]
    },
  }
  return withPlacement(editable, 'project', id)
}

/** Creates a project that is not on the site, and a draft that publishes it. Returns its id. */
export async function createProject(
  db: Db,
  values: Partial<Pick<ManualProject, 'country'>> & Pick<ManualProject, 'name' | 'zip' | 'city'>,
  actor: Actor,
  further: Partial<ManualProject> = {},
): Promise<number> {
  const lastRow = await db
    .select({ id: max(project.id) })
    .from(project)
    .where(hasManualId(project.id))
    .get()
  const id = nextNumber(lastRow?.id ?? null)
  const at = localTime(actor.now)
  const data = newProject(id, { ...values, ...placeWritten(values) }, at)
  const dates = { firstSeenAt: at, updatedAt: at, wasPublished: false }
  const document = {
    ...manualProjectOf(data, []),
    ...further,
    published: true,
    ...UNPLACED,
  }
  await runBatch(db, [
    db.insert(project).values({ id, published: false, data, hash: '', ...dates }),
    ...draftRows(db, { subjectType: 'listing', subjectId: `p${id}`, document, ...actor }),
    auditRow(db, creationEntry(actor, `p${id}`, data)),
  ])
  return id
}
