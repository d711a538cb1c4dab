import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  asStaff,
  changeSettings,
  db,
  get,
  getJson,
  importItems,
  listing,
  loadAgency,
  purge,
  type WireItem,
} from '../test/agency'
import {
  deleteAllLeads,
  PERSON,
  postForm,
  QUESTION,
  sendForm,
  storedLeads,
  visitDays,
} from '../test/forms'
import { all, attributes, parse, words } from '../test/html'
import { toolText } from '../test/mcp'
import { htmlAt, wordsAt } from '../test/open-page'
import { newScreen } from '../test/screens'
import { cron, deleteExpiredSearches, linkIn, newsMails, savedPath } from '../test/searches'
import { earlyToken, readEarlyReport } from './listing/queries/early-access'
import { earlyAccess } from './platform/db/schema-overrides'
import { savedSearch } from './platform/db/schema-searches'
import { readVersion } from './platform/db/version'
import { LANGS } from './platform/format/lang'
import { SCREENS_PATH } from './urls'

const HOUR = 3_600_000
const ID = 7_654_321
const UNKNOWN = 7_654_322
const MILL: WireItem = listing({
  ID,
  Street: 'Geheimstraat',
  HouseNumber: '987',
  TypeDescription: { nl: 'Windmolen', fr: 'Windmolen', en: 'Windmolen', de: 'Windmolen' },
  LargePictureItems: [{ Url: '/images/demo/secret-mill-960.jpg' }],
  StartCommercialisation: '2026-11-30',
  GoogleX: 50.3,
  GoogleY: 4.9,
  DocumentItems: [{ ID: 7, Url: '/media/mill.pdf', FileName: 'mill.pdf' }],
})
/** All by which a visitor could recognise the property. */
const TRACES = /7654321|Geheimstraat|Windmolen|secret-mill/
/** A view of the map that contains only this property. */
const AT_MILL = 'goal=0&zoom=18&bounds=50.2999,4.8999,50.3001,4.9001'
const NOW = new Date('2026-12-01T09:30:00Z')
const PUBLIC_FROM = NOW.getTime() + 24 * HOUR

beforeAll(() => loadAgency())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await deleteExpiredSearches()
  await deleteAllLeads()
  await importItems({ ...MILL, Status: 0 })
  await startEarly(PUBLIC_FROM)
})
afterEach(async () => {
  vi.useRealTimers()
  await purge()
})

/** Puts the property on the market with early access until a time (ms). */
async function startEarly(publicFrom: number): Promise<void> {
  await db.delete(earlyAccess)
  const row = { publicFrom, agreedBy: 1, agreedAt: Date.now() }
  await db.insert(earlyAccess).values({ id: ID, ...row })
  await importItems(MILL)
}

/** Saves a search that matches, and returns the path of the link in its mail. */
async function earlyPath(): Promise<string> {
  await savedPath({ query: 'goal=0&region=Gent|9000' })
  await importItems({ ...MILL, Status: 0 })
  await cron()
  await importItems(MILL)
  await cron(20)
  return linkIn((await newsMails())[0], `/property/${ID}`)
}

/** The addresses of all public outputs which no trace may reach, whatever they contain. */
async function publicPaths(): Promise<string[]> {
  const sitemap = await htmlAt('/sitemap.xml')
  const pages = [...sitemap.matchAll(/<loc>http:\/\/localhost([^<]+)/g)].map(
    ([, path = '']) => path,
  )
  // All pages except those of most other properties.
  const shown = pages.filter((path, at) => !path.includes('/property/') || at % 20 === 0)
  const api = LANGS.flatMap((lang) => [
    `/api/properties?lang=${lang}&limit2=100`,
    `/api/properties?lang=${lang}&sold=true&limit2=100`,
    `/api/properties?lang=${lang}&order=Price asc&limit2=100&region=Gent|9000`,
    `/api/projects?lang=${lang}`,
    `/api/search?lang=${lang}&q=gent`,
    `/api/search?lang=${lang}&q=9000`,
    `/api/map?lang=${lang}&${AT_MILL}`,
    `/api/facets?lang=${lang}&list=sale`,
    `/${lang}/rss/sale.xml`,
    `/${lang}/rss/sale.json`,
    `/${lang}/rss/news.xml`,
    `/embed/list?lang=${lang}&cards=12`,
    `/embed/list?lang=${lang}&streetcity=windmolen`,
    `/embed/search?lang=${lang}`,
  ])
  const others = [
    '/robots.txt',
    '/llms.txt',
    '/healthz',
    '/data/cities.json',
    '/data/subcities.json',
  ]
  const screen = await newScreen({ listings: 'sale' })
  const chosen = await newScreen({ listings: 'chosen', homes: [ID] })
  return ['/sitemap.xml', ...shown, ...api, ...others, screen.path, chosen.path]
}

/** The answers of the tools for AI assistants, without what was asked. */
async function assistantAnswers(): Promise<string[]> {
  return [
    await toolText('search_listings'),
    await toolText('search_listings', { streetcity: 'geheimstraat' }),
    await toolText('get_listing', { id: ID }),
  ]
}

/** The addresses that name the property, and so may repeat what was asked. */
const NAMED = LANGS.flatMap((lang) => [
  `/${lang}/property/${ID}`,
  `/${lang}/property/${ID}?early=`,
  `/${lang}/property/${ID}.md`,
  `/${lang}/property/${ID}/open-house/2026-12-05-1000`,
  `/${lang}/favorieten?ids=${ID}`,
  `/${lang}/vergelijken?ids=${ID},410001`,
  `/${lang}/favorieten/brochure?ids=${ID}`,
  `/api/brochure?lang=${lang}&ids=${ID}`,
  `/${lang}/verkocht?home=${ID}`,
  `/api/properties?lang=${lang}&streetcity=${ID}`,
  `/api/properties?lang=${lang}&streetcity=geheimstraat`,
  `/api/search?lang=${lang}&q=${ID}`,
  `/api/search?lang=${lang}&q=geheimstraat`,
  `/api/facets?lang=${lang}&list=sale&streetcity=geheimstraat`,
  `/api/calendar/${ID}/2026-12-05-am.ics?lang=${lang}`,
  `/api/documents/${ID}/7`,
])

describe('before its hour, a property with early access', () => {
  test('is in no public output, and in those of everybody after it', async () => {
    const paths = await publicPaths()
    expect(paths.length).toBeGreaterThan(100)
    const before = new Map<string, string>()
    for (const path of paths) before.set(path, await htmlAt(path))
    for (const [path, body] of before) expect(body, path).not.toMatch(TRACES)
    const feed = '/api/export/openimmo.xml?lang=nl'
    expect(await (await asStaff(feed, {})).text()).not.toMatch(TRACES)
    for (const text of await assistantAnswers()) expect(text).not.toMatch(TRACES)

    vi.setSystemTime(PUBLIC_FROM)
    const shown = LANGS.flatMap((lang) => [
      `/${lang}/`,
      `/${lang}/property/${ID}`,
      `/${lang}/property/${ID}.md`,
      `/${lang}/rss/sale.xml`,
      `/${lang}/rss/sale.json`,
      `/api/properties?lang=${lang}&limit2=100`,
      `/api/search?lang=${lang}&q=${ID}`,
      `/api/map?lang=${lang}&${AT_MILL}`,
      `/embed/list?lang=${lang}&cards=12`,
    ])
    const screens = paths.filter((path) => path.startsWith(SCREENS_PATH))
    for (const path of [...shown, '/nl/te-koop', ...screens])
      expect(await htmlAt(path), path).toMatch(TRACES)
    expect(await htmlAt('/sitemap.xml')).toContain(`/nl/property/${ID}`)
    expect(await (await asStaff(feed, {})).text()).toMatch(TRACES)
    for (const text of await assistantAnswers()) expect(text).toMatch(TRACES)
  }, 120_000)

  test('is found by no address that names it', async () => {
    for (const path of NAMED) {
      const response = await get(path)
      const body = (await response.text()).replaceAll(path.split('?')[1] ?? ' ', '')
      expect(body, path).not.toMatch(/Windmolen|secret-mill|987/)
      expect(response.headers.get('Location') ?? '', path).not.toContain('/property/')
    }
    const { total } = await getJson<{ total: number }>('/api/facets?lang=nl&list=sale')
    const { RowsCount } = await getJson('/api/properties?goal=0')
    vi.setSystemTime(PUBLIC_FROM)
    const after = await getJson<{ total: number }>('/api/facets?lang=nl&list=sale')
    expect(after.total).toBe(total + 1)
    expect((await getJson('/api/properties?goal=0')).RowsCount).toBe(RowsCount + 1)
  })

  test.each(LANGS)('has the response of an unknown property in %s', async (lang) => {
    // The second request finds its data in the caches.
    const token = await earlyTokenOf()
    await get(`/${lang}/property/${ID}?early=${token}`)
    const paths = ['', '?early=x', '.md', `.md?early=${token}`].map(
      (rest) => `/${lang}/property/N${rest}`,
    )
    for (const path of paths) {
      const [early, unknown] = await Promise.all(
        [ID, UNKNOWN].map(async (id) => {
          const response = await get(path.replace('N', String(id)))
          const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
          const body = (await response.text()).replaceAll(String(id), 'N')
          return { status: response.status, headers, body }
        }),
      )
      expect(early).toEqual(unknown)
      expect(early?.status).toBe(404)
    }
  })

  test('is gone without a trace if it is deleted or sold', async () => {
    await importItems({ ...MILL, Status: 2 })
    expect((await get(`/nl/property/${ID}`)).status).toBe(404)
    expect(await htmlAt('/nl/verkocht')).not.toMatch(TRACES)
    await asStaff('/api/staff/listings', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ DeletedIDs: [ID] }),
    })
    expect((await get(`/nl/property/${ID}`)).status).toBe(404)
  })
})

async function earlyTokenOf(): Promise<string> {
  await savedPath({ query: 'goal=0' })
  const [search] = await db.select().from(savedSearch)
  return earlyToken(db, search?.id ?? '', ID)
}

describe('the hour', () => {
  test.each([
    ['an ordinary hour', '2027-01-12T08:00:00Z'],
    ['the first hour of summer time, 03:00', '2027-03-28T01:00:00Z'],
    ['the last moment of winter time, 01:59', '2027-03-28T00:59:00Z'],
    ['02:30 in summer time', '2027-10-31T00:30:00Z'],
    ['02:30 in winter time, an hour later', '2027-10-31T01:30:00Z'],
  ])('is exact at %s, without a cron run', async (_, iso) => {
    const hour = Date.parse(iso)
    vi.setSystemTime(hour - 2 * HOUR)
    await startEarly(hour)
    const list = '/api/properties?lang=nl&limit2=100'
    vi.setSystemTime(hour - 5000)
    for (const path of [list, '/nl/te-koop', '/nl/']) expect(await htmlAt(path)).not.toMatch(TRACES)
    vi.setSystemTime(hour - 1)
    expect((await get(`/nl/property/${ID}`)).status).toBe(404)
    vi.setSystemTime(hour)
    expect((await get(`/nl/property/${ID}`)).status).toBe(200)
    // An isolate knows the version of its caches for four seconds.
    vi.setSystemTime(hour + 4001)
    expect(await htmlAt(list)).toMatch(TRACES)
    expect(await htmlAt('/nl/te-koop')).toMatch(TRACES)
  })

  test('raises the version once, however many readers there are', async () => {
    const version = await readVersion(db)
    vi.setSystemTime(PUBLIC_FROM)
    const versions = await Promise.all([readVersion(db), readVersion(db), readVersion(db)])
    expect(versions).toEqual([version + 1, version + 1, version + 1])
    expect(await readVersion(db)).toBe(version + 1)
  })
})

describe('a saved search that matches', () => {
  test('gets one mail at once, with a link, and none at the hour', async () => {
    await savedPath({ query: 'goal=0', email: 'other@example.be', frequency: 'weekly' })
    await savedPath({ query: 'goal=1', email: 'tenant@example.be' })
    const path = await earlyPath()
    const [mail] = await newsMails()
    expect(mail?.mail.text).toContain('Vanaf woensdag 2 december om 10.30\u00a0uur')
    expect(await newsMails('tenant@example.be')).toEqual([])
    expect(await newsMails('other@example.be')).toEqual([])
    expect((await get(path)).status).toBe(200)
    vi.setSystemTime(PUBLIC_FROM)
    await purge()
    await cron(10)
    await cron(30)
    expect(await newsMails()).toHaveLength(1)
    await cron(8 * 24 * 60)
    const [late] = await newsMails('other@example.be')
    expect(late?.mail.text).toContain(`/property/${ID}`)
    expect(late?.mail.text).not.toContain('early=')
    expect(await readEarlyReport(db, ID)).toEqual({ publicFrom: PUBLIC_FROM, searches: 1 })
    expect((await get(path)).status).toBe(200)
  })

  test('opens a page that no robot and no cache keeps, in each language', async () => {
    const path = await earlyPath()
    for (const lang of LANGS) {
      const response = await get(path.replace('/nl/', `/${lang}/`))
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.get('Referrer-Policy')).toBe('strict-origin')
      const document = parse(await response.text())
      expect(attributes(all(document, 'meta', { name: 'robots' }), 'content')).toEqual(['noindex'])
      const data = all(document, 'script', { type: 'application/ld+json' }).map(words)
      expect(data.join()).not.toContain('RealEstateListing')
      expect(all(document, 'button', { 'data-favourite': String(ID) })).toEqual([])
    }
    expect(await wordsAt(path)).toContain('woensdag 2 december om 10.30 uur')
    expect((await get(path.split('?')[0] ?? '')).status).toBe(404)
  })

  test('has a link for this property only, until it ends', async () => {
    await importItems(listing({ ID: UNKNOWN, Status: 0 }))
    await db.insert(earlyAccess).values({
      id: UNKNOWN,
      publicFrom: PUBLIC_FROM,
      agreedBy: 1,
      agreedAt: Date.now(),
    })
    await importItems(listing({ ID: UNKNOWN }))
    const path = await earlyPath()
    expect((await get(path)).status).toBe(200)
    expect((await get(path.replace(String(ID), String(UNKNOWN)))).status).toBe(404)
    expect((await get(`${path.slice(0, -4)}AAAA`)).status).toBe(404)
    const token = new URL(path, 'http://localhost').searchParams.get('early') ?? ''
    const forged = crypto.randomUUID() + token.slice(36)
    expect((await get(path.replace(token, forged))).status).toBe(404)
    await db.update(savedSearch).set({ endsAt: Date.now() })
    expect((await get(path)).status).toBe(404)
    await asStaff('/api/staff/listings', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ DeletedIDs: [UNKNOWN] }),
    })
  })

  test('of favourites that a visitor made up gets no mail', async () => {
    await savedPath({ ids: String(ID) })
    await importItems({ ...MILL, Status: 0 })
    await cron()
    await importItems(MILL)
    await cron(20)
    expect(await newsMails()).toEqual([])
  })
})

describe('a form', () => {
  const visit = { ...PERSON, lang: 'nl', ObjectID: String(ID), VisitPart: 'am' }

  test.each([
    ['visit', visit],
    ['property-info', { ...QUESTION, lang: 'nl', ObjectID: String(ID) }],
  ])('%s is accepted from the early page and refused from elsewhere', async (kind, entries) => {
    const [VisitDate = ''] = visitDays(1)
    const fields = { ...entries, VisitDate }
    const page = await earlyPath()
    const [form] = all(parse(await htmlAt(page)), 'form', { action: `/api/forms/${kind}` })
    const [shown] = form ? attributes(all(form, 'input', { name: 'page' }), 'value') : []
    expect(shown).toBe(page)
    const plain = `/nl/property/${ID}`
    for (const other of [plain, `${plain}?early=x`, '/nl/']) {
      const refused = await sendForm(`/api/forms/${kind}`, { ...fields, page: other })
      expect(refused.status).toBe(422)
      expect(await refused.text()).not.toMatch(/Windmolen|Geheimstraat/)
    }
    const leads = async () => (await storedLeads()).filter((lead) => lead.kind !== 'search')
    expect(await leads()).toEqual([])
    const failed = await postForm(`/api/forms/${kind}`, { ...fields, page, FirstName: '' })
    expect(failed.status).toBe(422)
    expect(await failed.text()).toContain('secret-mill')
    const sent = await postForm(`/api/forms/${kind}`, { ...fields, page })
    expect(sent.status).toBe(303)
    expect(await leads()).toMatchObject([{ kind, propertyId: ID, page: plain }])
    vi.setSystemTime(PUBLIC_FROM)
    const later = await sendForm(`/api/forms/${kind}`, { ...fields, FirstName: 'Jo', page: plain })
    expect(later.status).toBe(200)
  })

  test('for a document is accepted only from the early page', async () => {
    const page = await earlyPath()
    const path = `/api/documents/${ID}/7`
    expect((await sendForm(path, { ...PERSON, page: `/nl/property/${ID}` })).status).toBe(404)
    const sent = await sendForm(path, { ...PERSON, page })
    expect(sent.status).toBe(200)
    const { data } = await sent.json<{ data: { fileUrl: string } }>()
    expect(data.fileUrl).toContain(path)
    // The file is not in the bucket of this test. A document that may not be seen has the same status without its body.
    expect((await get(`${path}?until=9999999999&key=x`)).status).toBe(404)
  })

  test('has calendar files only with the link', async () => {
    const page = await earlyPath()
    const token = new URL(page, 'http://localhost').searchParams.get('early') ?? ''
    const [day = ''] = visitDays(1)
    const file = `/api/calendar/${ID}/${day}-am.ics?lang=nl`
    expect((await get(file)).status).toBe(404)
    expect((await get(`${file}&early=${token}`)).status).toBe(200)
  })
})

test('the list says how much earlier its mails are, if the agency has early access', async () => {
  const texts = {
    nl: ['/nl/te-koop', 'U ziet nieuwe panden tot 48 uur vroeger.'],
    fr: ['/fr/a-vendre', 'Vous voyez les nouveaux biens jusqu’à 48 heures plus tôt.'],
    en: ['/en/for-sale', 'You see new homes up to 48 hours earlier.'],
    de: ['/de/zu-verkaufen', 'Sie sehen neue Angebote bis zu 48 Stunden früher.'],
  } as const
  for (const lang of LANGS) expect(await htmlAt(texts[lang][0])).not.toContain(texts[lang][1])
  await changeSettings({ earlyHours: 48 })
  for (const lang of LANGS) expect(await htmlAt(texts[lang][0])).toContain(texts[lang][1])
  await changeSettings({ earlyHours: 0 })
})
