import { beforeAll, describe, expect, test } from 'vitest'
import { asStaff, get, loadAgency } from '../../test/agency'
import { keepLogs } from '../../test/logs'
import { DEAD_DB, getWith } from '../../test/worker'

keepLogs()
beforeAll(() => loadAgency())

const ANSWERS: [what: string, status: number, answer: () => Promise<Response>][] = [
  ['a page', 200, () => getWith({}, '/nl/te-koop?page=2')],
  ['a page as it was kept', 200, () => getWith({}, '/nl/te-koop?page=2')],
  ['a page without a body', 200, () => get('/fr/agence', { method: 'HEAD' })],
  ['a page that has not changed', 304, notModified],
  ['the bare address', 302, () => get('/')],
  ['a redirect for good', 301, () => get('/fr/vendu')],
  ['an unknown path', 302, () => get('/nl/bestaat-niet')],
  ['an unknown file', 404, () => get('/.env')],
  ['an unknown home', 404, () => get('/nl/property/1')],
  ['another method', 405, () => get('/nl/', { method: 'DELETE' })],
  ['JSON', 200, () => get('/api/properties')],
  ['an unknown API', 404, () => get('/api/unknown')],
  ['an API by another method', 405, () => get('/api/properties', { method: 'PUT' })],
  ['a staff call without a token', 401, () => get('/api/staff/purge', { method: 'POST' })],
  ['a staff call', 200, () => asStaff('/api/staff/purge', { method: 'POST' })],
  ['another origin', 403, () => report({ Origin: 'https://evil.example' })],
  ['a malformed body', 400, () => report({ 'Content-Type': 'application/json' })],
  ['another type', 415, () => report({ 'Content-Type': 'text/plain' })],
  ['health', 200, () => get('/healthz')],
  ['no health', 503, () => getWith({ DB: DEAD_DB }, '/healthz')],
  ['a failure', 503, () => getWith({ DB: DEAD_DB }, '/nl/property/410009')],
]

describe.each(ANSWERS)('%s (%i)', (_, status, answer) => {
  test('forbids browsers what it does not need', async () => {
    const response = await answer()
    const { headers } = response
    expect(response.status).toBe(status)
    const policy = policyOf(headers)
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('base-uri')).toBe("'none'")
    expect(policy.get('form-action')).toBe("'self'")
    expect(policy.get('object-src')).toBe("'none'")
    expect(policy.get('style-src')).not.toContain('unsafe')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Permissions-Policy')).toMatch(/camera=\(\).*geolocation=\(\)/)
    expect(headers.get('Set-Cookie')).toBeNull()
  })
})

test('browsers are told to stay with https where they came by it', async () => {
  const path = '/nl/te-koop'
  for (const [origin, told] of [
    ['https://www.lindehof.example', 'max-age=31536000; includeSubDomains'],
    ['http://localhost', null],
  ] as const) {
    const response = await get(path, {}, origin)
    expect(response.headers.get('Strict-Transport-Security')).toBe(told)
  }
})

test('no absolute address is taken from the Host header', async () => {
  const response = await get('/nl/te-koop?page=3', {}, 'https://evil.example')
  expect(await response.text()).not.toContain('evil.example')
  const configured = { SITE_ORIGIN: 'https://www.lindehof.example/' }
  const html = await (await getWith(configured, '/nl/te-koop?page=3')).text()
  expect(html).toContain(
    '<link rel="canonical" href="https://www.lindehof.example/nl/te-koop?page=3"',
  )
})

function policyOf(headers: Headers): Map<string, string> {
  const parts = headers.get('Content-Security-Policy')?.split('; ') ?? []
  return new Map(
    parts.map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

async function notModified(): Promise<Response> {
  await getWith({}, '/nl/te-huur')
  const etag = (await get('/nl/te-huur')).headers.get('ETag') ?? ''
  return get('/nl/te-huur', { headers: { 'If-None-Match': etag } })
}

function report(headers: Record<string, string>): Promise<Response> {
  return get('/api/error/', { method: 'POST', headers, body: 'no report' })
}
