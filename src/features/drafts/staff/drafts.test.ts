import { beforeEach, expect, test } from 'vitest'
import { db, loadAgency } from '../../../../test/agency'
import { all, attributes, linksOf } from '../../../../test/html'
import { documentAt } from '../../../../test/open-page'
import { cookieOf, person, post } from '../../../../test/people'
import { withFactor } from '../../../../test/second-factor'
import type { StaffRole } from '../../../platform/accounts/account'
import { revision } from '../../../platform/db/schema-revisions'
import { draftDocument, type Editable, openDocument } from '../../../site/revisions/documents'
import { editableSettings } from '../../../site/stored-settings-parts'
import { articles } from '../../articles/articles.collection'
import { editablePage } from '../../pages/edit-pages'

const ARTICLE = articles.editable(26)
const PAGE = editablePage(10)
const AGENCY = editableSettings('agency')

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await db.delete(revision)
})

/** Saves a draft that differs from the live document. */
async function draft(editable: Editable, change: (document: object) => object) {
  const { document, base } = (await openDocument(db, editable)) ?? expect.fail('no document')
  const saved = { document: change(document as object), base, by: 1, now: new Date() }
  await draftDocument(db, editable, saved)
}

async function draftTitle(editable: Editable, title: string) {
  await draft(editable, (document) => ({ ...document, title: { nl: title } }))
}

async function screen(role: StaffRole) {
  const page = await documentAt('/staff/drafts', await cookieOf(role))
  return {
    names: attributes(all(page, 'input', { type: 'checkbox' }), 'name'),
    links: linksOf(page, 'rows'),
  }
}

const isDraft = async (editable: Editable) => (await openDocument(db, editable))?.isDraft

test('lists the drafts that the account may publish, and publishes those that are selected', async () => {
  await draftTitle(ARTICLE, 'Nieuwe titel')
  await draftTitle(articles.editable(27), 'Nog een titel')
  await draft(AGENCY, (document) => ({ ...document, tagline: { nl: 'Nieuw' } }))
  const { names, links } = await screen('editor')
  expect(names.toSorted()).toEqual(['article.26', 'article.27'])
  expect(links).not.toContain('/staff/settings/agency')
  const admin = await screen('admin')
  expect(admin.names).toEqual(names)
  expect(admin.links).toContain('/staff/settings/agency')

  const cookie = await cookieOf('editor')
  const response = await post('/staff/drafts', { 'article.26': 'on' }, { Cookie: cookie })
  expect(response.headers.get('Location')).toBe('/staff/drafts?published=1')
  expect(await ARTICLE.read(db)).toMatchObject({ title: { nl: 'Nieuwe titel' } })
  expect((await screen('editor')).names).toEqual(['article.27'])
})

test('does not publish a draft with a change that needs another right or a code', async () => {
  await draft(PAGE, (document) => ({
    ...document,
    params: { title: { nl: 'Contact' }, css: 'a { color: red }' },
  }))
  await person('admin')
  for (const role of ['editor', 'admin'] as const) {
    if (role === 'admin') await withFactor((await person('admin')).id)
    const cookie = await cookieOf(role)
    const response = await post('/staff/drafts', { 'page.10': 'on' }, { Cookie: cookie })
    expect(response.headers.get('Location')).toBe('/staff/drafts?published=0&left')
    expect(await isDraft(PAGE)).toBe(true)
  }
})
