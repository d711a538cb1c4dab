import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../test/agency'
import { all, parse } from '../../test/html'
import { newLead } from '../../test/leads'
import { cookieOf, person, post } from '../../test/people'
import { withFactor } from '../../test/second-factor'
import { ALL_STAFF, NEEDED, OPEN } from '../../test/staff-routes'
import { findLead, storeLead } from '../features/leads/queries'
import { app } from '../full-app'
import { mayDo, needsStepUp } from '../platform/accounts/rights'
import { readVersion } from '../platform/db/version'
import { COLLECTIONS } from '../routes/collections'
import { endAllSessions } from '../site/accounts/sessions'
import { AREAS } from './guards'

const LEAD = 'a-lead-of-visitor'
const SECRET = 'Wilhelmina'
const MINUTE = 60_000

/** All routes of the staff area, read from its router, so that no route is untested. */
const ROUTES = [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/staff'))
      .map(({ method, path }) => `${method} ${path.replace(/^\/staff/, '') || '/'}`),
  ),
]

function request(route: string, cookie: string): Promise<Response> {
  const [method, pattern = ''] = route.split(' ')
  const id = pattern.startsWith('/mails')
    ? `${LEAD}-office`
    : pattern.includes('[0-9]')
      ? '1'
      : LEAD
  const path = `/staff${
    pattern === '/'
      ? ''
      : pattern
          .replace(/:id(?:\{.*?\})?/, id)
          .replace(/:module\{.*?\}/, '101')
          .replace(':part', 'offices')
          .replace(':key', 'nav.skip')
  }`
  return method === 'POST'
    ? post(path, {}, { Cookie: cookie })
    : get(path, { headers: { Cookie: cookie } })
}

async function cookieFrom(minutes: number): Promise<string> {
  return cookieOf('admin', new Date(Date.now() - minutes * MINUTE))
}

/** Returns the cookie of a session after it was ended. */
async function endedSession(end: (cookie: string) => Promise<unknown>): Promise<string> {
  const cookie = await cookieOf('admin')
  expect((await get('/staff/leads', { headers: { Cookie: cookie } })).status).toBe(200)
  await end(cookie)
  return cookie
}

const INVALID_SESSIONS: [who: string, cookie: () => Promise<string> | string][] = [
  ['a visitor without a session', () => ''],
  ['an owner', () => cookieOf('owner')],
  [
    'an owner who renamed the cookie',
    async () => (await cookieOf('owner')).replace('sid', 'staff'),
  ],
  ['an admin at the owners’ realm', async () => (await cookieOf('admin')).replace('staff', 'sid')],
  ['a session unused for half an hour', () => cookieFrom(30)],
  ['a session of yesterday', () => cookieFrom(24 * 60)],
  [
    'a session after its log-out',
    () => endedSession((cookie) => post('/staff/logout', {}, { Cookie: cookie })),
  ],
  [
    'a session ended from another device',
    () =>
      endedSession(async () =>
        post('/staff/logout', { everywhere: 'true' }, { Cookie: await cookieOf('admin') }),
      ),
  ],
  [
    'a session that an admin ended',
    () => endedSession(async () => endAllSessions(db, (await person('admin')).id)),
  ],
  ['a token with a changed character', async () => withChangedCharacter(await cookieOf('admin'))],
  ['a token with an additional character', async () => `${await cookieOf('admin')}x`],
  ['the hash of a token', async () => `staff=${'0'.repeat(64)}`],
  ['a cookie with a role', () => 'staff=admin; role=admin; __Host-staff=true'],
]

function withChangedCharacter(cookie: string): string {
  return cookie.slice(0, -2) + (cookie.at(-2) === 'A' ? 'B' : 'A') + cookie.at(-1)
}

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await person('admin')
  const mail = { to: { email: 'o@example.org' }, subject: SECRET, html: SECRET, text: SECRET }
  const lead = newLead({ id: LEAD })
  Object.assign(lead.data, { FirstName: SECRET, Email: 'w@example.org' })
  await storeLead(db, lead, [{ name: 'office', mail }], new Date())
})

test('every route is public, open to all staff or requires a right', () => {
  const known = [...OPEN, ...ALL_STAFF, ...Object.keys(NEEDED)]
  expect(ROUTES.toSorted()).toEqual(known.toSorted())
})

test('no handler answers all methods and bypasses the guards', () => {
  const collections = COLLECTIONS.map(({ path }) => `${path.replace('/staff', '')}/*`)
  const middleware = ['/*', '/settings/:part/*', ...AREAS.map(([path]) => path), ...collections]
  const paths = app.routes
    .filter(({ method, path }) => method === 'ALL' && path.startsWith('/staff'))
    .map(({ path }) => path.replace(/^\/staff/, ''))
  expect(middleware).toEqual(expect.arrayContaining(paths))
})

describe.each(INVALID_SESSIONS)('%s', (_, cookie) => {
  let sent = ''
  beforeEach(async () => {
    sent = await cookie()
  })

  test('is refused at every route and changes nothing', async () => {
    const before = await readVersion(db)
    const expectRefusal = async (route: string) => {
      const response = await request(route, sent)
      const html = await response.text()
      const isRead = route.startsWith('GET')
      expect([route, response.status]).toEqual([route, isRead ? 303 : 401])
      if (isRead) expect(response.headers.get('Location')).toBe('/staff')
      expect(html).not.toContain(SECRET)
      expect(html).not.toContain('staff-shell')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
    await Promise.all(ROUTES.filter((route) => !OPEN.includes(route)).map(expectRefusal))
    const front = await (await get('/staff', { headers: { Cookie: sent } })).text()
    expect(front).toContain('name="password"')
    expect(front).not.toContain('staff-shell')
    expect(await readVersion(db)).toBe(before)
    expect(await findLead(db, LEAD)).toMatchObject({ readAt: null, mails: [{ round: 0 }] })
  })

  test('cannot make API calls that require the token', async () => {
    for (const [path, method] of [
      ['/api/staff/purge', 'POST'],
      ['/api/staff/listings', 'PUT'],
    ] as const) {
      expect((await get(path, { method, headers: { Cookie: sent } })).status).toBe(401)
    }
  })
})

test.each(['editor', 'office', 'agent'] as const)(
  'a staff member with the role %s sees only what the role allows',
  async (role) => {
    const isAllowed = (route: string) => {
      const right = NEEDED[route]
      return right === undefined || mayDo(role, right)
    }
    const expectAnswer = async (route: string, cookie: string) => {
      const response = await request(route, cookie)
      const html = await response.text()
      expect([route, response.status === 403]).toEqual([route, !isAllowed(route)])
      if (!mayDo(role, 'leads')) expect(html, route).not.toContain(SECRET)
      expect(html, route).not.toContain('action="/staff/leads/person"')
    }
    const before = await readVersion(db)
    const cookie = await cookieOf(role)
    const forbidden = ROUTES.filter((route) => !isAllowed(route))
    await Promise.all(forbidden.map((route) => expectAnswer(route, cookie)))
    expect(await readVersion(db)).toBe(before)
    // Some of them end the session.
    for (const route of ROUTES.filter(isAllowed)) await expectAnswer(route, await cookieOf(role))
    const again = await cookieOf(role)
    const front = await (await get('/staff', { headers: { Cookie: again } })).text()
    expect(front).not.toContain('/staff/purge')
    expect(front.includes('/staff/leads')).toBe(mayDo(role, 'leads'))
    expect((await post('/api/staff/purge', {}, { Cookie: again })).status).toBe(401)
  },
)

test('every change of accounts, owners, people and code asks for a code', async () => {
  const { id } = await person('admin')
  await withFactor(id)
  const Cookie = await cookieOf('admin')
  const routes = ROUTES.filter((route) => {
    const right = NEEDED[route]
    return route.startsWith('POST') && right !== undefined && needsStepUp(right)
  })
  expect(routes).toContain('POST /owners/:id{[0-9]+}/view')
  for (const route of [...routes, 'POST /account/calendar']) {
    const response = await request(route, Cookie)
    expect([route, response.status]).toEqual([route, 401])
    expect(await response.text()).toContain('name="second-factor"')
  }
  await person('admin')
})

test('a change from admin to editor takes effect at once', async () => {
  const cookie = await cookieOf('admin')
  await db.run("UPDATE account SET role = 'editor' WHERE email = 'admin@example.org'")
  expect((await get('/staff/leads', { headers: { Cookie: cookie } })).status).toBe(403)
  await db.run("UPDATE account SET role = 'admin' WHERE email = 'admin@example.org'")
  expect((await get('/staff/leads', { headers: { Cookie: cookie } })).status).toBe(200)
})

/** Headers of forms from other sites, and of clients other than browsers. */
const FROM_ELSEWHERE: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'same-site' },
  {},
]

test('requests from other sites that change data are refused, even with a session', async () => {
  const Cookie = await cookieOf('admin')
  const expectRefusal = async (route: string) => {
    const path = `/staff${route.slice(5).replace(/:id(?:\{.*?\})?/, '1')}`
    for (const sent of FROM_ELSEWHERE) {
      const response = await get(path, { method: 'POST', headers: { Cookie, ...sent } })
      expect([route, sent, response.status]).toEqual([route, sent, 403])
    }
  }
  await Promise.all(ROUTES.filter((route) => route.startsWith('POST')).map(expectRefusal))
})

test('every form posts to an existing route and can send its files', async () => {
  const cookie = await cookieOf('admin')
  const postRoutes = ROUTES.filter((route) => route.startsWith('POST')).map(addressPattern)
  const fileRoutes: string[] = []
  for (const route of ROUTES.filter((route) => route.startsWith('GET'))) {
    const response = await request(route, cookie)
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue
    for (const form of all(parse(await response.text()), 'form')) {
      for (const address of addressesOf(form))
        expect([route, address, postRoutes.some((candidate) => candidate.test(address))]).toEqual([
          route,
          address,
          true,
        ])
      if (all(form, 'input', { type: 'file' }).length === 0) continue
      expect([route, form.attribs.enctype]).toEqual([route, 'multipart/form-data'])
      fileRoutes.push(route)
    }
  }
  expect(fileRoutes.length).toBeGreaterThan(3)
})

function addressPattern(route: string): RegExp {
  const path = route.slice('POST '.length).replace(/:\w+(?:\{(.*?)\})?/g, (_, id = '[^/]+') => id)
  return new RegExp(`^/staff${path}$`)
}

/** Returns the addresses in the staff area to which a form and its buttons post. */
function addressesOf(form: ReturnType<typeof all>[number]): string[] {
  const { method, action } = form.attribs
  const buttons = all(form, 'button').map(({ attribs }) => attribs.formaction)
  const addresses = method === 'post' ? [action, ...buttons] : buttons
  return addresses.flatMap((candidate) =>
    candidate?.startsWith('/staff') ? (candidate.split(/[?#]/)[0] ?? []) : [],
  )
}
