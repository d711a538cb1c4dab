import { beforeEach, describe, expect, test } from 'vitest'
import seeds from '../../../../seeds/articles.json'
import starter from '../../../../starter/articles.json'
import { db, get, loadAgency } from '../../../../test/agency'
import { parse, words } from '../../../../test/html'
import { missingKeys } from '../../../../test/missing-keys'
import { cookieOf, post } from '../../../../test/people'
import { saveDocument } from '../../../../test/staff-form'
import { editableArticle, namedArticles } from '../../../features/articles/edit-articles'
import { listArticleLines } from '../../../features/articles/queries'
import { revision } from '../../../platform/db/schema-revisions'
import { readableHtml } from '../../../platform/fields/entries-of'
import type { Entries } from '../../../platform/fields/field'
import { sanitiseHtml } from '../../../platform/html/sanitise'
import { type ArticleDocument, articleDocument } from '../../../site/article-document'
import { openDocument } from '../../../site/revisions/documents'
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
  const open = (await openDocument(db, editableArticle(id))) ?? expect.fail(String(id))
  return open.document as ArticleDocument
}

const save = (id: number, changes: Entries, action = 'publish') =>
  saveDocument(
    {
      path: `/staff/articles/${id}`,
      editable: editableArticle(id),
      fields: articleFields,
      cookie: editor,
    },
    { ...changes, action },
  )

/** An article that a page shows, and the words of that page. */
async function shownArticle() {
  const [id] = (await namedArticles(db)).keys()
  return id ?? expect.fail('no page names an article')
}

test('an article has a field for every key but its own name', () => {
  const fields = articleDocument.omit({ name: true, alias: true })
  expect(missingKeys(fields, articleFields)).toEqual([])
})

test.each([...seeds.articles, ...starter.articles])('$name survives a save unchanged', (given) => {
  const { introText = {}, fullText = {} } = given as Partial<ArticleDocument>
  for (const html of [introText, fullText].flatMap((text) => Object.values(text)))
    expect(sanitiseHtml(readableHtml(html), 'own')).toBe(html)
})

describe('an article', () => {
  test('is made, written and published, without a script of the editor’s', async () => {
    const made = await send('/new', { 'title.nl': 'Zo kiest u een makelaar', categoryId: '1' })
    const id = Number(made.headers.get('Location')?.split('/').at(-1))
    const html = '<p>Vraag <a href="/nl/contact">ons</a>.</p><script>alert(1)</script>'
    const saved = await save(id, { 'fullText.nl': html })
    expect(saved.headers.get('Location')).toBe(`/staff/articles/${id}?done=publish`)
    expect(await documentOfArticle(id)).toMatchObject({
      status: 'Published',
      fullText: { nl: '<p>Vraag <a href="page:6" rel="noopener">ons</a>.</p>' },
    })
  })

  test('is saved as a draft by Enter in any of its fields', async () => {
    const id = await shownArticle()
    const saved = await save(id, { 'title.nl': 'Een ander begin', 'seek:imageId': ' ' }, 'enter')
    expect(saved.headers.get('Location')).toBe(`/staff/articles/${id}?done=draft`)
    expect((await documentOfArticle(id)).title.nl).toBe('Een ander begin')
  })

  test('is told what would serve its readers better, and is saved all the same', async () => {
    const id = await shownArticle()
    const html = '<p>Vraag het <a href="/nl/contact">hier</a>.</p>'
    const texts = { 'fullText.nl': html, 'introText.nl': '<p>Kort.</p>', 'introText.de': '' }
    expect((await save(id, texts)).headers.get('Location')).toContain('done=publish')
    const page = await get(`/staff/articles/${id}`, { headers: { Cookie: editor } })
    const text = words(parse(await page.text()))
    expect(text).toContain(
      'De hele tekst, Nederlands: de link „hier” zegt niet waar hij heen leidt.',
    )
    expect(text).toMatch(/Duits: teksten die hier nog ontbreken: \d/)
  })

  test('can go once it is off the site and no page names it', async () => {
    const named = await shownArticle()
    await send(`/${named}/removal`, {})
    const made = await send('/new', { 'title.nl': 'Even' })
    const id = Number(made.headers.get('Location')?.split('/').at(-1))
    await send(`/${id}/removal`, {})
    const left = (await listArticleLines(db)).map((line) => line.id)
    expect([left.includes(named), left.includes(id)]).toEqual([true, false])
  })
})
