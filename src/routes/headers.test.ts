import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadAgency } from '../../test/agency'
import { keepLogs } from '../../test/logs'
import { cookieOf, person } from '../../test/people'
import { getWith } from '../../test/worker'
import { app } from '../full-app'

const ORIGIN = 'https://www.lindehof.example'
const SITE = { SITE_ORIGIN: ORIGIN, HSTS_SUBDOMAINS: 'true' }
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Each route with each of its methods. */
const ROUTES = [
  ...new Set(
    app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  ),
].map((route): [method: string, path: string] => {
  const [method = '', path = ''] = route.split(' ')
  return [method, path.replace(/:[A-Za-z]+(?:\{[^/]*\})?\??/g, '1').replaceAll('*', 'x')]
})

const EXPECTED: [name: string, value: RegExp][] = [
  ['X-Content-Type-Options', /^nosniff$/],
  ['Referrer-Policy', /^strict-origin(?:-when-cross-origin)?$/],
  ['Permissions-Policy', /camera=\(\).*geolocation=\(self\)/],
  ['Cross-Origin-Opener-Policy', /^same-origin/],
  ['Cross-Origin-Resource-Policy', /^(?:same|cross)-origin$/],
  ['Strict-Transport-Security', /^max-age=31536000; includeSubDomains$/],
  ['Content-Security-Policy', /default-src 'none'/],
  ['Content-Security-Policy', /base-uri 'none'/],
  ['Content-Security-Policy', /object-src 'none'/],
]

/** The frames that other sites show. */
const FRAMES = /^\/embed\//

/** Responses whose text has another encoding, or whose format defines it. */
const WITHOUT_CHARSET = /^(?:image|font|video|application\/(?:json|pdf|octet-stream|zip))/

/** Personal responses: the staff area, the owner area and their downloads. */
const PERSONAL = /^\/(?:staff|api\/staff|api\/export|[a-z]{2}\/history)/

/** The addresses that scripts of other sites may read. */
const READ_BY_ALL = /^\/(?:api\/(?:properties|projects|openapi\.json)$|data\/|[^/]+\/rss\/)/

let loggedIn = ''

keepLogs()
beforeAll(async () => {
  await loadAgency({ withOwners: true })
  await person('admin')
  const cookies = [await cookieOf('admin'), await cookieOf('owner')]
  loggedIn = cookies.map((cookie) => `__Host-${cookie}`).join('; ')
})

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 404 }))
})
afterEach(() => void vi.restoreAllMocks())

test.each(ROUTES)(
  '%s %s has the security headers, and a type with a charset',
  async (method, path) => {
    const hasBody = !['GET', 'HEAD'].includes(method)
    const headers = { 'Sec-Fetch-Site': 'same-origin', ...(hasBody && JSON_TYPE) }
    await expectHeaders(path, { method, headers, ...(hasBody && { body: '{}' }) })
  },
)

test.each(ROUTES.filter(([method]) => method === 'GET'))(
  '%s %s has them for an admin and an owner who are logged in',
  (_, path) => expectHeaders(path, { headers: { Cookie: loggedIn } }),
)

async function expectHeaders(path: string, init: RequestInit): Promise<void> {
  const response = await getWith(SITE, path, init, ORIGIN)
  const { headers } = response
  const { byteLength } = await response.arrayBuffer()
  for (const [name, value] of EXPECTED) expect(headers.get(name), name).toMatch(value)
  const ancestors = FRAMES.test(path) ? "'self'" : "'none'"
  expect(headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${ancestors}`)
  const type = headers.get('Content-Type') ?? ''
  if (byteLength > 0 && !WITHOUT_CHARSET.test(type)) expect(type).toMatch(/charset=utf-8/i)
  if (PERSONAL.test(path) && response.status !== 301) {
    expect(headers.get('Cache-Control')).toMatch(/no-store/)
  }
  expect(headers.get('Access-Control-Allow-Origin')).toBe(READ_BY_ALL.test(path) ? '*' : null)
  expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
  for (const cookie of headers.getSetCookie()) {
    expect(cookie).toMatch(/^__Host-[\w-]+=/)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; SameSite=Lax/)
  }
}
