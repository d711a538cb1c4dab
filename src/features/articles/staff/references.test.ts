import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency, ORIGIN, purge, restoreHomes } from '../../../../test/agency'
import { all, byClass, parse, words } from '../../../../test/html'
import { documentAt } from '../../../../test/open-page'
import { cookieOf } from '../../../../test/people'
import { spaced } from '../../../../test/spaced'
import { saveDocument } from '../../../../test/staff-form'
import { article, image, page } from '../../../platform/db/schema-content'
import { revision } from '../../../platform/db/schema-revisions'
import type { Entries } from '../../../platform/fields/field'
import { LANGS } from '../../../platform/format/lang'
import { COLLECTIONS } from '../../../routes/collections'
import type { ArticleDocument } from '../../../site/article-document'
import { addFile } from '../../../site/media/queries'
import type { PageDocument } from '../../../site/page-document'
import { openDocument, publishDocument } from '../../../site/revisions/documents'
import { editableListing, findListing } from '../../listings/edit-listing'
import { fieldsOf } from '../../listings/staff/listing-fields'
import { readUses, usesOf } from '../../media/uses'
import { editablePage } from '../../pages/edit-pages'
import { articles } from '../articles.collection'
import { articleFields } from './article-fields'

/** The article of the search request page, and that page in each language. */
const ARTICLE = 36
const SHOWN_AT = { nl: 'zoekopdracht', fr: 'recherche', en: 'search-request', de: 'suchauftrag' }
const VALUATION = 8
const NO_TEXT = Object.fromEntries(LANGS.map((lang) => [`fullText.${lang}`, '']))

let editor: string

beforeAll(() => loadAgency())
beforeEach(async () => {
  await restoreHomes()
  await loadAgency({ withListings: false })
  await db.delete(revision)
  editor = await cookieOf('editor')
})

async function documentOfArticle(id: number) {
  const open = (await openDocument(db, articles.editable(id))) ?? expect.fail(String(id))
  return open.document as ArticleDocument
}

/** Publishes an article with its form and returns the form that is shown next. */
async function publish(id: number, changes: Entries = {}) {
  const [path, cookie] = [`/staff/articles/${id}`, editor]
  const editable = articles.editable(id)
  const sent = await saveDocument({ path, editable, fields: articleFields, cookie }, changes)
  expect(sent.headers.get('Location')).toBe(`${path}?done=publish`)
  return documentAt(path, editor)
}

/** Returns the article's text in a language as visitors see it. */
async function shownArticle(lang: keyof typeof SHOWN_AT = 'nl') {
  const document = parse(await (await get(`/${lang}/${SHOWN_AT[lang]}`)).text())
  const [module] = all(document, 'section', { id: 'm-702' })
  const links = module ? byClass(module, 'prose').flatMap((one) => all(one, 'a')) : []
  return { hrefs: links.map(({ attribs }) => attribs.href), text: module ? words(module) : '' }
}

async function shownAs(html: string) {
  await publish(ARTICLE, { ...NO_TEXT, 'introText.nl': html })
  return shownArticle()
}

describe('a link in an article', () => {
  test('follows a page that gets other addresses, in four languages and without a redirect', async () => {
    const texts = LANGS.map((lang) => [`fullText.${lang}`, `<p><a href="page:8">${lang}</a></p>`])
    await publish(ARTICLE, Object.fromEntries(texts))
    const editable = editablePage(VALUATION)
    const { document, base } = (await openDocument(db, editable)) ?? expect.fail()
    const slugs = Object.fromEntries(LANGS.map((lang) => [lang, `prijs-${lang}`]))
    const moved = { ...(document as PageDocument), slugs }
    await publishDocument(db, editable, { document: moved, base, by: 1, now: new Date() })
    await purge()
    for (const lang of LANGS) {
      const { hrefs } = await shownArticle(lang)
      expect(hrefs).toContain(`/${lang}/prijs-${lang}`)
      expect((await get(`/${lang}/prijs-${lang}`)).status).toBe(200)
    }
  })

  test('to an address of this site is stored as a reference', async () => {
    const html = [
      '<a href="/nl/waardebepaling">a</a>',
      `<a href="${ORIGIN}/nl/waardebepaling/">b</a>`,
      '<a href="/nl/property/410001">c</a>',
      '<a href="/nl/project/p/9001">d</a>',
      '<a href="/fr/estimation">e</a>',
      '<a href="/nl/te-koop?type=1">f</a>',
      '<a href="/nl/favorieten">g</a>',
      '<a href="https://elders.example/nl/waardebepaling">h</a>',
    ]
    await publish(ARTICLE, { 'fullText.nl': html.join(' ') })
    const { fullText } = await documentOfArticle(ARTICLE)
    expect([...(fullText.nl ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
      spaced(`
      page:8 page:8 listing:410001 listing:p9001 /fr/estimation /nl/te-koop?type=1
      /nl/favorieten https://elders.example/nl/waardebepaling
    `),
    )
    const { hrefs } = await shownArticle()
    expect(hrefs.slice(-8, -4)).toEqual([
      '/nl/waardebepaling',
      '/nl/waardebepaling',
      '/nl/property/410001',
      '/nl/project/p/9001',
    ])
  })

  test('points to a file, which then cannot be deleted', async () => {
    const stored = { status: 'stored' as const, url: '/media/lijst.pdf', type: 'application/pdf' }
    const files = { size: 1, files: [] }
    const upload = { ...stored, ...files } as unknown as Parameters<typeof addFile>[1]
    const { id } = await addFile(db, upload, 'lijst.pdf', { by: 1, now: new Date() })
    const { hrefs } = await shownAs(`<a href="/media/lijst.pdf">Lijst</a>`)
    expect((await documentOfArticle(ARTICLE)).introText.nl).toContain(`href="file:${id}"`)
    expect(hrefs).toEqual(['/media/lijst.pdf'])
    const texts = await readUses(db, COLLECTIONS)
    expect(usesOf(texts, { id, url: stored.url })).toMatchObject([
      { subjectType: 'article', id: '36' },
    ])
    const other = Number(String(id).slice(0, -1)) || id * 10
    const uses = usesOf(texts, { id: other, url: '/media/x.pdf' })
    expect(uses.filter((use) => use.id === '36' && use.subjectType === 'article')).toEqual([])
    await db.delete(image).where(eq(image.id, id))
  })

  test('to a hidden or deleted item is shown as plain text, and the form reports it', async () => {
    await db.update(page).set({ status: 'Draft' }).where(eq(page.id, VALUATION))
    await db.update(article).set({ status: 'Draft' }).where(eq(article.id, 29))
    await purge()
    const names = ['page:8', 'page:999', 'article:29', 'listing:1', 'listing:p1', 'file:99999']
    const html = names.map((name, at) => `<a href="${name}">woord ${at}</a>`).join(' ')
    const form = await publish(ARTICLE, { ...NO_TEXT, 'introText.nl': html })
    const { hrefs, text } = await shownArticle()
    expect(hrefs).toEqual([])
    expect(text).toContain('woord 0 woord 1 woord 2 woord 3 woord 4 woord 5')
    const [hints] = byClass(form, 'hints')
    for (const at of names.keys())
      expect(hints && words(hints)).toContain(`de link ‘woord ${at}’ leidt naar iets`)
  })

  test('to a hidden property is shown as plain text on the next request', async () => {
    const html = '<a href="listing:410001">Een huis</a>'
    expect((await shownAs(html)).hrefs).toEqual(['/nl/property/410001'])
    await saySomething({ hidden: 'on' })
    expect(await shownArticle()).toMatchObject({
      hrefs: [],
      text: expect.stringContaining('Een huis'),
    })
  })
})

test('texts of listings and pages can link to pages', async () => {
  await saySomething({ 'description.nl': '<a href="/nl/waardebepaling">prijs</a>' })
  const home = await (await get('/nl/property/410001')).text()
  expect(home).toContain('<a href="/nl/waardebepaling" rel="noopener">prijs</a>')
  expect(await (await get('/fr/property/410001')).text()).not.toContain('page:8')

  const { params } = (await db.select().from(page).where(eq(page.id, 9)).get()) ?? expect.fail()
  const content = { nl: '<p><a href="page:8">A</a> <a href="page:999">B</a></p>' }
  await db
    .update(page)
    .set({ params: { ...params, content } })
    .where(eq(page.id, 9))
  await purge()
  const [text] = byClass(parse(await (await get('/nl/over-ons')).text()), 'page-content')
  const links = text ? all(text, 'a').map(({ attribs }) => attribs.href) : []
  expect([links, text && words(text)]).toEqual([['/nl/waardebepaling'], 'A B'])
})

/** Publishes changes of a listing with its form, as an office account. */
async function saySomething(changes: Entries) {
  const [id, cookie] = [410001, await cookieOf('office')]
  const fields = fieldsOf((await findListing(db, 'property', id)) ?? expect.fail())
  const editable = editableListing('property', id)
  await saveDocument({ path: `/staff/listings/${id}`, editable, fields, cookie }, changes)
}

describe('a picture in an article', () => {
  const FIGURE =
    '<figure><img src="file:3"><figcaption>Zo <em>ziet</em> u het</figcaption></figure>'

  test('is shown in several widths with its alternative text, and cannot be deleted', async () => {
    await publish(ARTICLE, { ...NO_TEXT, 'introText.nl': `<p>Kijk.</p>${FIGURE}` })
    expect((await documentOfArticle(ARTICLE)).introText.nl).toContain('<img src="file:3" />')
    const document = parse(await (await get(`/nl/${SHOWN_AT.nl}`)).text())
    const [module] = all(document, 'section', { id: 'm-702' })
    const [prose] = module ? byClass(module, 'prose') : []
    const [picture] = prose ? all(prose, 'img') : []
    const { src, alt, width, height, loading } = picture?.attribs ?? {}
    const described = await db.select().from(image).where(eq(image.id, 3)).get()
    expect([src, alt]).toEqual([described?.url, described?.alt.nl])
    expect([Number(width) > 0, Number(height) > 0, loading]).toEqual([true, true, 'lazy'])
    const [source] = prose ? all(prose, 'source') : []
    expect(source?.attribs.srcset).toContain('480w')
    expect(prose && words(prose)).toContain('Zo ziet u het')
    const uses = usesOf(await readUses(db, COLLECTIONS), { id: 3, url: '/media/another.jpg' })
    expect(uses).toContainEqual(
      expect.objectContaining({ subjectType: 'article', id: String(ARTICLE) }),
    )
  })
})
