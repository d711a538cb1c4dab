import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../../env'
import { deleteTimes } from '../../../../features/pages/schedule'
import { readTexts } from '../../../../platform/http/read-body'
import { changeLiveDocument } from '../../../../site/revisions/documents'
import { STAFF, withQuery } from '../../../../urls'
import { announceChange } from '../../../editing/editor'
import { saveTimes } from '../../../editing/times'
import { sendStaffPage } from '../../../staff-page'
import { type EditedListing, findListing } from '../edit-listing'
import { listingTitle } from '../listing-title'
import { isInScope, listingScopeOf } from '../staff-listings'
import { copyListing } from './copy-listing'
import { countLinked, deleteListing } from './delete-listing'
import { RemovalPage } from './manage-panel'
import { isManualKey, manualDocument, withdrawnListing } from './manual-document'

/** The actions on a listing made by staff: schedule, copy, archive and delete. */
export const manageListing = new Hono<AppEnv>()

manageListing.post('/listings/:id{p?[0-9]+}/times', async (c, next) => {
  const { key, listing } = await manualListingAt(c)
  if (!listing) return next()
  const sent = await readTexts(c, ['form'])
  const issue = await saveTimes(c, { subjectType: 'listing', subjectId: key }, sent)
  return c.redirect(withQuery(addressOf(key), issue ? `times=${issue}` : 'done=times'), 303)
})

manageListing.post('/listings/:id{p?[0-9]+}/copy', async (c, next) => {
  const { listing } = await manualListingAt(c)
  const copy = listing && (await copyListing(c.get('db'), listing, c.get('actor')))
  if (!copy) return next()
  await announceChange(c)
  return c.redirect(withQuery(addressOf(copy), 'done=copy'), 303)
})

manageListing.post('/listings/:id{p?[0-9]+}/archive', (c, next) => setArchived(c, next, true))
manageListing.post('/listings/:id{p?[0-9]+}/unarchive', (c, next) => setArchived(c, next, false))

async function setArchived(c: Context<AppEnv>, next: () => Promise<void>, archived: boolean) {
  const { key, listing } = await manualListingAt(c)
  if (!listing) return next()
  const db = c.get('db')
  const { editable } = manualDocument(key)
  const change = (live: object) => ({ ...withdrawnListing(live), archived })
  await changeLiveDocument(db, editable, change, c.get('actor'))
  if (archived) await deleteTimes(db, editable.key)
  await announceChange(c)
  return c.redirect(withQuery(addressOf(key), `done=${archived ? 'archive' : 'unarchive'}`), 303)
}

manageListing.get('/listings/:id{p?[0-9]+}/removal', async (c, next) => {
  const { key, listing } = await manualListingAt(c)
  if (!listing) return next()
  const { db, view } = c.var
  const title = listingTitle(view, listing.record)
  const linked = await countLinked(db, listing)
  return sendStaffPage(c, view, {
    title: view.t('record.remove.title', { title }),
    children: <RemovalPage {...{ view, title, linked }} address={addressOf(key)} />,
  })
})

manageListing.post('/listings/:id{p?[0-9]+}/removal', async (c, next) => {
  const { listing } = await manualListingAt(c)
  if (!listing) return next()
  await deleteListing(c.get('db'), listing, c.get('actor'))
  await announceChange(c)
  return c.redirect(withQuery(STAFF.listings, 'done=delete'), 303)
})

function addressOf(key: string): string {
  return `${STAFF.listings}/${key}`
}

/** Returns the listing made by staff at this address, or null if there is none in the account's scope. */
async function manualListingAt(
  c: Context<AppEnv>,
): Promise<{ key: string; listing: EditedListing | null }> {
  const key = c.req.param('id') ?? ''
  if (!isManualKey(key)) return { key, listing: null }
  const { kind, id } = manualDocument(key)
  const [listing, scope] = await Promise.all([
    findListing(c.get('db'), kind, id),
    listingScopeOf(c.get('db'), c.get('staffMember')),
  ])
  return { key, listing: listing && isInScope(scope, listing.source) ? listing : null }
}
