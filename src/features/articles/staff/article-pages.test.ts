import { beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, attributes, parse, words } from '../../../../test/html'
import { documentAt } from '../../../../test/open-page'
import { cookieOf, post } from '../../../../test/people'
import { saveDocument } from '../../../../test/staff-form'
import { redirect } from '../../../platform/db/schema-redirects'
import { revision } from '../../../platform/db/schema-revisions'
import type { Entries } from '../../../platform/fields/field'
import { translator } from '../../../platform/i18n'
import { articleDocument } from '../../../site/article-document'
import { articles } from '../articles.collection'
import { articleFields } from './article-fields'

/** The contact page. */
const CONTACT = 6

let editor: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await db.delete(revision)
  await db.delete(redirect)
  editor = await cookieOf('editor')
})

const saveArticle = (id: number, changes: Entries) =>
  saveDocument(
    {
      path: `/staff/articles/${id}`,
      editable: articles.editable(id),
      fields: articleFields,
      cookie: editor,
    },
    changes,
  )

async function documentOfArticle(id: number) {
  return articleDocument.parse(await articles.editable(id).read(db))
}

const OWN = { ownPage: 'on', 'ownPage.parentId': String(CONTACT) }

/** A published article below the contact page. */
async function makeArticle(title: string, changes: Entries = {}): Promise<number> {
  const createResponse = await post(
    '/staff/articles/new',
    { 'title.nl': title },
    { Cookie: editor },
  )
  const id = Number(createResponse.headers.get('Location')?.split('/').at(-1))
  const texts = { 'introText.nl': '<p>Kort gezegd.</p>', 'fullText.nl': '<p>Lang gezegd.</p>' }
  const saved = await saveArticle(id, { ...texts, ...OWN, ...changes })
  expect(saved.headers.get('Location')).toContain('done=publish')
  return id
}

async function leads(path: string) {
  const response = await get(path, { redirect: 'manual' })
  return [response.status, response.headers.get('Location')]
}

describe('an article with a page of its own', () => {
  test('is shown below its parent page, with its date and a slug made from its title', async () => {
    const id = await makeArticle('Zó kiest u', {
      shownDate: '2026-03-09',
      'title.fr': 'Bien choisir',
    })
    const published = await documentAt(`/staff/articles/${id}?done=publish`, editor)
    expect(all(published, 'a', { href: '/nl/contact/zo-kiest-u' }).map(words)).toContain(
      translator('nl')('edit.see'),
    )
    const response = await get('/nl/contact/zo-kiest-u')
    expect(response.status).toBe(200)
    const page = parse(await response.text())
    expect(words(page)).toMatch(/Zó kiest u\s*09\/03\/2026\s*Kort gezegd\.\s*Lang gezegd\./)
    expect(attributes(all(page, 'link', { rel: 'canonical' }), 'href')[0]).toMatch(
      /\/nl\/contact\/zo-kiest-u$/,
    )
    expect((await get('/fr/contact/bien-choisir')).status).toBe(200)
    const away = { from: '/fr/contact/bien-choisir', to: '/nl/contact' }
    expect((await post('/staff/redirects', away, { Cookie: editor })).status).toBe(422)
    expect(await leads('/fr/contact/zo-kiest-u')).toEqual([301, '/fr/contact/bien-choisir'])
    expect(await leads('/nl/contact/zo-kiest-u/')).toEqual([301, '/nl/contact/zo-kiest-u'])
    expect(await (await get('/sitemap.xml')).text()).toContain('/nl/contact/zo-kiest-u</loc>')
  })

  test('redirects its old address, and links in texts follow', async () => {
    const id = await makeArticle('Zo kiest u')
    const link = '<p>Lees <a href="/nl/contact/zo-kiest-u">hoe u kiest</a>.</p>'
    const other = await makeArticle('Een ander', { 'fullText.nl': link })
    expect((await documentOfArticle(other)).fullText.nl).toContain(`article:${id}`)
    await saveArticle(id, { 'ownPage.slugs.nl': 'hoe-kiezen' })
    expect(await leads('/nl/contact/zo-kiest-u')).toEqual([301, '/nl/contact/hoe-kiezen'])
    expect(await (await get('/nl/contact/een-ander')).text()).toContain('/nl/contact/hoe-kiezen')
    await saveArticle(id, { 'ownPage.slugs.nl': 'kiezen' })
    expect(await leads('/nl/contact/zo-kiest-u')).toEqual([301, '/nl/contact/kiezen'])
    await saveArticle(id, { 'ownPage.slugs.nl': 'zo-kiest-u' })
    expect(await leads('/nl/contact/kiezen')).toEqual([301, '/nl/contact/zo-kiest-u'])
    expect((await get('/nl/contact/zo-kiest-u')).status).toBe(200)
  })

  test('redirects to its parent page after its own page is removed', async () => {
    const id = await makeArticle('Zo kiest u')
    await saveArticle(id, { ownPage: '' })
    expect(await leads('/nl/contact/zo-kiest-u')).toEqual([301, '/nl/contact'])
  })

  test.each([
    ['a page has', { 'ownPage.parentId': '', 'ownPage.slugs.nl': 'contact' }, 'heeft dit adres al'],
    ['an article has', { 'ownPage.slugs.nl': 'eerste' }, 'heeft dit adres al'],
    [
      'the site uses',
      { 'ownPage.parentId': '', 'ownPage.slugs.nl': 'favorieten' },
      'De website gebruikt dit adres zelf',
    ],
    ['no address can be', { 'ownPage.slugs.nl': 'Twee Woorden' }, 'Alleen kleine letters'],
    ['is no day', { shownDate: '2026-02-31' }, 'Dit is geen datum.'],
  ])('is refused if it %s, and the form keeps its values', async (_, changes, issue) => {
    await makeArticle('Eerste')
    const id = await makeArticle('Tweede')
    const saved = await saveArticle(id, { ...changes, 'introText.nl': '<p>Net getypt.</p>' })
    expect(saved.status).toBe(422)
    const text = words(parse(await saved.text()))
    expect(text).toContain(issue)
    expect(text).toContain('Net getypt.')
  })
})

test('a page cannot use the address of an article', async () => {
  await makeArticle('Zo kiest u', { 'ownPage.parentId': '' })
  const taken = { 'title.nl': 'Zo kiest u', parentId: '' }
  const createResponse = await post('/staff/pages/new', taken, { Cookie: editor })
  expect(createResponse.status).toBe(422)
})
