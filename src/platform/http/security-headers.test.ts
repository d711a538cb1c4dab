import { beforeAll, describe, expect, test } from 'vitest'
import { asStaff, get, loadAgency } from '../../../test/agency'
import { DEAD_DB } from '../../../test/faults'
import { keepLogs } from '../../../test/logs'
import { getWith } from '../../../test/worker'
import type { Bindings } from '../../env'

keepLogs()
beforeAll(() => loadAgency())

const ANSWERS: [what: string, status: number, answer: () => Promise<Response>][] = [
  ['a page', 200, () => getWith({}, '/nl/te-koop?page=2')],
  ['a cached page', 200, () => getWith({}, '/nl/te-koop?page=2')],
  ['a page without a body', 200, () => get('/fr/agence', { method: 'HEAD' })],
  ['a page that has not changed', 304, notModified],
  ['the root path', 302, () => get('/')],
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
  ['another host', 308, () => requestAt('https://pand.workers.example')],
  ['a host without SITE_ORIGIN', 503, () => requestAt('https://pand.workers.example', '')],
  ['a failure', 503, () => getWith({ DB: DEAD_DB }, '/nl/property/410009')],
]

describe.each(ANSWERS)('%s (%i)', (_, status, answer) => {
  test('has the security headers', async () => {
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
    expect(headers.get('Permissions-Policy')).toMatch(/camera=\(\).*geolocation=\(self\)/)
    expect(headers.get('Set-Cookie')).toBeNull()
  })
})

test('HSTS is sent over https only', async () => {
  const hstsOf = async (env: Partial<Bindings>, origin: string) => {
    const response = await getWith({ SITE_ORIGIN: origin, ...env }, '/nl/te-koop', {}, origin)
    expect(response.status).toBe(200)
    return response.headers.get('Strict-Transport-Security')
  }
  const origin = 'https://www.lindehof.example'
  expect(await hstsOf({}, origin)).toBe('max-age=31536000')
  expect(await hstsOf({ HSTS_SUBDOMAINS: 'false' }, origin)).toBe('max-age=31536000')
  const all = 'max-age=31536000; includeSubDomains'
  expect(await hstsOf({ HSTS_SUBDOMAINS: 'true' }, origin)).toBe(all)
  expect(await hstsOf({ HSTS_SUBDOMAINS: 'true' }, 'http://localhost')).toBe(null)
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

function requestAt(
  origin: string,
  SITE_ORIGIN = 'https://www.lindehof.example',
): Promise<Response> {
  return getWith({ SITE_ORIGIN }, '/nl/te-koop', {}, origin)
}

function report(headers: Record<string, string>): Promise<Response> {
  return get('/api/error/', { method: 'POST', headers, body: 'no report' })
}
