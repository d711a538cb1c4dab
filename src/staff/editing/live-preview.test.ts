import { beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../test/agency'
import { all, byClass, parse, words } from '../../../test/html'
import { cookieOf, post } from '../../../test/people'
import { open, pageOf } from '../../../test/staff-pages'
import { articles } from '../../features/articles/articles.collection'
import { articleFields } from '../../features/articles/staff/article-fields'
import { moduleKinds } from '../../features/pages/modules/registry'
import { moduleFields } from '../../features/pages/staff/module-editor'
import { pageFields } from '../../features/pages/staff/page-fields'
import { audit } from '../../platform/db/schema-people'
import { revision } from '../../platform/db/schema-revisions'
import { readVersion } from '../../platform/db/version'
import { entriesOf } from '../../platform/fields/entries-of'
import { CHECKBOX_VALUE, type Entries } from '../../platform/fields/field'
import { openDocument } from '../../site/revisions/documents'

let editor: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await db.delete(revision)
  editor = await cookieOf('editor')
})

/** Sends a form with some changed texts for a live preview. */
async function preview(path: string, form: Entries, cookie = editor) {
  const response = await post(path, { ...form, action: 'preview' }, { Cookie: cookie })
  const html = await response.text()
  return { response, html, text: words(parse(html)) }
}

async function firstModule(role: 'contact' | 'home') {
  const { id } = await pageOf(role)
  const module = (await open(id)).page.modules[0] ?? expect.fail()
  const kind = moduleKinds[module.kind] ?? expect.fail(module.kind)
  return {
    path: `/staff/pages/${id}/modules/${module.id}`,
    form: entriesOf(moduleFields(kind), module),
    id: module.id,
  }
}

async function pageForm(role: 'contact' | 'home') {
  const { id } = await pageOf(role)
  const { modules, ...page } = (await open(id)).page
  return { path: `/staff/pages/${id}/page`, form: entriesOf(pageFields, page) }
}

async function stored() {
  return [
    await db.$count(revision),
    await db.$count(audit),
    await readVersion(db),
    await (await get('/nl/contact')).text(),
  ]
}

describe('the live preview of a module', () => {
  test('shows the page of a new module without its required values, until they are edited', async () => {
    const { id } = await pageOf('contact')
    const added = await post(`/staff/pages/${id}/modules`, { kind: 'video' }, { Cookie: editor })
    const path = added.headers.get('Location') ?? expect.fail('no module')
    const screen = parse(await (await get(path, { headers: { Cookie: editor } })).text())
    expect(byClass(screen, 'invalid')).toEqual([])
    const module = (await open(id)).page.modules.at(-1) ?? expect.fail()
    const kind = moduleKinds[module.kind] ?? expect.fail(module.kind)
    const form = entriesOf(moduleFields(kind), module)
    expect((await preview(path, form)).response.status).toBe(200)
    const edited = { ...form, 'placement.title.nl': 'Film' }
    expect((await preview(path, edited)).response.status).toBe(422)
  })

  test('shows the public page with the form’s values and stores nothing', async () => {
    const { path, form, id } = await firstModule('contact')
    const before = await stored()
    const { response, html } = await preview(path, { ...form, 'placement.class': 'typed-just-now' })
    expect(response.status).toBe(200)
    const module = byClass(parse(html), 'typed-just-now')
    expect(module.map(({ attribs }) => attribs.id)).toEqual([`m-${id}`])
    expect(byClass(parse(html), 'site-footer')).toHaveLength(1)
    expect(byClass(parse(html), 'edit-link')).toEqual([])
    expect(byClass(parse(html), 'preview-bar')).toEqual([])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('ETag')).toBeNull()
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(await stored()).toEqual(before)
  })

  test('answers 403 without the right and 401 without a session', async () => {
    const { path, form } = await firstModule('contact')
    expect((await preview(path, form, await cookieOf('agent'))).response.status).toBe(403)
    expect((await preview(path, form, '')).response.status).toBe(401)
  })
})

test('the live preview of a page shows its sanitised texts, even if the address changes', async () => {
  const { path, form } = await pageForm('contact')
  const { response, html, text } = await preview(path, {
    ...form,
    'slugs.nl': 'bereik-ons',
    'params.showPageBanner': CHECKBOX_VALUE,
    'params.bannerTitle.nl': 'Kom eens langs',
    'params.content.nl': '<p onclick="alert(1)">Nog niet bewaard</p><script>alert(2)</script>',
  })
  expect(response.status).toBe(200)
  expect(text).toContain('Kom eens langs')
  expect(text).toContain('Nog niet bewaard')
  expect(html).not.toMatch(/onclick|alert\(/)
  expect(await db.$count(revision)).toBe(0)
  expect((await get('/nl/bereik-ons')).status).not.toBe(200)
})

describe('the live preview of an article', () => {
  test('shows the article’s own page, even if it is not saved', async () => {
    const createResponse = await post(
      '/staff/articles/new',
      { 'title.nl': 'Zo kiest u' },
      { Cookie: editor },
    )
    const path = createResponse.headers.get('Location')?.split('?')[0] ?? ''
    const id = Number(path.split('/').at(-1))
    const page = await pageOf('contact')
    const { document, base } = (await openDocument(db, articles.editable(id))) ?? expect.fail(path)
    const typed = {
      ...entriesOf(articleFields, document),
      'fullText.nl': '<p>De hele tekst van daarnet.</p>',
      ownPage: CHECKBOX_VALUE,
      'ownPage.parentId': String(page.id),
    }
    const saved = await post(path, { ...typed, base, action: 'draft' }, { Cookie: editor })
    expect(saved.status).toBe(303)
    const { response, text, html } = await preview(path, { ...typed, 'title.nl': 'Anders gezegd' })
    expect(response.status).toBe(200)
    expect(all(parse(html), 'h1').map(words)).toEqual(['Anders gezegd'])
    expect(text).toContain('De hele tekst van daarnet.')
    const { ownPage: _, ...withoutOwnPage } = typed
    expect((await preview(path, withoutOwnPage)).response.status).toBe(404)
  })
})
