import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db, get, loadAgency } from '../../../test/agency'
import { all, parse } from '../../../test/html'
import { cookieOf } from '../../../test/people'
import { shown } from '../../../test/staff-pages'
import { articles } from '../../features/articles/articles.collection'
import { draftDocument, openDocument } from '../../site/revisions/documents'
import { article } from '../db/schema-content'
import { revision } from '../db/schema-revisions'

/** Articles of the contact page and of the search page. */
const [CONTACT, SEARCH] = [10, 36]

let editor: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await db.delete(revision)
  editor = await cookieOf('editor')
})

afterEach(() => void vi.useRealTimers())

async function draft(id: number, title: string): Promise<void> {
  const { document, base } =
    (await openDocument(db, articles.editable(id))) ?? expect.fail(String(id))
  const saved = { document: { ...document, title: { nl: title } }, base, by: 1, now: new Date() }
  await draftDocument(db, articles.editable(id), saved)
}

/** Returns the path of the preview link on the article's screen, or undefined if there is none. */
async function linkTo(id: number): Promise<string | undefined> {
  const screen = await get(`/staff/articles/${id}`, { headers: { Cookie: editor } })
  const inputs = all(parse(await screen.text()), 'input')
  const link = inputs.find(({ attribs }) => attribs.id === 'share')?.attribs.value
  return link?.replace('http://localhost', '')
}

test('the link of an article shows only its draft, on its page', async () => {
  await draft(CONTACT, 'Kom langs bij ons')
  await draft(SEARCH, 'Nog niet klaar')
  const link = (await linkTo(CONTACT)) ?? expect.fail('no link')
  expect(link).toMatch(/^\/nl\/contact\?share=/)
  const liveHtml = await (await get('/nl/contact')).text()
  const response = await get(link)
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(await response.text()).toContain('Kom langs bij ons')
  expect(await (await get('/nl/contact')).text()).toBe(liveHtml)
  const share = link.slice(link.indexOf('?'))
  const { text } = await shown(`/nl/uw-zoekopdracht${share}`)
  expect(text).not.toContain('Nog niet klaar')
})

test('an unpublished article is visible only through its link', async () => {
  await db.update(article).set({ status: 'Draft' }).where(eq(article.id, CONTACT))
  await draft(CONTACT, 'Pas morgen te lezen')
  const link = (await linkTo(CONTACT)) ?? expect.fail('no link')
  expect((await shown(link)).text).toContain('Pas morgen te lezen')
  expect((await shown('/nl/contact')).text).not.toContain('Pas morgen te lezen')
})
