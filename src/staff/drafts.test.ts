import { beforeAll, describe, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency } from '../../test/agency'
import { cookieOf, post } from '../../test/people'
import { formOf } from '../../test/settings-form'
import { open, pageOf } from '../../test/staff-pages'
import { editablePage } from '../features/pages/edit-pages'
import { STAFF_ROLES, type StaffRole } from '../platform/accounts/account'
import { seesDrafts } from '../platform/accounts/rights'
import { draftDocument } from '../site/revisions/documents'
import { findRevisionIn } from '../site/revisions/revisions'
import { sharedAddress } from '../site/revisions/share-address'

/** A draft page of the demo, a draft article on it, and a draft module of another page. */
const PAGE = 'Opendeurdag'
const ARTICLE = 'Zo verloopt de dag'
const MODULE = 'Binnenkort ook in Brugge'
const SLOGAN = 'Een slagzin die nog niemand kent'

const home = listing({ Street: 'Eigenstraat', ManagerEmail: 'agent@example.org' })
let admin = ''

beforeAll(async () => {
  await loadAgency()
  await importItems(home)
  admin = await cookieOf('admin')
  const form = { ...(await formOf('agency')), 'tagline.nl': SLOGAN, action: 'draft' }
  expect((await post('/staff/settings/agency', form, { Cookie: admin })).status).toBe(303)
})

async function read(path: string, cookie: string) {
  const response = await get(path, { headers: { Cookie: cookie } })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

/** The cookies of a session with the preview switched on. */
async function previewing(role: StaffRole): Promise<string> {
  const cookie = await cookieOf(role)
  const previewResponse = await post('/staff/preview', { state: 'on' }, { Cookie: cookie })
  return `${cookie}; ${(previewResponse.headers.get('Set-Cookie') ?? '').split(';')[0]}`
}

/** The names that a field of a form offers. */
async function offered(kinds: string[], words: string, cookie: string): Promise<string[]> {
  const query = new URLSearchParams([['for', words], ...kinds.map((kind) => ['of', kind])])
  const { text } = await read(`/staff/choices?${query}`, cookie)
  return JSON.parse(text).found.map(({ name }: { name: string }) => name)
}

test('only roles with the right to content see drafts', () => {
  expect(STAFF_ROLES.filter(seesDrafts)).toEqual(['editor', 'office', 'admin'])
})

describe.each(STAFF_ROLES)('an account with the role %s', (role) => {
  const sees = seesDrafts(role)
  const expectDraft = (text: string, words: string) => expect(text.includes(words)).toBe(sees)

  test('sees drafts in the preview only with the right to content', async () => {
    const cookie = await previewing(role)
    const page = await read('/nl/opendeurdag', cookie)
    expect(page.status === 200).toBe(sees)
    expectDraft(page.text, ARTICLE)
    const other = await read('/nl/over-ons', cookie)
    expectDraft(other.text, MODULE)
    expectDraft(other.text, SLOGAN)
    expect(other.text).toContain('preview-bar')
    expectDraft(other.text, 'href="/staff/pages"')
    expect(other.headers.get('Cache-Control')).toBe('no-store')
  })

  test('is offered drafts in choices and the search field only with the right to content', async () => {
    const cookie = await cookieOf(role)
    expectDraft((await offered(['page', 'article'], PAGE, cookie)).join(), PAGE)
    expectDraft((await offered(['article'], ARTICLE, cookie)).join(), ARTICLE)
    expectDraft((await offered(['page'], 'page:30', cookie)).join(), PAGE)
    expect(await offered(['page'], 'contact', cookie)).toContain('Contact')
    expectDraft((await read('/staff/find?for=opendeurdag', cookie)).text, '/staff/pages/30')
  })

  test('finds drafts in the form of a listing only with the right to content', async () => {
    const { status, text } = await read(`/staff/listings/${home.ID}`, await cookieOf(role))
    expect(status).toBe(200)
    expectDraft(text, PAGE)
    expectDraft(text, ARTICLE)
    expect(text).toContain('page:')
  })

  test.each([
    '/staff/pages/30',
    '/staff/pages/30/history',
    '/staff/articles/60',
    '/staff/articles/60/history',
    '/staff/translations',
  ])('opens %s only with the right to content', async (path) => {
    const { status, text } = await read(path, await cookieOf(role))
    expect(status).toBe(sees ? 200 : 403)
    if (!sees) expect(text).not.toContain(PAGE)
    if (!sees) expect(text).not.toContain('share=')
  })
})

test('the preview of an agent links to the agent’s listings and shows no draft of the settings', async () => {
  const own = await read(`/nl/property/${home.ID}`, await previewing('agent'))
  expect(own.text).toContain(`/staff/listings/${home.ID}?return=`)
  expect(own.text).not.toContain(SLOGAN)
})

test('a link that shares a draft shows the same to an agent in the preview as to a visitor', async () => {
  const { id } = await pageOf('contact')
  const { page, base } = await open(id)
  const params = { ...page.params, title: { nl: 'Een gedeeld concept' } }
  const document = { ...page, params }
  await draftDocument(db, editablePage(id), { document, base, by: 1, now: new Date() })
  const draft = (await findRevisionIn(db, editablePage(id).key, 'draft')) ?? expect.fail('no draft')
  const path = await sharedAddress(db, '/nl/contact', draft)
  for (const cookie of ['', await previewing('agent'), await previewing('editor')]) {
    const { status, text } = await read(path, cookie)
    expect(status).toBe(200)
    expect(text).toContain('Een gedeeld concept')
    expect(text).not.toContain('preview-bar')
    expect(text).not.toContain(SLOGAN)
  }
})
