import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { idsQuery, parseFavouriteIds } from '../../../listing/filter/favourite-ids'
import { availability } from '../../../listing/status'
import { mayDo } from '../../../platform/accounts/rights'
import { readTexts } from '../../../platform/http/read-body'
import { plural } from '../../../platform/i18n'
import { readDrafts } from '../../../site/revisions/revisions'
import { listShownTeam } from '../../../site/team'
import { doneOf } from '../../../staff/actions'
import { announceChange } from '../../../staff/editing/editor'
import { serveEditor } from '../../../staff/editing/history'
import { joinParts } from '../../../staff/listings/listing-title'
import {
  findListings,
  LISTING_FILTERS,
  LISTINGS_PER_PAGE,
  type ListingLine,
  listingScopeOf,
} from '../../../staff/listings/staff-listings'
import { Notice } from '../../../staff/parts/notice'
import { SelectionNotice } from '../../../staff/parts/selection'
import { type SelectionResult, selectedRows, selectionResult } from '../../../staff/serve-selection'
import { pageNumber, sendStaffPage } from '../../../staff/staff-page'
import { POSTERS_PATH, STAFF, withQuery } from '../../../urls'
import { removePin } from '../pins'
import { checkListings } from './check-listings'
import { IncompletePage } from './incomplete-page'
import { LegalRulesPage } from './legal-rules-page'
import { readListingActivity } from './listing-activity'
import { editorOf } from './listing-editor'
import { ListingsActions, ListingsPage } from './listings-page'
import { manageListing } from './manual/manage-listing'
import { newListing } from './manual/new-listing'
import { recordOfDocument } from './manual/publication-panel'
import { sendPosters } from './posters'
import { serveSelectedListings } from './selected-listings'

const MAX_SEARCH_LENGTH = 120

/** The screens of properties and projects, with their overrides. */
export const listings = new Hono<AppEnv>()

listings.get('/listings', (c) => {
  return c.req.query('show') === 'incomplete' ? sendIncomplete(c) : sendList(c, selectionResult(c))
})

async function sendList(c: Context<AppEnv>, selection: SelectionResult | null) {
  const { db, view } = c.var
  const query = await requestedListings(c)
  const { filter, q, scope, page } = query
  const results = await findListings(db, query)
  const ids = results.lines.map(({ record }) => record.id)
  const drafts = await readDrafts(db, 'listing', results.lines.map(keyOf))
  const activityOf = await readListingActivity(db, ids, new Date())
  const seesLeads = mayDo(c.get('staffMember').role, 'leads')
  const { settings } = c.get('content').site
  const done = doneOf(c, ['delete', 'table', 'published'])
  const mayAll = scope === 'all'
  const team = mayAll ? await listShownTeam(db) : []
  return sendStaffPage(c, view, {
    status: selection?.failures.length || selection?.issue ? 422 : 200,
    title: view.t('staff.listings'),
    intro: joinParts([
      plural(view.t, view.lang, 'record.count', results.total),
      view.t('record.list.text'),
    ]),
    actions: <ListingsActions view={view} mayAll={mayAll} />,
    children: (
      <>
        <Notice kind="good">{done && view.t(`record.done.${done}`)}</Notice>
        <SelectionNotice view={view} result={selection} />
        <ListingsPage
          {...{ view, settings, filter, q, page, activityOf, seesLeads, drafts, team }}
          {...results}
          lines={results.lines.map((line) => withDraft(line, drafts.get(keyOf(line))))}
        />
      </>
    ),
  })
}

function keyOf({ kind, record }: ListingLine): string {
  return kind === 'project' ? `p${record.id}` : String(record.id)
}

/** Returns the line of a listing with the address and price of its draft if it is not on the site. */
function withDraft(line: ListingLine, draft: unknown): ListingLine {
  const { kind, record } = line
  if (kind === 'project' || !draft || availability(record) !== 'not-published') return line
  const { status, archived } = record
  return { ...line, record: { ...recordOfDocument(record, draft), status, archived } }
}

/** Returns the query of the list in the address. */
async function requestedListings(c: Context<AppEnv>) {
  return {
    filter: LISTING_FILTERS.find((name) => name === c.req.query('show')) ?? 'market',
    q: (c.req.query('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    scope: await listingScopeOf(c.get('db'), c.get('staffMember')),
    page: pageNumber(c.req.query('page')),
  }
}

listings.get('/listings/posters', async (c) => {
  const selected = parseFavouriteIds(new URL(c.req.url).searchParams, LISTINGS_PER_PAGE)
  if (selected.length > 0) return sendPosters(c, selected)
  const { lines } = await findListings(c.get('db'), await requestedListings(c))
  return sendPosters(
    c,
    lines.map(({ kind, record }) => ({ kind, id: record.id })),
  )
})

listings.post('/listings/selection/posters', async (c) => {
  const ids = selectedRows(await readTexts(c, ['form']))
  const query = ids.length > 0 ? idsQuery(ids) : new URLSearchParams(c.req.query()).toString()
  return c.redirect(withQuery(POSTERS_PATH, query), 303)
})

serveSelectedListings(listings, sendList)

listings.get('/listings/rules', (c) => {
  const { view } = c.var
  return sendStaffPage(c, view, {
    title: view.t('staff.rules.title'),
    children: <LegalRulesPage view={view} />,
  })
})

async function sendIncomplete(c: Context<AppEnv>) {
  const { db, view } = c.var
  const page = pageNumber(c.req.query('page'))
  const { settings } = c.get('content').site
  const scope = await listingScopeOf(db, c.get('staffMember'))
  const result = await checkListings(db, settings, { scope, page })
  return sendStaffPage(c, view, {
    title: view.t('staff.incomplete.title'),
    children: <IncompletePage view={view} {...result} page={page} />,
  })
}

listings.route('/', newListing)
listings.route('/', manageListing)

serveEditor(listings, '/listings/:id{p?[0-9]+}', (c) => editorOf(c, c.req.param('id') ?? ''))

listings.post('/listings/:id{p?[0-9]+}/unpin', async (c, next) => {
  const editor = await editorOf(c, c.req.param('id'))
  if (!editor) return next()
  await removePin(c.get('db'), editor.editable, c.get('actor'))
  await announceChange(c)
  return c.redirect(withQuery(STAFF.listings, 'show=pinned'), 303)
})
