import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { nextPastPrices } from '../../listing/former-price'
import { isManager } from '../../listing/manager'
import { isManual } from '../../listing/overrides/manual-id'
import { manualListing, placeOf, recordOf } from '../../listing/overrides/manual-listing'
import { manualProject, projectRecordOf } from '../../listing/overrides/manual-project'
import type { Manager, Project, Property } from '../../listing/property'
import type { DraftedRecords } from '../../listing/queries/cached-details'
import { localTime } from '../../listing/queries/listing-index'
import { availability, STATUS } from '../../listing/status'
import { readShownDocuments } from '../../site/revisions/revisions'
import { listManagers } from '../../site/team'

/**
 * Returns the drafts of manual listings that a preview shows. In the preview of a staff member without access to all
 * drafts, these are the drafts of the listings that the staff member manages.
 */
export async function readDraftedRecords(c: Context<AppEnv>): Promise<DraftedRecords> {
  const { db, editor } = c.var
  const { drafts } = c.get('cache')
  const [documents, team] = await Promise.all([
    readShownDocuments(db, 'listing', drafts === false || drafts),
    listManagers(db),
  ])
  const now = new Date()
  const at = localTime(now)
  const { settings } = c.get('content').site
  const draftOf = ({ id, manager }: { id: number; manager: Manager | null }, key: string) => {
    const isVisible = drafts !== false || (editor && isManager(editor.known, manager))
    return isManual(id) && isVisible ? documents.get(key) : undefined
  }
  return {
    property(record: Property): Property {
      const draft = manualListing.safeParse(draftOf(record, String(record.id)))
      if (!draft.success) return record
      const place = record.projectId === null ? {} : placeOf(record)
      const drafted = { ...recordOf(record, draft.data, team, at), ...place }
      const status = availability(drafted) === 'not-published' ? STATUS.active : drafted.status
      const pastPrices = nextPastPrices(record, drafted, settings, now, record.createdDate)
      return { ...drafted, status, pastPrices }
    },
    project(record: Project): Project {
      const draft = manualProject.safeParse(draftOf(record, `p${record.id}`))
      if (!draft.success) return record
      return { ...projectRecordOf(record, draft.data, team, at), published: true }
    },
  }
}
