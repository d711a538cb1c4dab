import { beforeEach, describe, expect, test } from 'vitest'
import seeds from '../../../../seeds/articles.json'
import starter from '../../../../starter/articles.json'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, byClass, formEntries, parse, words } from '../../../../test/html'
import { missingKeys } from '../../../../test/missing-keys'
import { documentAt } from '../../../../test/open-page'
import { cookieOf, post } from '../../../../test/people'
import { saveDocument } from '../../../../test/staff-form'
import { revision } from '../../../platform/db/schema-revisions'
import { readableHtml } from '../../../platform/fields/entries-of'
import type { Entries } from '../../../platform/fields/field'
import { sanitiseHtml } from '../../../platform/html/sanitise'
import { type ArticleDocument, articleDocument } from '../../../site/article-document'
import { openDocument } from '../../../site/revisions/documents'
import { articleUses } from '../article-uses'
import { articles } from '../articles.collection'
import { findNewsCategory } from '../news'
import { listArticleLines } from '../queries'
import { articleFields } from './article-fields'

let editor: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await db.delete(revision)
  editor = await cookieOf('editor')
})

function send(path: string, fields: Entries) {
  return post(`/staff/articles${path}`, fields, { Cookie: editor })
}

async function documentOfArticle(id: number) {
  const open = (await openDocument(db, articles.editable(id))) ?? expect.fail(String(id))
  return open.document as ArticleDocument
}

const save = (id: number, changes: Entries, action = 'publish') =>
  saveDocument(
    {
      path: `/staff/articles/${id}`,
      editable: articles.editable(id),
      fields: articleFields,
      cookie: editor,
    },
    { ...changes, action },
  )

/** Returns an article that a page shows, and the address of that page's editor. */
async function shownArticle() {
  for (const { id } of await articles.list(db)) {
    const [use] = await articleUses(db, id)
    if (use) return { id, page: use.href }
  }
  return expect.fail('no page shows an article')
}

test('an article has a field for every key except its name', () => {
  const fields = articleDocument.omit({ name: true, alias: true })
  expect(missingKeys(fields, articleFields)).toEqual([])
})

test.each([...seeds.articles, ...starter.articles])(
  '$name survives a save unchanged',
  (article) => {
    const { introText = {}, fullText = {} } = article as Partial<ArticleDocument>
    for (const html of [introText, fullText].flatMap((text) => Object.values(text)))
      expect(sanitiseHtml(readableHtml(html), 'own')).toBe(html)
  },
)

describe('an article', () => {
  test('is created, edited and published without scripts', async () => {
    const createResponse = await send('/new', {
      'title.nl': 'Zo kiest u een makelaar',
      categoryId: '1',
    })
    const id = Number(createResponse.headers.get('Location')?.split('/').at(-1))
    const html = '<p>Vraag <a href="/nl/contact">ons</a>.</p><script>alert(1)</script>'
    const saved = await save(id, { 'fullText.nl': html })
    expect(saved.headers.get('Location')).toBe(`/staff/articles/${id}?done=publish`)
    expect(await documentOfArticle(id)).toMatchObject({
      status: 'Published',
      fullText: { nl: '<p>Vraag <a href="page:6" rel="noopener">ons</a>.</p>' },
    })
  })

  test('shows hints on its quality and is still saved', async () => {
    const { id } = await shownArticle()
    const html = '<p>Vraag het <a href="/nl/contact">hier</a>.</p>'
    const texts = { 'fullText.nl': html, 'introText.nl': '<p>Kort.</p>', 'introText.de': '' }
    expect((await save(id, texts)).headers.get('Location')).toContain('done=publish')
    const page = await get(`/staff/articles/${id}`, { headers: { Cookie: editor } })
    const text = words(parse(await page.text()))
    expect(text).toContain(
      'Volledige tekst, Nederlands: de link ‘hier’ zegt niet waarheen hij leidt.',
    )
    expect(text).toMatch(/Duits: teksten die hier nog ontbreken: \d/)
  })

  test('can be deleted if it is unpublished and unused', async () => {
    const { id: usedArticle, page } = await shownArticle()
    const rejection = await send(`/${usedArticle}/removal`, {})
    const refusedAt = rejection.headers.get('Location') ?? ''
    const refused = parse(await (await get(refusedAt, { headers: { Cookie: editor } })).text())
    const [notice = refused] = byClass(refused, 'notice')
    expect(words(notice)).toContain('want het wordt hier nog gebruikt')
    expect(all(notice, 'a', { href: page })).toHaveLength(1)
    const createResponse = await send('/new', { 'title.nl': 'Even' })
    const id = Number(createResponse.headers.get('Location')?.split('/').at(-1))
    await send(`/${id}/removal`, {})
    const remaining = (await listArticleLines(db)).map((line) => line.id)
    expect([remaining.includes(usedArticle), remaining.includes(id)]).toEqual([true, false])
  })
})

test('a new article begins in the category of the news, and its text is sanitised', async () => {
  const [form] = byClass(await documentAt('/staff/articles/new', editor), 'edit-form')
  const { categoryId } = form ? formEntries(form) : expect.fail()
  expect(categoryId).toBe(String(await findNewsCategory(db)))
  const text = '<p onclick="x()">Dag <b>u</b></p><script>x()</script>'
  const response = await send('/new', {
    'title.nl': 'Open dag',
    'introText.nl': text,
    action: 'publish',
  })
  const id = Number(/articles\/(\d+)/.exec(response.headers.get('Location') ?? '')?.[1])
  expect((await documentOfArticle(id)).introText.nl).not.toMatch(/onclick|script/)
})
