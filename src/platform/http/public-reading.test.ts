import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { get, loadAgency } from '../../../test/agency'
import { spaced } from '../../../test/spaced'
import { getWith } from '../../../test/worker'

beforeAll(() => loadAgency())
afterEach(() => void vi.restoreAllMocks())

const PUBLIC = spaced(`
  /api/properties /api/projects /data/cities.json /data/subcities.json /nl/rss/sale.xml /fr/rss/rent.json
  /api/openapi.json
`)
const OTHERS = spaced(`
  /nl/ /nl/te-koop /nl/property/410009 /api/search?q=gent /api/facets?list=sale /api/map /healthz /robots.txt
  /api/export/openimmo.xml /api/documents/410009 /api/unknown /staff/login
`)
const ORIGIN = { Origin: 'https://www.other.example', 'Sec-Fetch-Site': 'cross-site' }
const PREFLIGHT = { ...ORIGIN, 'Access-Control-Request-Method': 'GET' }

test.each(PUBLIC)('scripts of other sites may read %s, without cookies', async (path) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await get(path, { method, headers: ORIGIN })
    expect(status).toBe(200)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
  }
  const preflight = await get(path, {
    method: 'OPTIONS',
    headers: { ...PREFLIGHT, 'Access-Control-Request-Headers': 'content-type' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD')
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('content-type')
})

test.each(OTHERS)('scripts of other sites may not read %s', async (path) => {
  const { headers } = await get(path, { headers: ORIGIN })
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  const preflight = await get(path, { method: 'OPTIONS', headers: PREFLIGHT })
  expect(preflight.status).not.toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test('scripts of other sites also read the errors of an address', async () => {
  const limited = { RATE_LIMIT_FACTOR: '0.005' }
  const headers = { ...ORIGIN, 'CF-Connecting-IP': '198.51.100.77' }
  const responses = [1, 2, 3].map(() => getWith(limited, '/api/properties', { headers }))
  const last = (await Promise.all(responses)).at(-1)
  expect(last?.status).toBe(429)
  expect(last?.headers.get('Access-Control-Allow-Origin')).toBe('*')
})

test('other sites still cannot post', async () => {
  const response = await get('/api/properties', { method: 'POST', headers: ORIGIN })
  expect(response.status).toBe(403)
})
