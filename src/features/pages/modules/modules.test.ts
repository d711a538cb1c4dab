import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { db, get, loadAgency, purge } from '../../../../test/agency'
import { all, attributes, byClass, parse, words, wordsOf } from '../../../../test/html'
import { article, pageModule } from '../../../platform/db/schema-content'
import type { Relation } from '../../../site/page'
import { listArticles } from '../../articles/queries'

beforeAll(() => loadAgency())

/** The rows of the specification's page table, with the ids that it gives. */
const TABLE: [slug: string, modules: Record<number, string>][] = [
  ['a-vendre', { 28: 'property-list', 203: 'banner' }],
  ['a-louer', { 3: 'property-list', 303: 'banner' }],
  ['contact', { 10: 'contact' }],
  ['recherche', { 8: 'demand' }],
  ['estimation', { 7: 'valuation', 801: 'banner' }],
  ['sold', { 71: 'property-list' }],
]

test.each(TABLE)('%s contains the modules of the page table', async (_, modules) => {
  for (const [id, kind] of Object.entries(modules)) {
    const row = await db
      .select()
      .from(pageModule)
      .where(eq(pageModule.id, Number(id)))
      .get()
    expect(row?.kind).toBe(kind)
  }
})

test.each([
  ['agence', [28]],
  ['privacy-statement', [31]],
  ['cookie-policy', [32]],
  ['disclaimer', [33]],
  ['vendre-avec-lindehof', [27, 26]],
  ['vendre-avec-lindehof/vendre-etape-par-etape', [29]],
  ['vendre-avec-lindehof/preparer-votre-bien', [30]],
])('%s contains the articles %j', async (path, ids) => {
  const text = words(parse(await (await get(`/fr/${path}`)).text()))
  for (const id of ids) {
    const row = await db.select().from(article).where(eq(article.id, id)).get()
    expect(text).toContain(row?.title.fr)
  }
})

test.each([
  'fr/vendre-avec-lindehof/vendre-etape-par-etape',
  'de/verkaufen-mit-lindehof/verkaufen-schritt-fuer-schritt',
])('an article shows its video: %s', async (path) => {
  const document = parse(await (await get(`/${path}`)).text())
  const links = all(document, 'section', { id: 'm-1502' }).flatMap((one) => all(one, 'a'))
  const videoLinks = links.filter(({ attribs }) => attribs['data-embed'])
  expect(attributes(videoLinks, 'data-embed')).toEqual([
    'https://www.youtube-nocookie.com/embed/cRn341Xe5uE',
  ])
})

test('a team member’s card opens a dialog with their public details', async () => {
  const document = parse(await (await get('/de/agentur')).text())
  const cards = byClass(document, 'person')
  expect(cards).toHaveLength(6)
  const [button] = cards.flatMap((card) => all(card, 'button', { 'aria-haspopup': 'dialog' }))
  expect(all(document, 'dialog', { id: button?.attribs.commandfor ?? '' })).toHaveLength(1)
  const text = wordsOf(document, 'person-more')
  for (const fact of ['Immobilienmaklerin', '900.101', '+32 9 555 01 51', '+32 470 00 01 01']) {
    expect(text).toContain(fact)
  }
  expect(text).toContain('Spricht Niederländisch, Französisch und Englisch')
})

test('the first picture of a page is preloaded', async () => {
  for (const [path, picture] of [
    ['/nl/', 'hero-quay'],
    ['/nl/over-ons', 'hero-table'],
  ] as const) {
    const document = parse(await (await get(path)).text())
    const [preload] = all(document, 'link', { rel: 'preload', type: 'image/avif' })
    expect(preload?.attribs.imagesrcset).toContain(`/images/demo/${picture}-2400.avif 2400w`)
    const source = all(document, 'source', { type: 'image/avif' }).find(
      ({ attribs }) => !attribs.media,
    )
    expect(preload?.attribs.imagesrcset).toBe(source?.attribs.srcset)
    expect(preload?.attribs.imagesizes).toBe(source?.attribs.sizes)
  }
})

describe('the articles of a module', () => {
  const idsOf = async (relations: Relation[], isHasSubcategories = false, maxItems?: number) =>
    (await listArticles(db, { relations, isHasSubcategories, maxItems }, false)).map(({ id }) => id)

  test('exclude unpublished articles', async () => {
    await db.update(article).set({ status: 'Draft' }).where(eq(article.id, 29))
    await purge()
    expect(await idsOf([{ type: 'category', id: 5 }])).toEqual([30])
    expect(await idsOf([{ type: 'article', id: 29 }])).toEqual([])
  })
})
