import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, parse, words } from '../../../../test/html'
import { cookieOf, person, post } from '../../../../test/people'
import { stepUpSessions, withFactor } from '../../../../test/second-factor'
import { savePage as savePageAs } from '../../../../test/staff-form'
import { open, pageOf } from '../../../../test/staff-pages'
import { runCron } from '../../../cron'
import { revision, schedule } from '../../../platform/db/schema-revisions'
import type { Entries } from '../../../platform/fields/field'
import { translator } from '../../../platform/i18n'
import { draftDocument } from '../../../site/revisions/documents'
import { editablePage } from '../edit-pages'

const t = translator('nl')
const CSS = 'h1 { color: #123456 }'
let id = 0
let editor = ''

beforeEach(async () => {
  await loadAgency({ withListings: false })
  for (const table of [revision, schedule]) await db.delete(table)
  ;({ id } = await pageOf('contact'))
  await person('admin')
  editor = await cookieOf('editor')
})

const savePage = (changes: Entries, cookie: string, action?: string) =>
  savePageAs(id, changes, cookie, action)

const send = (path: string, fields: Entries, cookie: string) =>
  post(`/staff/pages/${id}${path}`, fields, { Cookie: cookie })
const liveCss = async () => (await pageOf('contact')).params.css

/** Stores a draft in which an admin changed the style. */
async function draftWithCss(): Promise<void> {
  const { page, base } = await open(id)
  const document = { ...page, params: { ...page.params, css: CSS } }
  await draftDocument(db, editablePage(id), { document, base, by: 1, now: new Date() })
}

describe('an editor', () => {
  test.each(['publish', 'draft'])('may not %s another style of a page', async (action) => {
    const response = await savePage({ 'params.css': CSS }, editor, action)
    expect(response.status).toBe(403)
    expect(words(parse(await response.text()))).toContain(t('edit.locked'))
    expect(await liveCss()).toBeUndefined()
    expect((await open(id)).isDraft).toBe(false)
  })

  test('reads the style of a page, and publishes its texts with the style as it is', async () => {
    await savePage({ 'params.css': CSS }, await cookieOf('admin'))
    const html = await get(`/staff/pages/${id}/page`, { headers: { Cookie: editor } })
    const [css] = all(parse(await html.text()), 'textarea', { name: 'params.css' })
    expect(css?.attribs).toHaveProperty('readonly')
    const saved = await savePage({ 'params.title.nl': 'Kom langs' }, editor)
    expect(saved.status).toBe(303)
    expect(await pageOf('contact')).toMatchObject({
      params: { css: CSS, title: { nl: 'Kom langs' } },
    })
  })

  test('may not publish a draft in which an admin changed the style', async () => {
    await draftWithCss()
    const { base } = await open(id)
    const published = await send('/publication', { base }, editor)
    expect(published.status).toBe(403)
    expect(words(parse(await published.text()))).toContain(t('page.locked'))
    expect((await savePage({ 'params.title.nl': 'Kom langs' }, editor)).status).toBe(403)
    expect(await liveCss()).toBeUndefined()
  })

  test('saves other texts in a draft in which an admin changed the style', async () => {
    await draftWithCss()
    const saved = await savePage({ 'params.title.nl': 'Kom langs' }, editor, 'draft')
    expect(saved.status).toBe(303)
    expect((await open(id)).page.params).toMatchObject({ css: CSS, title: { nl: 'Kom langs' } })
  })

  test('may not have such a draft published at a time', async () => {
    await draftWithCss()
    const times = { publishAt: '2099-01-01T09:00', endAt: '' }
    expect((await send('/times', times, editor)).status).toBe(403)
    expect(await db.select().from(schedule)).toEqual([])
    expect((await send('/times', times, await cookieOf('admin'))).status).toBe(303)
  })

  test('may not have a later draft of an admin published by a time that was set before', async () => {
    const times = { publishAt: '2099-01-01T09:00', endAt: '' }
    expect((await send('/times', times, editor)).status).toBe(303)
    await draftWithCss()
    await runCron(env, new Date('2099-01-01T09:00Z'))
    expect(await liveCss()).toBeUndefined()
    expect((await open(id)).page.params.css).toBe(CSS)
    expect(await db.select().from(schedule)).toEqual([])
  })

  test('may not restore a revision with another style', async () => {
    await savePage({ 'params.css': CSS }, await cookieOf('admin'))
    const first = await db.select().from(revision).orderBy(revision.id).get()
    const restored = await send('/history', { revision: String(first?.id) }, editor)
    expect(restored.status).toBe(403)
    expect(await liveCss()).toBe(CSS)
  })
})

test('a draft with another style is published at the time that an admin set', async () => {
  await draftWithCss()
  const times = { publishAt: '2099-01-01T09:00', endAt: '' }
  await send('/times', times, await cookieOf('admin'))
  await runCron(env, new Date('2099-01-01T09:00Z'))
  expect(await liveCss()).toBe(CSS)
})

test('an admin changes the style of a page with a recent code only', async () => {
  const { id: accountId } = await person('admin')
  await withFactor(accountId)
  const admin = await cookieOf('admin')
  for (const action of ['draft', 'publish'])
    expect((await savePage({ 'params.css': CSS }, admin, action)).status).toBe(401)
  expect((await savePage({ 'params.title.nl': 'Kom langs' }, admin)).status).toBe(303)
  await draftWithCss()
  const publish = async () => send('/publication', { base: (await open(id)).base }, admin)
  expect((await publish()).status).toBe(401)
  expect(await liveCss()).toBeUndefined()
  await stepUpSessions(accountId, new Date())
  expect((await publish()).status).toBe(303)
  expect(await liveCss()).toBe(CSS)
})
