import { beforeAll, describe, expect, test, vi } from 'vitest'
import listings from '../../../seeds/listings.json'
import { loadAgency } from '../../../test/agency'
import { all, parse, words } from '../../../test/html'
import { getWith } from '../../../test/worker'
import type { SentRequest } from '../../features/leads/sent-request'
import { MAX_CALLS_PER_MINUTE } from '../../platform/http/call-limits'
import { propertyPath } from '../../urls'

/** A factor under which an address may request three pages and two API lists per minute. */
const LOW_LIMITS = { RATE_LIMIT_FACTOR: '0.01' }
const MAX_PAGES = 3
const [deletedId = 0] = listings.DeletedIDs

let lastAddress = 0
/** Returns the headers of a visitor whose address made no requests yet. */
function visitor(headers: Record<string, string> = {}): RequestInit {
  lastAddress++
  return { headers: { 'CF-Connecting-IP': `192.0.2.${lastAddress}`, ...headers } }
}

/** The form whose thank-you page is requested. */
const SENT_REQUEST = {
  kind: 'contact',
  topic: 'contact',
  listing: null,
  memberId: null,
  halfDays: [],
  isCopied: false,
  hasTimes: false,
  asksToConfirm: false,
} satisfies SentRequest

beforeAll(() => loadAgency())

test('the limits per minute and address equal those of the specification', () => {
  const { consent, form, counts, searchers, search, map, page } = MAX_CALLS_PER_MINUTE
  expect({ consent, form, counts, searchers, search, map, page }).toEqual({
    consent: 20,
    form: 60,
    counts: 120,
    searchers: 30,
    search: 240,
    map: 240,
    page: 300,
  })
})

describe('uncached pages', () => {
  test.each<[string, (nth: number) => string, Record<string, string>?]>([
    ['lists of made-up words', (nth) => `/nl/te-koop?q=${nth}`],
    ['lists of made-up prices', (nth) => `/nl/te-koop?budget=${nth}-${300_001 + nth}`],
    ['lists with made-up filters', (nth) => `/nl/te-koop?type=${nth + 1}&bedrooms=2&lift=true`],
    ['results of the search box', (nth) => `/nl/te-koop?find=true&streetcity=xyz${nth}`],
    ['old links of the sold page', (nth) => `/nl/verkocht?home=${nth + 1}`],
    ['unknown paths of a language', (nth) => `/nl/unknown-${nth}`],
    ['unknown paths', (nth) => `/unknown-${nth}`],
    ['unknown files', (nth) => `/unknown-${nth}.html`],
    ['unknown homes', (nth) => propertyPath('nl', 499_000 + nth)],
    ['a removed home', () => `${propertyPath('nl', deletedId)}`],
    [
      'thank-you pages',
      () => '/nl/merci/contact',
      { Cookie: `sent=${encodeURIComponent(JSON.stringify(SENT_REQUEST))}` },
    ],
    ['favourites', (nth) => `/nl/favorieten?ids=${410_001 + nth}`],
    ['invalid shared links', (nth) => `/nl/te-koop?share=${nth}.9999999999999.x`],
    ['pages of a saved search', (nth) => `/nl/searches?token=${nth}`],
    ['pages of an appointment', (nth) => `/nl/appointment?token=${nth}`],
    ['confirmations of a search', (nth) => `/nl/searches/confirm?token=${nth}`],
    ['the log-in', () => '/nl/login'],
    ['password links', (nth) => `/nl/login/password?token=${nth}`],
    ['the owner area with a made-up session', () => '/nl/history', { Cookie: 'sid=made-up' }],
    ['the staff log-in', () => '/staff'],
    ['the staff area with a made-up session', () => '/staff/leads', { Cookie: 'staff=made-up' }],
    ['feeds', () => '/nl/rss/sale.xml'],
    ['sitemaps', () => '/sitemap.xml'],
  ])('%s: an address gets three and then 429', async (_, path, headers) => {
    const init = visitor(headers)
    const statuses: number[] = []
    for (let nth = 0; nth < MAX_PAGES; nth++)
      statuses.push((await getWith(LOW_LIMITS, path(nth), init)).status)
    expect(statuses).not.toContain(429)
    const refused = await getWith(LOW_LIMITS, path(MAX_PAGES), init)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('60')
    expect(refused.headers.get('Cache-Control')).toBe('no-store')
  })

  test.each([
    ['/nl/unknown', 'fr', 'Even geduld'],
    ['/fr/unknown', 'nl', 'Un instant'],
    ['/unknown', 'de-BE', 'Einen Moment'],
    ['/staff', 'en', 'One moment'],
  ])(
    'are refused at %s for a visitor who reads %s with the title %s',
    async (path, lang, title) => {
      const init = visitor({ 'Accept-Language': lang, Accept: 'text/html' })
      for (let nth = 0; nth < MAX_PAGES; nth++) await getWith(LOW_LIMITS, path, init)
      const response = await getWith(LOW_LIMITS, path, init)
      const page = parse(await response.text())
      expect(response.status).toBe(429)
      expect(response.headers.get('Content-Type')).toContain('text/html')
      expect(all(page, 'h1').map(words).join()).toContain(title)
      expect(words(page)).toContain('9 555 01 40')
      expect(all(page, 'a')[0]?.attribs.href).toBe(path)
    },
  )

  test('are counted by the minute for each address, and ten times as many for a /48', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    const statusOf = async (address: string) => {
      const init = { headers: { 'CF-Connecting-IP': address } }
      return (await getWith(LOW_LIMITS, '/unknown', init)).status
    }
    for (let nth = 0; nth < MAX_PAGES; nth++) await statusOf('198.51.100.1')
    expect([await statusOf('198.51.100.1'), await statusOf('198.51.100.2')]).toEqual([429, 302])
    vi.advanceTimersByTime(60_000)
    expect(await statusOf('198.51.100.1')).toBe(302)
    vi.useRealTimers()
    const requestBelowLimit = (nth: number) =>
      getWith(LOW_LIMITS, '/unknown', { headers: { 'CF-Connecting-IP': `2001:db8:1:${nth}::1` } })
    for (let nth = 0; nth < 10 * MAX_PAGES; nth++)
      expect((await requestBelowLimit(nth)).status).toBe(302)
    expect((await requestBelowLimit(99)).status).toBe(429)
  })
})

test('cached pages are still sent to an address over the limit', async () => {
  const init = visitor()
  await getWith({}, '/nl/te-koop')
  for (let nth = 0; nth <= MAX_PAGES; nth++) await getWith(LOW_LIMITS, `/nl/unknown-${nth}`, init)
  expect((await getWith(LOW_LIMITS, '/nl/unknown', init)).status).toBe(429)
  for (let nth = 0; nth < 2 * MAX_PAGES; nth++) {
    const page = await getWith(LOW_LIMITS, '/nl/te-koop', init)
    expect([page.status, page.headers.get('Server-Timing')]).toEqual([200, 'page'])
  }
})

test.each([
  ['GET', '/api/properties', 2],
  ['GET', '/api/facets?list=sale', 1],
  ['GET', '/api/place-counts?list=sale', 1],
  ['GET', '/api/search?q=gent', 2],
  ['GET', '/api/map?list=sale', 2],
  ['GET', '/api/searchers?place=9000', 0],
  ['GET', '/api/export/openimmo.xml', 0],
  ['POST', '/api/staff/purge', 0],
  ['POST', '/api/searches', 0],
  ['POST', '/nl/appointment', 0],
  ['POST', '/api/consent', 0],
  ['GET', '/api/projects?name=x', 2],
  ['GET', '/api/documents/410001/1', 1],
  ['GET', '/api/files/1', 1],
  ['GET', '/basemap/country_0_0_100_100.svg', 2],
  ['GET', '/media/unknown.png', 12],
  ['GET', '/pictures/unknown.png', 12],
  ['GET', '/pictures/0123456789abcdef01234567', 12],
  ['GET', '/data/cities.json', 12],
  ['POST', '/api/logout', 0],
  ['POST', '/api/password/set', 0],
  ['POST', '/api/appointments/check-email', 0],
])('%s %s answers 429 as JSON after %i calls of one address', async (method, path, max) => {
  const token = { Authorization: 'Bearer test-staff-token' }
  const init = { ...visitor({ Accept: 'application/json', ...token }), method }
  for (let nth = 0; nth < max; nth++)
    expect((await getWith(LOW_LIMITS, path, init)).status).not.toBe(429)
  const refused = await getWith(LOW_LIMITS, path, init)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe('60')
  expect(await refused.json()).toMatchObject({ status: 'failed' })
})
