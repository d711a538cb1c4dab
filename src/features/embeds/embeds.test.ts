import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  changeSettings,
  db,
  get,
  getJson,
  importItems,
  listing,
  loadAgency,
} from '../../../test/agency'
import { all, attributes, cardIds, formEntries, parse, words } from '../../../test/html'
import { documentAt, htmlAt, wordsAt } from '../../../test/open-page'
import { cookieOf, post } from '../../../test/people'
import { formOf } from '../../../test/settings-form'
import { begin, getTwice, getWith } from '../../../test/worker'
import { embedVisit } from '../../platform/db/schema-history'
import { readSettings } from '../../site/settings'

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const LIST = '/embed/list?list=sale'

beforeAll(() => loadAgency())
beforeEach(() => changeSettings({ embedHosts: ['partner.be', 'krant.example'] }))

/** Requests a frame as a browser does for a page at this address. */
function frameOn(site: string, path = LIST, dest = 'iframe'): Promise<Response> {
  return get(path, { headers: { Referer: site, 'Sec-Fetch-Dest': dest } })
}

function ancestorsOf({ headers }: Response): string | undefined {
  return /frame-ancestors ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1]
}

const ALLOWED =
  "'self' https://partner.be https://www.partner.be https://krant.example https://www.krant.example"

describe('a frame', () => {
  test.each([
    'https://partner.be/',
    'https://www.partner.be/huizen?a=b',
    'http://localhost/staff/embeds',
  ])('is shown on %s, and by the policy only on allowed sites', async (site) => {
    for (const path of [LIST, '/embed/search']) {
      const response = await frameOn(site, path)
      expect(response.status).toBe(200)
      expect(ancestorsOf(response)).toBe(ALLOWED)
      expect(response.headers.get('X-Frame-Options')).toBeNull()
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  test.each([
    'https://other.example/',
    'https://partner.be.other.example/',
    'https://shop.partner.be/',
    'https://partner.be:8443/',
    'http://partner.be/',
  ])('on %s is a message in its language, without listings', async (site) => {
    const response = await frameOn(site, `${LIST}&lang=fr`)
    const html = await response.text()
    expect(response.status).toBe(403)
    expect(ancestorsOf(response)).toBe('*')
    expect(words(parse(html))).toContain('Ce site ne peut pas afficher l’offre de Lindehof')
    expect(attributes(all(parse(html), 'a'), 'href')).toEqual(['/fr/'])
    expect(html).not.toMatch(/\/property\/|\/pictures\/|€/)
  })

  test('has the strict policy if the request names no site or the page is no frame', async () => {
    for (const response of [
      await get(LIST),
      await frameOn('https://other.example/', LIST, 'document'),
    ]) {
      expect(response.status).toBe(200)
      expect(ancestorsOf(response)).toBe(ALLOWED)
    }
    expect(ancestorsOf(await get('/nl/te-koop'))).toBe("'none'")
  })

  test('that is refused for too many calls may be shown on every site', async () => {
    const init = { headers: { 'CF-Connecting-IP': '192.0.2.78', Referer: 'https://partner.be/' } }
    const { response, done } = await begin(LIST, init, { RATE_LIMIT_FACTOR: '0.001' })
    await done()
    expect(response.status).toBe(429)
    expect(ancestorsOf(response)).toBe('*')
  })

  test('links to the site with the host of the site that shows it', async () => {
    const document = parse(await (await frameOn('https://www.partner.be/')).text())
    const links = attributes(all(document, 'a'), 'href')
    expect(links.length).toBeGreaterThan(6)
    for (const link of links) expect(link).toMatch(/^\/nl\/[^?]+\?from=partner\.be$/)
    expect(attributes(all(document, 'base'), 'target')).toEqual(['_top'])
    expect(await htmlAt(LIST)).not.toContain('from=')
    const scripts = attributes(all(document, 'script'), 'src')
    expect(scripts).toEqual([expect.stringContaining('frame-height')])
  })
})

describe('the list', () => {
  test.each([
    'list=sale&cards=12',
    'list=rent&cards=3&order=Price asc',
    'list=projects',
    'list=sale&region=Gent|town-gent&type=1&pricemax=900000&cards=12',
    'list=rent&lang=de&region=Namur&bedrooms=2&cards=9',
  ])('has the first cards of the API for %s', async (query) => {
    const params = new URLSearchParams(query)
    const goal = ['sale', 'rent', 'projects'].indexOf(params.get('list') ?? '')
    const cards = Number(params.get('cards') ?? 6)
    const { Items } = await getJson(`/api/properties?${query}&goal=${goal}&limit2=${cards}`)
    const document = await documentAt(`/embed/list?${query}`)
    expect(all(document, 'article')).toHaveLength(Items.length)
    // A listing under option may have no page.
    const linked = cardIds(document)
    const ids = Items.map(({ ID }) => String(ID))
    expect(linked).toEqual(ids.filter((id) => linked.includes(id)))
    expect(linked.length).toBeGreaterThan(0)
  })

  test('has the words of the site’s cards', async () => {
    await importItems(
      listing({
        StartCommercialisation: '2026-12-01',
        EPCLabelText: 'B',
        EnergyPerformance: 168,
        EPCUniqueCode: '20240101-0001',
        FloodP: 'D',
        FloodG: 'B',
        FloodReportDate: '2026-09-21',
      }),
    )
    const cardsAt = async (path: string) =>
      all(await documentAt(path), 'article')
        .slice(0, 6)
        .map(words)
    const cards = await cardsAt(LIST)
    expect(cards).toEqual(await cardsAt('/nl/te-koop'))
    expect(cards.join()).toMatch(/20240101-0001|168 kWh/)
    expect(cards.join()).toContain('P-score D')
  })

  test.each([
    ['0', 3],
    ['3', 3],
    ['13', 12],
    ['-5', 6],
    ['x', 6],
  ])('with cards=%s has %i cards', async (cards, count) => {
    expect(all(await documentAt(`${LIST}&cards=${cards}`), 'article')).toHaveLength(count)
  })

  test('is in the requested language, else in the first one of the agency', async () => {
    expect(await wordsAt(`${LIST}&lang=en`)).toContain('For sale')
    await changeSettings({ languages: ['fr', 'nl'] })
    for (const lang of ['', 'de', 'xx']) {
      expect(await wordsAt(`${LIST}&lang=${lang}`)).toContain('À vendre')
    }
  })

  test('without results links to the complete list', async () => {
    const document = await documentAt(`${LIST}&streetcity=onbestaand`)
    expect(words(document)).toContain('Geen panden met deze filters')
    expect(attributes(all(document, 'a'), 'href')).toEqual(['/nl/te-koop'])
  })

  test('with an unknown name is a message', async () => {
    for (const path of ['/embed/list?list=boats', '/embed/search?list=boats']) {
      const response = await get(path)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('Naar de website van Lindehof')
    }
  })
})

describe('the search form', () => {
  test('submits to each list, as the search box of the home page does', async () => {
    const document = parse(await (await frameOn('https://partner.be/', '/embed/search')).text())
    const [form] = all(document, 'form')
    const entries = form && formEntries(form)
    expect(entries).toEqual({ find: 'true', from: 'partner.be', streetcity: '', type: '' })
    expect(attributes(all(document, 'button'), 'formaction')).toEqual([
      '/nl/te-koop',
      '/nl/te-huur',
      '/nl/nieuwbouw',
    ])
    const query = new URLSearchParams({ ...entries, streetcity: 'Gent' })
    const response = await get(`/nl/te-huur?${query}`)
    expect(response.headers.get('Location')).toBe('/nl/te-huur?region=Gent%7Ctown-gent')
  })

  test('for one list has its prices', async () => {
    const [form] = all(await documentAt('/embed/search?list=rent&lang=fr'), 'form')
    expect(form?.attribs.action).toBe('/fr/a-louer')
    expect(form && formEntries(form)).toEqual({
      find: 'true',
      streetcity: '',
      type: '',
      pricemax: '',
    })
  })
})

describe('a visit from a frame', () => {
  beforeEach(() => db.delete(embedVisit))

  const visit = (path: string, headers = {}) =>
    getWith({}, path, { headers: { 'User-Agent': PERSON, ...headers } })
  const counted = async () =>
    (await db.select().from(embedVisit)).map(({ host, visits }) => `${host} ${visits}`)

  test('is counted for its site, also from the page cache and with a search', async () => {
    await getTwice('/nl/te-koop')
    await visit('/nl/te-koop?from=partner.be')
    await visit('/nl/property/410001?from=partner.be')
    const search = await visit('/nl/te-koop?find=true&streetcity=Gent&from=partner.be')
    await visit(search.headers.get('Location') ?? '')
    await visit('/fr/a-louer?region=Namur&from=krant.example')
    expect(await counted()).toEqual(['krant.example 1', 'partner.be 3'])
    const Cookie = await cookieOf('office')
    expect(await wordsAt('/staff/figures', Cookie)).toContain('Bezoeken vanop andere websites')
    expect(await htmlAt('/staff/figures.csv?of=embeds&days=7', Cookie)).toBe(
      'Website;Bezoeken\r\npartner.be;3\r\nkrant.example;1\r\n',
    )
  })

  test('is not counted for other hosts, robots and staff', async () => {
    await visit('/nl/te-koop?from=other.example')
    await visit('/nl/te-koop?from=www.partner.be')
    await visit('/nl/te-koop?from=partner.be', { 'User-Agent': 'Googlebot/2.1' })
    await visit('/nl/te-koop?from=partner.be', { Cookie: 'staff=abc' })
    await visit('/nl/property/499998?from=partner.be')
    expect(await counted()).toEqual([])
  })

  test('gets the cached page, whose addresses have no host', async () => {
    for (const path of ['/nl/te-koop', '/nl/te-huur?region=Gent%7C9000', '/nl/property/410001']) {
      const cached = await getTwice(path)
      const from = await visit(`${path}${path.includes('?') ? '&' : '?'}from=partner.be`)
      expect(from.headers.get('Server-Timing')).toBe('page')
      const html = await from.text()
      expect(html).toBe(await cached.text())
      expect(html).not.toContain('partner.be')
    }
  })
})

describe('the setting', () => {
  const save = async (embedHosts: string) => {
    const form = { ...(await formOf('listings')), embedHosts, action: 'publish' }
    return post('/staff/settings/listings', form, { Cookie: await cookieOf('admin') })
  }

  test('takes hosts from pasted addresses', async () => {
    expect((await save('https://www.Partner.be/nl/huizen?a=b\nkrant.example')).status).toBe(303)
    expect((await readSettings(db))?.embedHosts).toEqual(['partner.be', 'krant.example'])
  })

  test.each(['localhost', 'a b', 'partner.be; script-src *', '*.partner.be'])(
    'refuses %s',
    async (text) => {
      const response = await save(text)
      expect(response.status).toBe(422)
      expect(await response.text()).toContain('Schrijf op elke regel een domein')
    },
  )
})

describe('the staff screen', () => {
  const snippetAt = async (query: string) => {
    const document = await documentAt(`/staff/embeds?${query}`, await cookieOf('editor'))
    const [textarea] = all(document, 'textarea')
    return { document, snippet: textarea ? words(textarea) : '' }
  }

  test('makes the code of a list, with a link for visitors without scripts', async () => {
    const { document, snippet } = await snippetAt(
      'show=rent&lang=fr&cards=9&region=Gent&pricemax=900',
    )
    const [link] = all(parse(snippet), 'a')
    expect(link && words(link)).toBe('Lindehof : À louer')
    expect(link?.attribs.href).toBe(
      'http://localhost/fr/a-louer?budget=-900&region=Gand%7Ctown-gent',
    )
    const [script] = all(parse(snippet), 'script')
    expect(script?.attribs).toEqual({
      src: 'http://localhost/embed.js',
      'data-list': 'rent',
      'data-cards': '9',
      'data-filter': 'budget=-900&region=Gand%7Ctown-gent',
      'data-lang': 'fr',
      async: '',
    })
    expect(all(document, 'script', { src: 'http://localhost/embed.js' })).toHaveLength(1)
    expect(words(document)).toContain('partner.be')
  })

  test('makes the code of the search form, and names an unknown place', async () => {
    expect((await snippetAt('show=search')).snippet).toContain('data-show="search" data-lang="nl"')
    expect(words((await snippetAt('show=sale&region=Qwerty')).document)).toContain('‘Qwerty’')
  })
})
