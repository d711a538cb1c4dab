import { beforeAll, describe, expect, test } from 'vitest'
import { demoTour, TOUR_PATHS } from '../scripts/demo-tour'
import articles from '../seeds/articles.json'
import listings from '../seeds/listings.json'
import pages from '../seeds/pages.json'
import settings from '../seeds/settings.json'
import { get, loadAgency } from '../test/agency'
import { all, attributes, byClass, type Document, linksOf, parse, words } from '../test/html'
import { cookieOf, getAs, OTHER, OWNER } from '../test/owner'
import { LANGS } from './platform/format/lang'
import { historyPath, propertyPath } from './urls'

/** Listings of the demo, by their purpose in these tests. */
const [ABROAD, DELETED, FURNISHED, FLEMISH_RENTAL, WALLOON_RENTAL, BRUSSELS_RENTAL, FOR_SALE] = [
  410091, 410092, 410020, 410003, 410027, 410022, 410001,
]
const PROJECT_PAGE = '/fr/projets/les-ateliers-du-quai'

beforeAll(() => loadAgency({ withOwners: true }), 120_000)

describe('the demo agency shows', () => {
  test('a property abroad, with its country in brackets', async () => {
    expect(words(await open(propertyPath('nl', ABROAD)))).toContain('08600 Givet (Frankrijk)')
    expect(words(await open(propertyPath('de', ABROAD)))).toContain('08600 Givet (Frankreich)')
  })

  test.each(LANGS)('a deleted property in %s', async (lang) => {
    expect((await get(propertyPath(lang, DELETED))).status).toBe(410)
  })

  test('a virtually furnished room with its unedited picture', async () => {
    const page = await open(propertyPath('fr', FURNISHED))
    expect(byClass(page, 'picture-origin').map(words)).toContain('Ameublement virtuel')
    expect(linksOf(page, 'originals')).toEqual(['/images/demo/room-card-living-corner-960.jpg'])
  })

  test('a page with a custom banner, logo, style sheet, backgrounds, span and class', async () => {
    const page = await open(PROJECT_PAGE)
    expect(all(page, 'h1').map(words)).toEqual(['Les Ateliers du Quai'])
    expect(byClass(page, 'params-banner')).toHaveLength(1)
    expect(attributes(byClass(page, 'logo'), 'src')[0]).toBe('/images/demo/ateliers-logo.svg')
    const sheets = attributes(all(page, 'link', { rel: 'stylesheet' }), 'href')
    const siteSheet = sheets.find((href) => href?.startsWith('/styles/'))
    expect(await (await get(siteSheet ?? '')).text()).toContain('.ateliers-story')
    const [story] = byClass(page, 'ateliers-story')
    expect(story?.attribs.style).toContain('--start:3')
    expect(byClass(page, 'module-background')).not.toEqual([])
    expect(byClass(page, 'on-dark').map(({ attribs }) => attribs.style)).toContainEqual(
      expect.stringContaining('background:#8a3f2a'),
    )
  })

  test.each(LANGS)('an address in %s that redirects to another page', async (lang) => {
    const from = pages.find(({ params }) => 'redirect' in params && params.redirect)
    const response = await get(`/${lang}/${from?.slugs[lang]}`)
    expect(response.status).toBe(301)
    expect((await get(response.headers.get('Location') ?? '')).status).toBe(200)
  })

  test.each(LANGS)('pages in %s that replace those of a partner', async (lang) => {
    const rental = linksOf(await open(propertyPath(lang, FLEMISH_RENTAL)), 'acts')
    const sale = linksOf(await open(propertyPath(lang, FOR_SALE)), 'acts')
    const [apply, bid] = [settings.rentalPlatformUrl, settings.notaryUrl].map((url) => url[lang])
    expect(rental).toContain(apply?.replace('{id}', String(FLEMISH_RENTAL)))
    expect(sale).toContain(bid?.replace('{id}', String(FOR_SALE)))
    for (const path of [apply, bid, settings.questionnaireUrl[lang]]) {
      expect((await get(path ?? '')).status).toBe(200)
    }
  })

  test('the appointment widget and questionnaire on rentals, with files of this site', async () => {
    const rental = await open(propertyPath('fr', FLEMISH_RENTAL))
    expect(byClass(rental, 'appointment-widget')).toHaveLength(1)
    expect(byClass(await open(propertyPath('fr', FOR_SALE)), 'appointment-widget')).toEqual([])
    expect(settings.externalScripts.map(({ src }) => src).filter((src) => src[0] !== '/')).toEqual(
      [],
    )
  })

  test('questions to tenants before a visit in Wallonia, and in Brussels only when they apply', async () => {
    const asks = async (path: string) =>
      all(await open(path), 'input', { name: 'totalAmountIncome' }).length
    expect(await asks(propertyPath('fr', WALLOON_RENTAL))).toBe(1)
    expect(await asks(propertyPath('fr', BRUSSELS_RENTAL))).toBe(0)
    expect(await asks(propertyPath('fr', FLEMISH_RENTAL))).toBe(0)
    expect(await asks('/fr/candidat-locataire')).toBe(1)
  })

  test('histories with different flags for two owners', async () => {
    const textOf = async (who: typeof OWNER, id: number) => {
      const response = await getAs(await cookieOf(who), historyPath('nl', id))
      return words(parse(await response.text()))
    }
    const contact = listings.Histories['410105'].automaticHistories[0]?.ContactIdent ?? '?'
    expect(await textOf(OTHER, 410105)).toContain(contact)
    const first = listings.Histories['410004'].automaticHistories[0]?.ContactIdent ?? '?'
    expect(await textOf(OWNER, 410004)).not.toContain(first)
  })
})

test('every picture in the demo’s texts has an alternative text in four languages', () => {
  for (const { alt } of articles.images) expect(Object.keys(alt)).toEqual([...LANGS])
})

async function open(path: string): Promise<Document> {
  const response = await get(path)
  expect(response.status, path).toBe(200)
  return parse(await response.text())
}

describe('the addresses that the demo prints', () => {
  test('start with the site and name the fake CRM if it runs', () => {
    const lines = demoTour('http://site', 'http://crm').join('\n')
    for (const path of Object.values(TOUR_PATHS)) expect(lines).toContain(`http://site${path}`)
    expect(lines).toContain('http://crm')
    expect(demoTour('http://site', null).join('\n')).not.toMatch(/CRM/)
  })

  test('show the list of a sentence with its filters', async () => {
    const response = await get(TOUR_PATHS.search)
    expect(response.status).toBe(302)
    const list = await open(response.headers.get('Location') ?? '')
    expect(byClass(list, 'parsed-query')).toHaveLength(1)
    expect(all(list, 'article').length).toBeGreaterThan(0)
  })

  test('show a property with the sheet of a visit', async () => {
    const [path = '', id = ''] = TOUR_PATHS.visit.split('#')
    expect(all(await open(path), 'dialog', { id })).toHaveLength(1)
  })

  test('show the login of the staff area', async () => {
    const fields = all(await open(TOUR_PATHS.staff), 'input', { type: 'password' })
    expect(fields).toHaveLength(1)
  })
})
