import type { Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { isManual } from '../../../listing/overrides/manual-id'
import type { LabelKey } from '../../../platform/i18n'
import { changeLiveDocument, draftDocument, openDocument } from '../../../site/revisions/documents'
import { listShownTeam } from '../../../site/team'
import { publishDraft } from '../../../staff/change-selected'
import { announceChange } from '../../../staff/editing/editor'
import { listingTitle } from '../../../staff/listings/listing-title'
import {
  type RowOutcome,
  type SelectionResult,
  serveSelection,
} from '../../../staff/serve-selection'
import { STAFF } from '../../../urls'
import { type EditedListing, editableListing } from '../edit-listing'
import { archiveListing, listingInScope } from './manual/manage-listing'
import { listingKind, manualDocument } from './manual/manual-document'

type Texts = Record<string, string>

type Change = (
  c: Context<AppEnv>,
  selected: { key: string; listing: EditedListing },
  texts: Texts,
) => Promise<LabelKey | null>

/** Serves the actions on the selected listings. */
export function serveSelectedListings(
  area: Hono<AppEnv>,
  send: (c: Context<AppEnv>, result: SelectionResult) => Promise<Response>,
): void {
  serveSelection(area, {
    path: STAFF.listings,
    actions: {
      publication: rowAction(publish),
      archive: rowAction(takeOff),
      manager: rowAction(assign),
    },
    finish: announceChange,
    send,
  })
}

/** Returns the action on a listing of the account's scope. */
function rowAction(change: Change) {
  return async (c: Context<AppEnv>, key: string, texts: Texts): Promise<RowOutcome | null> => {
    const listing = await listingInScope(c, key)
    if (!listing) return null
    const name = `${listingTitle(c.get('view'), listing.record)} (${listing.id})`
    return { name, reason: await change(c, { key, listing }, texts) }
  }
}

/** Publishes the draft of a listing made by staff, unless its advert lacks facts that the law requires. */
const publish: Change = async (c, { key, listing }) => {
  if (!isManual(listing.id)) return 'record.select.imported'
  return publishDraft(c, listingKind, key)
}

/** Archives a listing made by staff, and hides an imported one. */
const takeOff: Change = async (c, { key, listing }) => {
  const { db, actor } = c.var
  if (isManual(listing.id)) {
    if (listing.record.archived) return 'staff.select.offline'
    await archiveListing(db, key, true, actor)
    return null
  }
  if (listing.storedOverride?.override.hidden) return 'staff.select.offline'
  const editable = editableListing(listing.kind, listing.id)
  await changeLiveDocument(db, editable, (live) => ({ ...live, hidden: true }), actor)
  return null
}

/** Gives a listing made by staff, and its draft, another manager. An import decides about the others. */
const assign: Change = async (c, { key, listing }, { agent }) => {
  if (!isManual(listing.id)) return 'record.select.imported'
  const { db, actor } = c.var
  const team = await listShownTeam(db)
  const managerId = team.find(({ id }) => String(id) === agent)?.id
  if (managerId === undefined) return 'record.select.noagent'
  const { editable } = manualDocument(key)
  const change = (document: object) => ({ ...document, managerId })
  await changeLiveDocument(db, editable, change, actor)
  const open = await openDocument(db, editable)
  if (open?.isDraft) {
    const document = change(open.fullDocument)
    await draftDocument(db, editable, { document, base: open.base, ...actor })
  }
  return null
}
