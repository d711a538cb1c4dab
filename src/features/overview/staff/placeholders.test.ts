import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import settings from '../../../../seeds/settings.json'
import { changeSettings, db, get, loadAgency } from '../../../../test/agency'
import { all, attributes, byClass, parse, words } from '../../../../test/html'
import { cookieOf, post } from '../../../../test/people'
import { article } from '../../../platform/db/schema-content'
import { audit } from '../../../platform/db/schema-people'
import { articleDocument } from '../../../site/article-document'
import { draftDocument, openDocument } from '../../../site/revisions/documents'
import { articles } from '../../articles/articles.collection'

const ARTICLE = 31
const SCREEN = '/staff/placeholders'
const TEXT = { nl: '<p>Mail naar [[e-mailadres]].</p>', fr: '<p>Écrivez à [[adresse e-mail]].</p>' }

let admin: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  admin = await cookieOf('admin')
  await db.update(article).set({ fullText: TEXT }).where(eq(article.id, ARTICLE))
  const [office] = settings.offices
  const place = { nl: 'Gent, [[e-mailadres]]', fr: 'Gand, [[adresse e-mail]]' }
  await changeSettings({ offices: [{ ...office, place }] as typeof settings.offices })
})

async function openScreen() {
  const response = await get(SCREEN, { headers: { Cookie: admin } })
  expect(response.status).toBe(200)
  return parse(await response.text())
}

async function answer(fields: Record<string, string>) {
  const response = await post(SCREEN, fields, { Cookie: admin })
  expect(response.status).toBe(303)
  return response.headers.get('Location') ?? ''
}

test('one answer fills all places in all languages, and is in the log of changes', async () => {
  const fields = attributes(all(await openScreen(), 'input', { type: 'text' }), 'name')
  expect(fields).toContain('nl:e-mailadres')
  await answer({ 'nl:e-mailadres': 'privacy@example.com' })
  const row = await db.select().from(article).where(eq(article.id, ARTICLE)).get()
  expect(row?.fullText).toEqual({
    nl: '<p>Mail naar privacy@example.com.</p>',
    fr: '<p>Écrivez à privacy@example.com.</p>',
  })
  const footer = words(parse(await (await get('/fr/contact')).text()))
  expect(footer).toContain('Gand, privacy@example.com')
  const actions = (await db.select().from(audit)).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['article.publish', 'settings.publish']))
  const left = attributes(all(await openScreen(), 'input', { type: 'text' }), 'name')
  expect(left).not.toContain('nl:e-mailadres')
})

test('a draft is filled too, and is not published', async () => {
  const editable = articles.editable(ARTICLE)
  const open = (await openDocument(db, editable)) ?? expect.fail()
  const document = { ...articleDocument.parse(open.document), title: { nl: 'Nieuwe titel' } }
  await draftDocument(db, editable, { document, base: open.base, by: 1, now: new Date() })
  await answer({ 'nl:e-mailadres': 'a@example.com' })
  const after = (await openDocument(db, editable)) ?? expect.fail()
  expect(after.isDraft).toBe(true)
  expect(after.document).toMatchObject({
    title: { nl: 'Nieuwe titel' },
    fullText: { nl: '<p>Mail naar a@example.com.</p>' },
  })
  const row = await db.select().from(article).where(eq(article.id, ARTICLE)).get()
  expect(row?.title.nl).not.toBe('Nieuwe titel')
  expect(row?.fullText.nl).toBe('<p>Mail naar a@example.com.</p>')
})

const NEXT = 'Volgende leemte'

async function nextGap() {
  const link = all(await openScreen(), 'a').find((one) => words(one) === NEXT)
  return link?.attribs.href
}

test('the next gap is the first field that has one, in its form', async () => {
  expect(await nextGap()).toBe('/staff/settings/offices#offices.0.place.nl')
  await changeSettings({})
  expect(await nextGap()).toBe(`/staff/articles/${ARTICLE}#fullText.nl`)
  await answer({ 'nl:e-mailadres': 'a@example.com' })
  expect(await nextGap()).toBeUndefined()
  expect(words(byClass(await openScreen(), 'panel')[0] ?? expect.fail())).toMatch(/geen leemtes/)
})
