import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../test/agency'
import { all, parse } from '../../test/html'
import { newLead } from '../../test/leads'
import { cookieOf, person, post } from '../../test/people'
import { ALL_STAFF, NEEDED, OPEN } from '../../test/staff-routes'
import { endAllSessions } from '../features/accounts/sessions'
import { findLead, storeLead } from '../features/leads/queries'
import { mayDo } from '../platform/accounts/rights'
import { readVersion } from '../platform/db/version'
import { staff } from '../routes/staff'
import { AREAS } from './guards'

const LEAD = 'a-lead-of-somebody'
const SECRET = 'Wilhelmina'
const MINUTE = 60_000

/** Every address of the area as the area itself knows it, so that none is forgotten here. */
const ROUTES = [
  ...new Set(
    staff.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/^\/staff/, '') || '/'}`),
  ),
]

function ask(route: string, cookie: string): Promise<Response> {
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

async function longAgo(minutes: number): Promise<string> {
  return cookieOf('admin', new Date(Date.now() - minutes * MINUTE))
}

/** A copy of a session that its owner has ended since. */
async function stolen(end: (cookie: string) => Promise<unknown>): Promise<string> {
  const cookie = await cookieOf('admin')
  expect((await get('/staff/leads', { headers: { Cookie: cookie } })).status).toBe(200)
  await end(cookie)
  return cookie
}

const NOBODIES: [who: string, cookie: () => Promise<string> | string][] = [
  ['nobody', () => ''],
  ['an owner', () => cookieOf('owner')],
  [
    'an owner who renamed the cookie',
    async () => (await cookieOf('owner')).replace('sid', 'staff'),
  ],
  ['an admin at the owners’ realm', async () => (await cookieOf('admin')).replace('staff', 'sid')],
  ['a session unused for half an hour', () => longAgo(30)],
  ['a session of yesterday', () => longAgo(24 * 60)],
  [
    'a session that was left',
    () => stolen((cookie) => post('/staff/logout', {}, { Cookie: cookie })),
  ],
  [
    'a session left from another device',
    () =>
      stolen(async () =>
        post('/staff/logout', { everywhere: 'true' }, { Cookie: await cookieOf('admin') }),
      ),
  ],
  [
    'a session that an admin ended',
    () => stolen(async () => endAllSessions(db, (await person('admin')).id)),
  ],
  ['a token with one sign changed', async () => tampered(await cookieOf('admin'))],
  ['a token with a sign more', async () => `${await cookieOf('admin')}x`],
  ['the hash of a token', async () => `staff=${'0'.repeat(64)}`],
  ['a cookie that says who it is', () => 'staff=admin; role=admin; __Host-staff=true'],
]

function tampered(cookie: string): string {
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

test('every route is public, of all staff, or needs a right', () => {
  const known = [...OPEN, ...ALL_STAFF, ...Object.keys(NEEDED)]
  expect(ROUTES.toSorted()).toEqual(known.toSorted())
})

test('a handler of every method, which would pass the guards, does not exist', () => {
  const middleware = ['/*', '/settings/:part/*', ...AREAS.map(([path]) => path)]
  const paths = staff.routes.filter(({ method }) => method === 'ALL').map(({ path }) => path)
  expect(middleware).toEqual(expect.arrayContaining(paths))
})

describe.each(NOBODIES)('%s', (_, cookie) => {
  let sent = ''
  beforeEach(async () => {
    sent = await cookie()
  })

  test('is refused at every route, and changes nothing', async () => {
    const before = await readVersion(db)
    const refuse = async (route: string) => {
      const response = await ask(route, sent)
      const html = await response.text()
      const isRead = route.startsWith('GET')
      expect([route, response.status]).toEqual([route, isRead ? 303 : 401])
      if (isRead) expect(response.headers.get('Location')).toBe('/staff')
      expect(html).not.toContain(SECRET)
      expect(html).not.toContain('staff-shell')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
    await Promise.all(ROUTES.filter((known) => !OPEN.includes(known)).map(refuse))
    const front = await (await get('/staff', { headers: { Cookie: sent } })).text()
    expect(front).toContain('name="password"')
    expect(front).not.toContain('staff-shell')
    expect(await readVersion(db)).toBe(before)
    expect(await findLead(db, LEAD)).toMatchObject({ readAt: null, mails: [{ round: 0 }] })
  })

  test('can make no API call that needs the token', async () => {
    for (const [path, method] of [
      ['/api/staff/purge', 'POST'],
      ['/api/staff/listings', 'PUT'],
    ] as const) {
      expect((await get(path, { method, headers: { Cookie: sent } })).status).toBe(401)
    }
  })
})

test.each(['editor', 'office', 'agent'] as const)(
  '%s staff see what their rights allow',
  async (role) => {
    const isAllowed = (route: string) => {
      const right = NEEDED[route]
      return right === undefined || mayDo(role, right)
    }
    const expectAnswer = async (route: string, cookie: string) => {
      const response = await ask(route, cookie)
      const html = await response.text()
      expect([route, response.status === 403]).toEqual([route, !isAllowed(route)])
      if (!mayDo(role, 'leads')) expect(html, route).not.toContain(SECRET)
      expect(html, route).not.toContain('action="/staff/leads/person"')
    }
    const before = await readVersion(db)
    const cookie = await cookieOf(role)
    const refused = ROUTES.filter((route) => !isAllowed(route))
    await Promise.all(refused.map((route) => expectAnswer(route, cookie)))
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

test('state changes from other sites are refused, even with a session', async () => {
  const Cookie = await cookieOf('admin')
  const refuse = async (route: string) => {
    const path = `/staff${route.slice(5).replace(/:id(?:\{.*?\})?/, '1')}`
    for (const sent of FROM_ELSEWHERE) {
      const response = await get(path, { method: 'POST', headers: { Cookie, ...sent } })
      expect([route, sent, response.status]).toEqual([route, sent, 403])
    }
  }
  await Promise.all(ROUTES.filter((known) => known.startsWith('POST')).map(refuse))
})

test('every form posts to a route, and sends the file that it takes', async () => {
  const cookie = await cookieOf('admin')
  const posts = ROUTES.filter((known) => known.startsWith('POST')).map(addressPattern)
  const asking: string[] = []
  for (const route of ROUTES.filter((known) => known.startsWith('GET'))) {
    const response = await ask(route, cookie)
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue
    for (const form of all(parse(await response.text()), 'form')) {
      for (const address of addressesOf(form))
        expect([route, address, posts.some((one) => one.test(address))]).toEqual([
          route,
          address,
          true,
        ])
      if (all(form, 'input', { type: 'file' }).length === 0) continue
      expect([route, form.attribs.enctype]).toEqual([route, 'multipart/form-data'])
      asking.push(route)
    }
  }
  expect(asking.length).toBeGreaterThan(3)
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
  return addresses.flatMap((one) => (one?.startsWith('/staff') ? (one.split(/[?#]/)[0] ?? []) : []))
}
