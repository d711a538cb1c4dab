import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { db, get, loadAgency, purge } from '../../../../test/agency'
import { all, attributes, byClass, parse, words, wordsOf } from '../../../../test/html'
import { article, pageModule } from '../../../platform/db/schema-content'
import type { Relation } from '../../../site/page'
import { listArticles, listCategories } from '../../articles/queries'
import { moduleKinds } from './registry'

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

test('every kind of module is on a published page', async () => {
  const rows = await db.select().from(pageModule).where(eq(pageModule.status, 'Published'))
  const usedKinds = new Set(rows.map(({ kind }) => kind))
  expect(Object.keys(moduleKinds).filter((kind) => !usedKinds.has(kind))).toEqual([])
})

test('the selling page shows category 5 in the odds view with links and a video', async () => {
  const document = parse(await (await get('/fr/vendre-avec-lindehof')).text())
  const odds = byClass(document, 'article-odd')
  expect(odds).toHaveLength(2)
  expect(odds.map((odd) => all(odd, 'a').at(-1)?.attribs.href)).toEqual([
    '/fr/vendre-avec-lindehof/vendre-etape-par-etape',
    '/fr/vendre-avec-lindehof/preparer-votre-bien',
  ])
  expect(all(document, 'iframe')).toEqual([])
  const videoLinks = all(document, 'a').filter(({ attribs }) => attribs['data-embed'])
  expect(attributes(videoLinks, 'data-embed')).toEqual([
    'https://www.youtube-nocookie.com/embed/cRn341Xe5uE',
  ])
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

test('modules with fewer columns share a row', async () => {
  const path = '/nl/verkopen-met-lindehof/verkopen-stap-voor-stap'
  const document = parse(await (await get(path)).text())
  const rows = byClass(document, 'modules').map((row) => byClass(row, 'module'))
  const row = rows.find((modules) => modules.some(({ attribs }) => attribs.id === 'm-1006')) ?? []
  expect(row.map(({ attribs }) => [attribs.id, attribs.style])).toEqual([
    ['m-1006', '--sm:12;--md:12;--lg:7'],
    ['m-910', '--sm:12;--md:12;--lg:5;--module-colour:#e6ecdf'],
  ])
})

test('a team member’s card opens a dialog with their public details', async () => {
  const document = parse(await (await get('/de/agentur')).text())
  const cards = byClass(document, 'person')
  expect(cards).toHaveLength(6)
  const [button] = all(document, 'button', { 'aria-haspopup': 'dialog' })
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

test('a dark screen gets and preloads the picture for the dark scheme', async () => {
  const document = parse(await (await get('/nl/')).text())
  const [light, dark] = all(document, 'link', { rel: 'preload', type: 'image/avif' })
  expect(light?.attribs.media).toBe('(prefers-color-scheme: light)')
  expect(dark?.attribs.media).toBe('(prefers-color-scheme: dark)')
  const [source] = all(document, 'source', { type: 'image/avif', media: dark?.attribs.media ?? '' })
  expect(source?.attribs.srcset).toContain('/images/demo/hero-quay-night-480.avif 480w')
  expect(source?.attribs.srcset).toBe(dark?.attribs.imagesrcset)
})

describe('the articles of a module', () => {
  const idsOf = async (relations: Relation[], isHasSubcategories = false, maxItems?: number) =>
    (await listArticles(db, { relations, isHasSubcategories, maxItems }, false)).map(({ id }) => id)

  test('are in the module’s order, then by category', async () => {
    expect(
      await idsOf([
        { type: 'category', id: 5 },
        { type: 'article', id: 27 },
        { type: 'article', id: 26 },
      ]),
    ).toEqual([27, 26, 29, 30])
    expect(await idsOf([{ type: 'category', id: 5 }], false, 1)).toEqual([29])
    expect(await idsOf([{ type: 'contact', id: 10 }])).toEqual([])
  })

  test('include those of subcategories if the module is configured so', async () => {
    const four: Relation[] = [{ type: 'category', id: 4 }]
    expect(await idsOf(four)).toEqual([26, 27])
    expect((await idsOf(four, true)).sort()).toEqual([26, 27, 29, 30, 63, 64, 65])
    const query = { relations: four, isHasSubcategories: true, maxItems: 1 }
    const groups = await listCategories(db, query, false)
    expect(groups.map(({ id, articles }) => [id, articles.length])).toEqual([
      [4, 1],
      [5, 1],
      [8, 1],
    ])
  })

  test('exclude unpublished articles', async () => {
    await db.update(article).set({ status: 'Draft' }).where(eq(article.id, 29))
    await purge()
    expect(await idsOf([{ type: 'category', id: 5 }])).toEqual([30])
    expect(await idsOf([{ type: 'article', id: 29 }])).toEqual([])
  })
})
