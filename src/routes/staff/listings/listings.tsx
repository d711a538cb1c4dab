import { type Context, Hono } from 'hono'
import { primaryDb } from '../../../data/db/db'
import { checkListings } from '../../../data/overrides/check-listings'
import { createHandMade } from '../../../data/overrides/edit-hand-made'
import { findListings, SHOWN } from '../../../data/overrides/staff-listings'
import { DEFAULT_LANG } from '../../../domain/format/lang'
import { handMade } from '../../../domain/overrides/hand-made'
import type { AppEnv } from '../../../env'
import type { Entries } from '../../../forms/fields/field'
import type { FieldIssue } from '../../../forms/fields/issues-of'
import { STAFF } from '../../../urls'
import { readTexts } from '../../shared/read-body'
import { historyOf, postEditor, sendHistory, showEditor } from '../editing/editor'
import { NewForm } from '../editing/new-form'
import { readDocument } from '../editing/read-document'
import { loadReferences } from '../editing/references'
import { requireRight } from '../guards'
import { doer, pageNumber, sendStaffPage, staffAccount, staffView } from '../staff-page'
import { newHomeFields } from './hand-made-fields'
import { LackingPage } from './lacking-page'
import { editorOf, listingScopeOf } from './listing-editor'
import { ListingsPage } from './listings-page'

const LONGEST_SEARCH = 120

const newHome = handMade.pick({
  goal: true,
  webId: true,
  typeDescription: true,
  zip: true,
  city: true,
})

/** The agency's homes and projects, and what staff say of them over the CRM. */
export const listings = new Hono<AppEnv>()

listings.use('/listings/*', requireRight('listings'))

listings.get('/listings', (c) => {
  return c.req.query('show') === 'lacking' ? sendLacking(c) : sendList(c)
})

async function sendList(c: Context<AppEnv>) {
  const view = staffView(c)
  const page = pageNumber(c.req.query('page'))
  const shown = SHOWN.find((one) => one === c.req.query('show')) ?? 'market'
  const q = (c.req.query('q') ?? '').trim().slice(0, LONGEST_SEARCH)
  const scope = listingScopeOf(staffAccount(c))
  const found = await findListings(primaryDb(c.env.DB), { shown, q, scope, page })
  const { settings } = c.get('content').site
  return sendStaffPage(c, view, {
    title: view.t('staff.listings'),
    children: (
      <ListingsPage {...{ view, settings, shown, q, page }} mayAll={scope === 'all'} {...found} />
    ),
  })
}

async function sendLacking(c: Context<AppEnv>) {
  const view = staffView(c)
  const page = pageNumber(c.req.query('page'))
  const { settings } = c.get('content').site
  const scope = listingScopeOf(staffAccount(c))
  const result = await checkListings(primaryDb(c.env.DB), settings, { scope, page })
  return sendStaffPage(c, view, {
    title: view.t('staff.lacking.title'),
    children: <LackingPage view={view} {...result} page={page} />,
  })
}

listings.get('/listings/new', requireRight('listings.all'), (c) => sendNew(c, { goal: '0' }))

listings.post('/listings/new', requireRight('listings.all'), async (c) => {
  const entries = await readTexts(c, ['form'])
  const [main = DEFAULT_LANG] = c.get('content').site.settings.languages
  const read = readDocument({ fields: newHomeFields, schema: newHome }, entries, main)
  if (read.status === 'refused') return sendNew(c, entries, read.issues)
  const id = await createHandMade(primaryDb(c.env.DB), newHome.parse(read.document), doer(c))
  return c.redirect(`${STAFF.listings}/${id}`, 303)
})

async function sendNew(c: Context<AppEnv>, entries: Entries, issues: FieldIssue[] = []) {
  const view = staffView(c)
  const { t } = view
  const references = await loadReferences(primaryDb(c.env.DB), view)
  const up = { href: STAFF.listings, label: t('staff.listings') }
  const texts = { text: t('record.new.text'), button: t('record.new.make') }
  return sendStaffPage(c, view, {
    status: issues.length > 0 ? 422 : 200,
    title: t('record.new'),
    children: (
      <NewForm
        form={{ view, entries, issues, references }}
        fields={newHomeFields}
        up={up}
        {...texts}
      />
    ),
  })
}

listings.get('/listings/:id{p?[0-9]+}', async (c, next) => {
  const editor = await editorOf(c, c.req.param('id'))
  return (editor && (await showEditor(c, editor))) ?? next()
})

listings.post('/listings/:id{p?[0-9]+}', async (c, next) => {
  const editor = await editorOf(c, c.req.param('id'))
  return (editor && (await postEditor(c, editor))) ?? next()
})

listings.get('/listings/:id{p?[0-9]+}/history', async (c, next) => {
  const editor = await editorOf(c, c.req.param('id'))
  return editor ? sendHistory(c, historyOf(editor), Number(c.req.query('id'))) : next()
})
