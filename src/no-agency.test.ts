import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import pages from '../seeds/pages.json'
import settings from '../seeds/settings.json'
import { asStaff, db, get, importItems, listing, loadFolder } from '../test/agency'
import { all, attributes, byClass, parse, words, wordsOf } from '../test/html'
import { keepLogs, loggedEvents } from '../test/logs'
import { expectNested } from '../test/nesting'
import { cookieOf, post } from '../test/people'
import { begin, getWith } from '../test/worker'
import { runCron } from './cron'
import { raiseVersion } from './platform/db/version'
import type { Lang } from './platform/format/lang'

keepLogs()

const TITLES: Record<Lang, string> = {
  nl: 'Deze website opent binnenkort',
  fr: 'Ce site ouvrira bientôt',
  en: 'This website will open soon',
  de: 'Diese Website ist bald online',
}

describe('a visitor of a site without an agency', () => {
  test.each<[string, string, Lang]>([
    ['/', 'fr-BE,fr;q=0.9,nl;q=0.5', 'fr'],
    ['/', 'it', 'nl'],
    ['/nl/', 'fr', 'nl'],
    ['/fr/a-vendre', 'nl', 'fr'],
    ['/en/property/410001', '', 'en'],
    ['/de/login', '', 'de'],
    ['/sitemap.xml', 'de', 'de'],
    ['/fr/rss/sale.xml', '', 'fr'],
    ['/robots.txt', '', 'nl'],
    ['/tiles/9/262/171.png', '', 'nl'],
  ])(
    'requests %s (%s) and gets a notice in %s that the site opens soon',
    async (path, accepts, lang) => {
      const response = await get(path, { headers: { 'Accept-Language': accepts } })
      const html = await response.text()
      expectUnavailable(response)
      expect(response.headers.get('Content-Type')).toContain('text/html')
      expect(response.headers.get('Content-Language')).toBe(lang)
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
      const document = parse(html)
      expectNested(document)
      expect(attributes(all(document, 'html'), 'lang')).toEqual([`${lang}-BE`])
      expect(all(document, 'h1').map(words)).toEqual([TITLES[lang]])
      expect(attributes(all(document, 'meta', { name: 'robots' }), 'content')).toEqual(['noindex'])
      expect(attributes(all(document, 'a'), 'href')).toEqual(['/staff'])
      expect(all(document, 'script')).toEqual([])
      expect(html).not.toContain('Lindehof')
      expect(loggedEvents()).toEqual([])
    },
  )

  test.each([
    ['GET', '/api/properties?lang=fr'],
    ['GET', '/api/projects'],
    ['GET', '/api/search?q=gent'],
    ['GET', '/api/facets?list=sale'],
    ['GET', '/api/place-counts?list=sale'],
    ['GET', '/api/map?bounds=50,3,51,4&zoom=9'],
    ['GET', '/api/documents/410001'],
    ['POST', '/api/forms/contact'],
    ['POST', '/api/login'],
    ['POST', '/api/logout'],
    ['POST', '/api/password/forgot'],
    ['POST', '/api/appointments/check-email'],
    ['POST', '/api/documents/410001/1'],
  ])('calls %s %s and gets an error as JSON', async (method, path) => {
    const fields = { FirstName: 'An', Email: 'an@example.be', email: 'an@example.be' }
    const body = method === 'POST' ? new URLSearchParams(fields) : undefined
    const response = await get(path, { method, body, headers: { Accept: 'application/json' } })
    expectUnavailable(response)
    expect(await response.json()).toEqual({
      status: 'failed',
      issues: [{ path: [], message: expect.stringContaining('No agency is loaded') }],
    })
  })

  test('posts a form without a script and gets the page', async () => {
    const response = await post('/api/forms/contact', {}, { Accept: 'text/html' })
    expectUnavailable(response)
    expect(wordsOf(parse(await response.text()), 'plain-page')).toContain(TITLES.nl)
  })
})

describe('staff of a site without an agency', () => {
  test.each<[Lang, string]>([
    ['nl', 'Er is nog geen kantoor ingesteld'],
    ['fr', 'Aucune agence n’est encore chargée'],
    ['en', 'No agency has been loaded yet'],
    ['de', 'Es ist noch kein Immobilienbüro geladen'],
  ])('read instructions on the first page, in %s', async (lang, title) => {
    const Cookie = await cookieOf('admin')
    await post('/staff/language', { lang }, { Cookie })
    const response = await get('/staff', { headers: { Cookie } })
    expect([response.status, response.headers.get('Content-Language')]).toEqual([200, lang])
    const document = parse(await response.text())
    expectNested(document)
    const [panel] = byClass(document, 'no-agency')
    expect(panel && words(panel)).toContain(title)
    expect(panel && all(panel, 'code').map(words)).toEqual([
      'npm run agency:new -- agency',
      'npm run agency:load -- agency --remote',
    ])
  })

  test.each(['leads', 'mails', 'listings', 'owners', 'imports', 'pages', 'errors', 'accounts'])(
    'open /staff/%s',
    async (name) => {
      for (const role of ['admin', 'editor'] as const) {
        const headers = { Cookie: await cookieOf(role) }
        const response = await get(`/staff/${name}`, { headers })
        const forbidden =
          role === 'editor' && ['leads', 'mails', 'owners', 'accounts'].includes(name)
        expect(response.status).toBe(forbidden ? 403 : 200)
        expectNested(parse(await response.text()))
      }
    },
  )
})

describe('the systems of the agency', () => {
  test('purge and send listings before there is an agency', async () => {
    expect((await asStaff('/api/staff/purge', { method: 'POST' })).status).toBe(200)
    expect((await importItems(listing())).upserted).toBe(1)
  })

  test('get an error that asks to load an agency before owners', async () => {
    const Owners = [{ Email: 'els@example.be', Name: 'Els', LanguageId: 1, PropertyIDs: [] }]
    const response = await asStaff('/api/staff/listings', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ Items: [listing({ ID: 779_900 })], Owners }),
    })
    expectUnavailable(response)
    expect(await response.text()).toContain('No agency is loaded')
    expect(await db.all('SELECT id FROM property WHERE id = 779900')).toEqual([])
  })
})

test('the cron run deletes old data without errors', async () => {
  await runCron(env, new Date())
  expect(loggedEvents()).toEqual([])
})

describe('once another process has loaded an agency', () => {
  const PATHS = ['/nl/', '/fr/a-vendre', '/sitemap.xml', '/api/properties']

  beforeAll(async () => {
    for (const path of PATHS) await getWith({}, path)
  })

  test('the site serves its pages, because no page of the empty site was cached', async () => {
    expect((await env.CACHE.list()).keys.filter(({ name }) => name.includes('content'))).toEqual([])
    await loadUnseen()
    for (const path of PATHS) {
      const { response } = await begin(path)
      expect([path, response.status]).toEqual([path, 200])
    }
    const Cookie = await cookieOf('admin')
    const html = await (await get('/staff', { headers: { Cookie } })).text()
    expect(byClass(parse(html), 'no-agency')).toEqual([])
  })
})

/** Loads an agency as a command does, in D1 alone and without a notice to the worker. */
async function loadUnseen(): Promise<void> {
  await loadFolder({ settings, pages })
  await raiseVersion(db)
}

function expectUnavailable(response: Response): void {
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('30')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('ETag')).toBeNull()
  expect(response.headers.get('Set-Cookie')).toBeNull()
}
