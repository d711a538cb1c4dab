import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db, get, loadAgency } from '../../../test/agency'
import { all, parse, words } from '../../../test/html'
import { cookieOf } from '../../../test/people'
import { open, pageOf, shown } from '../../../test/staff-pages'
import { revision } from '../../platform/db/schema-revisions'
import { draftDocument } from '../../site/revisions/documents'
import { editablePage } from './edit-pages'

let editor: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await db.delete(revision)
  editor = await cookieOf('editor')
})

afterEach(() => void vi.useRealTimers())

async function draft(role: 'contact' | 'agency', title: string): Promise<number> {
  const { id } = await pageOf(role)
  const { page, base } = await open(id)
  const document = { ...page, params: { ...page.params, title: { nl: title } } }
  await draftDocument(db, editablePage(id), { document, base, by: 1, now: new Date() })
  return id
}

/** Returns the path of the preview link on the page's screen. */
async function linkTo(id: number): Promise<string> {
  const page = await get(`/staff/pages/${id}`, { headers: { Cookie: editor } })
  const inputs = all(parse(await page.text()), 'input')
  const link = inputs.find(({ attribs }) => attribs.id === 'share')?.attribs.value ?? ''
  expect(link).toMatch(/^http:\/\/localhost\/nl\/contact\?share=/)
  return link.replace('http://localhost', '')
}

test('the link shows only its draft, and the response is not cached', async () => {
  const id = await draft('contact', 'Kom langs')
  await draft('agency', 'Wie wij zijn')
  const link = await linkTo(id)
  const liveHtml = await (await get('/nl/contact')).text()
  const response = await get(link)
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  const html = await response.text()
  expect(words(parse(html))).toContain('Kom langs')
  expect(html).not.toContain('Wie wij zijn')
  expect(html).not.toContain('preview-bar')
  expect(await (await get('/nl/contact')).text()).toBe(liveHtml)
})

test('the link expires after seven days, and when the draft is saved again', async () => {
  const id = await draft('contact', 'Kom langs')
  const link = await linkTo(id)
  await draft('contact', 'Kom morgen langs')
  expect((await get(link)).status).toBe(404)
  const next = await linkTo(id)
  expect((await shown(next)).text).toContain('Kom morgen langs')
  vi.useFakeTimers({ now: Date.now() + 7 * 24 * 3_600_000 + 1000, toFake: ['Date'] })
  const late = await get(next)
  expect([late.status, late.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  expect(words(parse(await late.text()))).toContain('Deze link werkt niet meer')
})

test.each([
  ['another revision', (share: string) => share.replace(/^\d+/, (id) => String(Number(id) - 1))],
  ['a later end', (share: string) => share.replace(/\.(\d+)\./, (_, until) => `.${until}0.`)],
  ['no signature', (share: string) => share.split('.').slice(0, 2).join('.')],
  ['nothing', () => ''],
])('a forged link (%s) answers 404', async (_, forged) => {
  const link = await linkTo(await draft('contact', 'Kom langs'))
  const share = new URL(link, 'http://localhost').searchParams.get('share') ?? ''
  const response = await get(`/nl/contact?share=${encodeURIComponent(forged(share))}`)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('Kom langs')
})

test('hidden modules of a draft stay hidden', async () => {
  const id = await draft('contact', 'Kom langs')
  const { page, base } = await open(id)
  const [first, ...others] = page.modules
  if (!first) return expect.fail('no modules')
  const secret = {
    ...first,
    status: 'Hidden' as const,
    placement: { ...first.placement, title: { nl: 'Nog geheim' } },
  }
  const document = { ...page, modules: [secret, ...others] }
  await draftDocument(db, editablePage(id), { document, base, by: 1, now: new Date() })
  expect((await shown(await linkTo(id))).text).not.toContain('Nog geheim')
})
