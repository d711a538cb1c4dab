import { beforeAll, describe, expect, test } from 'vitest'
import { get, loadAgency } from '../../../test/agency'
import { parse, words } from '../../../test/html'
import { getWith } from '../../../test/worker'

const SITE = 'https://www.lindehof.example'
const ELSEWHERE = [
  'http://www.lindehof.example',
  'https://lindehof.example',
  'http://lindehof.example',
  'https://pand.agency.workers.example',
  'https://www.lindehof.example:8443',
  'https://www.lindehof.example.evil.example',
]

beforeAll(() => loadAgency({ withListings: false }))

describe.each([SITE, `${SITE}/`, `${SITE}/nl/?x#y`])('with SITE_ORIGIN %s', (SITE_ORIGIN) => {
  const request = (origin: string, path: string, init?: RequestInit) =>
    getWith({ SITE_ORIGIN }, path, init, origin)

  test('the site is served there and on loopback hosts with canonical addresses', async () => {
    for (const origin of [SITE, 'http://localhost', 'http://127.0.0.1:8787', 'http://[::1]']) {
      const response = await request(origin, '/nl/contact')
      expect(response.status).toBe(200)
      expect(await response.text()).toContain(`<link rel="canonical" href="${SITE}/nl/contact"`)
    }
  })

  test.each(ELSEWHERE)('%s redirects to the same path there in one hop', async (origin) => {
    for (const path of [
      '/',
      '/nl/te-koop?page=2&region=Gent%7C9000',
      '/api/search?q=a',
      '/staff',
    ]) {
      const response = await request(origin, path)
      expect(response.status).toBe(308)
      expect(response.headers.get('Location')).toBe(SITE + path)
    }
  })
})

describe.each(['', 'www.lindehof.example', undefined])('with SITE_ORIGIN %j', (SITE_ORIGIN) => {
  test('a loopback host is not redirected', async () => {
    const response = await getWith({ SITE_ORIGIN }, '/nl/contact', {}, 'http://127.0.0.1:9000')
    expect(await response.text()).toContain('href="http://127.0.0.1:9000/nl/contact"')
  })

  test.each([
    ['/nl/contact', 'nl', 'Deze website is nog niet klaar'],
    ['/fr/contact', 'fr', 'Ce site n’est pas encore prêt'],
    ['/en/', 'en', 'This website is not ready yet'],
    ['/staff', 'de', 'Diese Website ist noch nicht bereit'],
  ])('every other host answers 503 at %s', async (path, lang, title) => {
    const init = { headers: { 'Accept-Language': 'de' } }
    const response = await getWith({ SITE_ORIGIN }, path, init, 'https://evil.example')
    const html = await response.text()
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Language')).toBe(lang)
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(words(parse(html))).toContain(title)
    expect(html).toContain(`<html lang="${lang}-BE"`)
    expect(html).not.toContain('evil.example')
    expect(html).not.toContain('localhost')
  })
})

test('a call with a token over plain http is refused, not redirected', async () => {
  const headers = { Authorization: 'Bearer test-staff-token' }
  for (const [path, method] of [
    ['/api/staff/listings', 'PUT'],
    ['/api/staff/purge', 'POST'],
    ['/api/export/openimmo.xml', 'GET'],
  ] as const) {
    const request = (origin: string) =>
      getWith({ SITE_ORIGIN: SITE }, path, { method, headers }, origin)
    const response = await request('http://www.lindehof.example')
    expect([response.status, response.headers.get('Location')]).toEqual([403, null])
    expect(await response.text()).toContain('Use https')
    expect((await request('https://lindehof.example')).status).toBe(308)
    expect((await request('http://localhost')).status).not.toBe(403)
  }
})

test('the health check is answered on any host', async () => {
  for (const [SITE_ORIGIN, origin] of [
    [SITE, 'http://evil.example'],
    ['', 'https://pand.workers.example'],
  ] as const) {
    const response = await getWith({ SITE_ORIGIN }, '/healthz', {}, origin)
    expect(response.status).toBe(200)
  }
  expect((await get('/healthz')).status).toBe(200)
})
