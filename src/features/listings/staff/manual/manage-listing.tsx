import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../../env'
import { parseFavouriteId } from '../../../../listing/filter/favourite-ids'
import type { Actor } from '../../../../platform/audit/audit'
import type { Db } from '../../../../platform/db/db'
import { changeLiveDocument } from '../../../../site/revisions/documents'
import { deleteTimes } from '../../../../site/revisions/schedule'
import { serveActions } from '../../../../staff/actions'
import { announceChange } from '../../../../staff/editing/editor'
import { saveTimes } from '../../../../staff/editing/times'
import { listingTitle } from '../../../../staff/listings/listing-title'
import { isInScope, listingScopeOf } from '../../../../staff/listings/staff-listings'
import { sendStaffPage } from '../../../../staff/staff-page'
import { STAFF, withQuery } from '../../../../urls'
import { type EditedListing, findListing } from '../../edit-listing'
import { copyListing } from './copy-listing'
import { countLinked, deleteListing } from './delete-listing'
import { RemovalPage } from './manage-panel'
import { isManualKey, manualDocument, withdrawnListing } from './manual-document'

/** The actions on a listing made by staff: schedule, copy, archive and delete. */
export const manageListing = new Hono<AppEnv>()

serveActions(manageListing, '/listings/:id{p?[0-9]+}', manualListingAt, {
  async '/times'(c, { key }, texts) {
    const issue = await saveTimes(c, { subjectType: 'listing', subjectId: key }, texts)
    return issue ? c.redirect(withQuery(addressOf(key), `times=${issue}`), 303) : 'times'
  },
  async '/copy'(c, { listing }) {
    const copy = await copyListing(c.get('db'), listing, c.get('actor'))
    if (!copy) return null
    await announceChange(c)
    return c.redirect(`${withQuery(addressOf(copy), 'done=copy')}#boxNr`, 303)
  },
  '/archive': (c, { key }) => setArchived(c, key, true),
  '/unarchive': (c, { key }) => setArchived(c, key, false),
  async '/removal'(c, { listing }) {
    await deleteListing(c.get('db'), listing, c.get('actor'))
    await announceChange(c)
    return c.redirect(withQuery(STAFF.listings, 'done=delete'), 303)
  },
})

async function setArchived(c: Context<AppEnv>, key: string, archived: boolean) {
  await archiveListing(c.get('db'), key, archived, c.get('actor'))
  await announceChange(c)
  return archived ? 'archive' : 'unarchive'
}

/** Takes a listing made by staff off the site, and moves it into the archive or out of it. */
export async function archiveListing(db: Db, key: string, archived: boolean, actor: Actor) {
  const { editable } = manualDocument(key)
  const change = (live: object) => ({ ...withdrawnListing(live), archived })
  await changeLiveDocument(db, editable, change, actor)
  if (archived) await deleteTimes(db, editable.key)
}

manageListing.get('/listings/:id{p?[0-9]+}/removal', async (c, next) => {
  const found = await manualListingAt(c)
  if (!found) return next()
  const { key, listing } = found
  const { db, view } = c.var
  const title = listingTitle(view, listing.record)
  const linked = await countLinked(db, listing)
  return sendStaffPage(c, view, {
    title: view.t('record.remove.title', { title }),
    children: <RemovalPage {...{ view, title, linked }} address={addressOf(key)} />,
  })
})

function addressOf(key: string): string {
  return `${STAFF.listings}/${key}`
}

/** Returns the listing made by staff at this address, or null if there is none in the account's scope. */
async function manualListingAt(
  c: Context<AppEnv>,
): Promise<{ key: string; listing: EditedListing } | null> {
  const key = c.req.param('id') ?? ''
  const listing = isManualKey(key) ? await listingInScope(c, key) : null
  return listing && { key, listing }
}

/** Returns the listing with this key, or null if there is none in the account's scope. */
export async function listingInScope(
  c: Context<AppEnv>,
  key: string,
): Promise<EditedListing | null> {
  const ref = parseFavouriteId(key)
  if (!ref) return null
  const [listing, scope] = await Promise.all([
    findListing(c.get('db'), ref.kind, ref.id),
    listingScopeOf(c.get('db'), c.get('staffMember')),
  ])
  return listing && isInScope(scope, listing.source) ? listing : null
}
