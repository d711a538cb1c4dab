import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  asStaff,
  changeSettings,
  get,
  getJson,
  importFile,
  listing,
  loadAgency,
  type WireItem,
} from '../../test/agency'
import { toolText } from '../../test/mcp'
import { htmlAt } from '../../test/open-page'
import { newScreen } from '../../test/screens'
import { spaced } from '../../test/spaced'
import { brochurePath } from '../urls'

const HIDDEN_PRICE = /(?<![\d.])871[.,\s]?\d{3}(?!\d)/
const SHOWN_PRICE = /862[.,\s\u202f]?\d{3}/
const HIDDEN_PLACE = /verborgen[- ]?l(?:aa)?n|cach[ée]e|86Q42|97W31|50\.9871|3\.9871/i
const PUBLIC_STREET = /Openbaarlaan/

let price = 871_000

/** A listing whose hidden numbers and names are unique in the test data. */
function secretive(facts: WireItem): WireItem & { ID: number } {
  return listing({
    Price: ++price,
    ConditionID: 2,
    GroundPart: ++price,
    Deposit: ++price,
    ReferenceRent: ++price,
    Street: { nl: 'Verborgenlaan', fr: 'Rue Cachée' },
    HouseNumber: '86Q42',
    BoxNr: '97W31',
    PublishAddress: false,
    GoogleX: 50.9871,
    GoogleY: 3.9871,
    TypeDescription: { nl: 'Huis Verborgen-laan', fr: 'Maison R. Cachée' },
    Ident: 'VERBORGENLAAN-22',
    BuildingName: 'Blok Verborgenln. 22',
    VirtualTour: 'https://tours.example/verborgenlaan-22',
    LargePictureItems: [
      { Url: '/images/a.jpg', Name: 'Verborgenlaan 22 voorgevel' },
      { Url: '/images/b.jpg', Name: 'GevelVerborgenLaan22' },
    ],
    DocumentItems: [
      {
        ID: 1,
        Url: '/media/a.pdf',
        FileName: 'rue-cachee-22.pdf',
        Comment: { nl: 'EPC VERBORGENLN. 22', fr: 'PEB r. cachée' },
        DocumentTypeName: { nl: 'Plan Verborgen Laan', fr: 'Plan rue-cachee' },
      },
    ],
    Plans: [
      {
        Url: '/images/plan.svg',
        Title: { nl: 'Verborgen-laan gelijkvloers' },
        Spots: [{ X: 10, Y: 10, Room: { nl: 'Verborgenln. kant' } }],
      },
    ],
    Divisions: [
      { ID: 1, RoomTypeName: { nl: 'Leefruimte' }, Comments: { nl: 'Kant verborgen laan' } },
    ],
    ...facts,
  })
}

const REASONS: WireItem[] = [
  { PublishPrice: false },
  { PublishPrice: 'no', Marquee: 1 },
  { PublishPrice: false, Marquee: 5 },
  { PublishPrice: 0, Marquee: 9 },
  { Marquee: 2 },
  { Marquee: 3 },
  { Marquee: 4 },
  { Status: 2 },
  { Status: 4 },
  { Status: 2, Marquee: 3 },
  { Status: 4, Marquee: 4 },
]
const hidden = [0, 1].flatMap((Goal) => REASONS.map((reason) => secretive({ Goal, ...reason })))
const units = REASONS.map((reason) => secretive({ Ident: '1', BuildingName: 'A', ...reason }))
const publicListings = [0, 1].map((Goal) =>
  listing({ Goal, Price: 862_000 + Goal, Street: 'Openbaarlaan', GoogleX: 51.05, GoogleY: 3.71 }),
)

const LISTS = spaced(`
  /api/properties?goal=0&limit2=100 /api/properties?goal=1&limit2=100
  /api/properties?lang=fr&limit2=100&order=Price+asc /api/properties?sold=true&limit2=100
  /api/properties?goal=2&limit2=100 /api/projects?limit2=100 /nl/ /nl/te-koop
  /fr/a-vendre?page=2 /nl/te-koop?page=3&order=Price+desc /en/for-rent?page=1
  /de/zu-vermieten?page=2 /nl/nieuwbouw /nl/verkocht /nl/verkocht?page=2 /nl/property/999999
  /embed/list?cards=12 /embed/list?list=rent&cards=12&order=Price+asc /embed/list?list=projects
  /sitemap.xml /nl/rss/sale.xml /nl/rss/sale.json /fr/rss/rent.xml /en/rss/projects.xml
`)

beforeAll(async () => {
  await loadAgency({ withListings: false })
  const project = { ...secretive({}), ID: 9821, Name: 'Project', PublishWebsite: true }
  await importFile({
    Items: [...hidden, ...publicListings],
    Projects: [{ ...project, Price: ++price, Units: units }],
  })
})

describe('a hidden price and a hidden address never occur', () => {
  test.each(LISTS)('on %s', async (path) => {
    expectHushed(await htmlAt(path))
  })

  test.each(['nl', 'fr'])('on the listing’s page in %s', async (lang) => {
    for (const { ID } of [...hidden, ...units]) {
      expectHushed(await htmlAt(`/${lang}/property/${ID}`))
      expectHushed(await htmlAt(`/${lang}/property/${ID}.md`))
    }
    expectHushed(await htmlAt(`/${lang}/project/p/9821`))
    expectHushed(await htmlAt(`/${lang}/project/p/9821.md`))
  })

  test('in the answers to AI assistants', async () => {
    for (const list of ['sale', 'rent', 'projects', 'sold']) {
      for (const page of [1, 2]) {
        expectHushed(await toolText('search_listings', { list, page, lang: 'fr' }))
      }
      expectHushed(await toolText('search_listings', { list, pricemin: 870_000 }))
    }
    for (const { ID } of hidden) expectHushed(await toolText('get_listing', { id: ID, lang: 'fr' }))
  })

  test('in the OpenImmo export and on the brochure', async () => {
    const ids = [...hidden, ...units].map(({ ID }) => ID)
    for (const lang of ['nl', 'fr'] as const) {
      const file = await asStaff(`/api/export/openimmo.xml?lang=${lang}`, {})
      const xml = await file.text()
      expect(xml).toContain('<immobilie>')
      expectHushed(xml)
      for (let from = 0; from < ids.length; from += 12) {
        const some = ids.slice(from, from + 12).map(String)
        expectHushed(await htmlAt(brochurePath(lang, some)))
      }
    }
  })

  test('on screens in windows', async () => {
    const ids = [...hidden, ...units].map(({ ID }) => ID)
    for (let from = 0; from < ids.length; from += 60) {
      const homes = ids.slice(from, from + 60)
      expectHushed(await htmlAt((await newScreen({ listings: 'chosen', homes })).path))
    }
    const open = await htmlAt((await newScreen({ listings: 'both', projects: [9821] })).path)
    expectHushed(open)
    expect(open).toMatch(SHOWN_PRICE)
  })

  test('on pages of favourites and comparisons, also for sold listings', async () => {
    const ids = [...hidden, ...units].map(({ ID }) => ID)
    for (const showSoldDetailPage of [false, true]) {
      await changeSettings({ showSoldDetailPage })
      expectHushed(await htmlAt(`/fr/favoris?ids=${[...ids, 'p9821'].join()}`))
      for (const id of [...ids, 'p9821']) {
        expectHushed(await htmlAt(`/nl/vergelijken?ids=${id},${publicListings[0]?.ID}`))
      }
    }
    await changeSettings({ showSoldDetailPage: false })
    const open = await htmlAt(`/nl/vergelijken?ids=${publicListings.map(({ ID }) => ID).join()}`)
    expect(open).toMatch(SHOWN_PRICE)
    expect(open).toMatch(PUBLIC_STREET)
  })

  test('on the pages of sold listings if the settings show them', async () => {
    await changeSettings({ showSoldDetailPage: true })
    for (const { ID } of [...hidden, ...units]) {
      const response = await get(`/nl/property/${ID}`)
      expect(response.status).toBe(200)
      expectHushed(await response.text())
      const markdown = await get(`/nl/property/${ID}.md`)
      expect(markdown.headers.get('Content-Type')).toContain('text/markdown')
      expectHushed(await markdown.text())
    }
    await changeSettings({ showSoldDetailPage: false })
  })

  test('while a public price and address do', async () => {
    for (const { ID } of publicListings) {
      const page = await htmlAt(`/fr/property/${ID}`)
      expect(page).toMatch(SHOWN_PRICE)
      expect(page).toMatch(PUBLIC_STREET)
      expect(page).toContain('51.05')
      const markdown = await htmlAt(`/fr/property/${ID}.md`)
      expect(markdown).toMatch(SHOWN_PRICE)
      expect(markdown).toMatch(PUBLIC_STREET)
    }
    const lists = (await Promise.all(LISTS.slice(0, 3).map((path) => htmlAt(path)))).join()
    expect(lists).toMatch(SHOWN_PRICE)
    expect(lists).toMatch(PUBLIC_STREET)
  })

  test('in any entry of KV', async () => {
    await Promise.all(LISTS.map((path) => htmlAt(path)))
    const { keys } = await env.CACHE.list()
    const values = await Promise.all(keys.map(({ name }) => env.CACHE.get(name)))
    expect(keys.length).toBeGreaterThan(10)
    expect(values.join()).toMatch(SHOWN_PRICE)
    expectHushed(values.join())
  })
})

describe('a hidden price and a hidden address cannot be inferred', () => {
  test.each(['0', '1', '2', ''])('from a budget in lists of goal "%s"', async (goal) => {
    for (const query of ['budget=871000-871999', 'pricemin=871000', 'budget=862000-862100']) {
      const { Items } = await getJson(`/api/properties?goal=${goal}&limit2=100&${query}`)
      const prices = Items.map((item) => item.Price)
      expect(prices).not.toContain(null)
      expect(prices.filter((amount) => amount && amount >= 871_000 && amount < 872_000)).toEqual([])
    }
  })

  test.each(['verborgenlaan', 'Rue Cachée', 'cachee', 'orgenl'])(
    'by looking for %s',
    async (name) => {
      for (const list of ['goal=0', 'goal=1', 'goal=2', 'sold=true', '']) {
        const query = `${list}&streetcity=${encodeURIComponent(name)}`
        expect((await getJson(`/api/properties?${query}`)).RowsCount).toBe(0)
      }
    },
  )

  test('from the order, because listings without a price are sorted by date only', async () => {
    for (const order of ['Price+asc', 'Price+desc']) {
      const { Items } = await getJson(`/api/properties?limit2=100&order=${order}`)
      const priceless = Items.slice(Items.findIndex(({ Price }) => Price === null))
      expect(priceless.every(({ Price }) => Price === null)).toBe(true)
      const ids = priceless.map(({ ID }) => ID)
      expect(ids.length).toBeGreaterThan(10)
      expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    }
  })
})

function expectHushed(text: string): void {
  expect(text.match(HIDDEN_PRICE)?.[0]).toBeUndefined()
  expect(text.match(HIDDEN_PLACE)?.[0]).toBeUndefined()
}
