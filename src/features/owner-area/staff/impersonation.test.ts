import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { HOME } from '../../../../test/owner'
import { cookieOf, person, post } from '../../../../test/people'
import { property } from '../../../platform/db/schema'
import { ownerProperty } from '../../../platform/db/schema-history'
import { account, audit, resetToken, session } from '../../../platform/db/schema-people'
import { translator } from '../../../platform/i18n'
import { startMailLink } from '../../../site/accounts/queries'
import { ownerApi } from '../api-routes'
import { owner } from '../routes'

const t = translator('nl')
const MINUTE = 60_000
let ownerId = 0
let documentId = 0
let staff: string

beforeAll(async () => {
  await loadAgency()
  ownerId = (await person('owner')).id
  await db.insert(ownerProperty).values({ accountId: ownerId, propertyId: HOME })
  const row = await db.select().from(property).where(eq(property.id, HOME)).get()
  documentId = row?.data?.documents[0]?.id ?? 0
  await env.MEDIA.put('documents/epc-voorbeeld.pdf', '%PDF-1.7 paper', {
    httpMetadata: { contentType: 'application/pdf' },
  })
})
beforeEach(async () => {
  await db.batch([db.delete(audit), db.delete(session)])
  staff = await cookieOf('office')
})

/** Starts an impersonation and returns the cookies of the browser. */
async function looking(): Promise<string> {
  const response = await post(`/staff/owners/${ownerId}/view`, {}, { Cookie: staff })
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/nl/history'])
  return `${staff}; ${response.headers.get('Set-Cookie')?.split(';')[0]}`
}

function open(path: string, Cookie: string): Promise<Response> {
  return get(path, { headers: { Cookie, Accept: 'text/html' } })
}

/** All routes of the owner area, read from its router. Staff have passkeys of their own. */
const ROUTES = [
  ...owner.routes.map(({ method, path }) => ({ method, path })),
  ...ownerApi.routes.map(({ method, path }) => ({ method, path: `/api${path}` })),
].filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/api/passkeys/staff'))

const POSTS = [...new Set(ROUTES.filter(({ method }) => method === 'POST').map(({ path }) => path))]
const GETS = [...new Set(ROUTES.filter(({ method }) => method === 'GET').map(({ path }) => path))]

async function stored() {
  return JSON.stringify(
    await Promise.all([
      db.select().from(account).where(eq(account.id, ownerId)),
      db.select().from(session).where(eq(session.accountId, ownerId)),
      db.select().from(resetToken),
    ]),
  )
}

test('an impersonation shows the owner’s view with a notice, is logged and is not cached', async () => {
  const before = await stored()
  const cookie = await looking()
  expect(await db.select().from(audit)).toMatchObject([
    { action: 'owner.view', subjectId: String(ownerId), detail: {} },
  ])
  const document = `/nl/history/documents/${HOME}/${documentId}`
  for (const path of [
    '/nl/history',
    `/fr/history?property=${HOME}`,
    '/nl/history?property=all',
    document,
  ]) {
    const response = await open(path, cookie)
    const text = await response.text()
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Set-Cookie')).toBeNull()
    if (path === document) continue
    const bar = translator(path.slice(1, 3) as 'nl')('look.label')
    expect(text).toContain(`aria-label="${bar}"`)
    expect(text).toContain('The owner')
    expect(text).toContain(String(HOME))
  }
  expect(await stored()).toBe(before)
})

test('no route of the owner area writes during an impersonation', async () => {
  const link = await startMailLink(db, ownerId, new Date(Date.now() + MINUTE))
  const before = await stored()
  const cookie = await looking()
  const fields = {
    email: 'owner@example.org',
    password: 'a words-only sentence',
    langid: '1',
    token: link,
    everywhere: 'true',
  }
  expect(POSTS.toSorted()).toEqual([
    '/api/login',
    '/api/login/link',
    '/api/login/open',
    '/api/logout',
    '/api/passkeys/owner/login',
    '/api/passkeys/owner/login/options',
    '/api/passkeys/owner/registration',
    '/api/passkeys/owner/registration/options',
    '/api/passkeys/owner/removal',
    '/api/password/forgot',
    '/api/password/set',
  ])
  for (const path of POSTS) {
    for (const Accept of ['text/html', 'application/json']) {
      const response = await post(path, fields, { Cookie: cookie, Accept })
      expect([path, Accept, response.status]).toEqual([path, Accept, 403])
      expect(response.headers.get('Set-Cookie')).toBeNull()
      expect(response.headers.get('Clear-Site-Data')).toBeNull()
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect((await response.text()).includes(t('look.refused'))).toBe(Accept === 'text/html')
    }
  }
  expect(GETS.length).toBeGreaterThan(20)
  for (const pattern of GETS) {
    const path = pattern
      .replace(/:property\{.*?\}\}/, String(HOME))
      .replace(/:document\{.*?\}\}/, String(documentId))
    for (const method of ['POST', 'DELETE']) {
      const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }
      const { status } = await get(path, { method, headers })
      expect([403, 404, 405], `${method} ${path}`).toContain(status)
    }
    const response = await open(path, cookie)
    expect(response.status, path).toBeLessThan(405)
    expect(response.headers.get('Set-Cookie'), path).toBeNull()
    if (!pattern.endsWith('/')) {
      expect(response.headers.get('Cache-Control'), path).toBe('no-store')
    }
  }
  expect(await stored()).toBe(before)
})

describe('an impersonation ends', () => {
  const login = { status: 302, where: '/nl/login?returnTo=%2Fnl%2Fhistory' }

  async function state(cookie: string) {
    const response = await open('/nl/history', cookie)
    return { status: response.status, where: response.headers.get('Location') }
  }

  test('with its button, which returns to the owner’s page', async () => {
    const cookie = await looking()
    const path = `/staff/owners/${ownerId}`
    const response = await post(`${path}/view/end`, {}, { Cookie: cookie })
    expect([response.status, response.headers.get('Location')]).toEqual([303, path])
    expect(response.headers.get('Set-Cookie')).toMatch(/^owner-view=;.*Max-Age=0/)
  })

  test.each<[string, (cookie: string) => Promise<string> | string]>([
    ['another owner’s number', (cookie) => cookie.replace('owner-view=', 'owner-view=9')],
    ['a later end', (cookie) => cookie.replace(/(owner-view=\d+\.)\d+/, `$1${Date.now() + 1e7}`)],
    ['another session of the same staff member', async (cookie) => swapped(cookie, 'office')],
    ['a session of an admin', async (cookie) => swapped(cookie, 'admin')],
    ['no session of staff', (cookie) => cookie.replace(/^staff=[^;]+; /, '')],
    ['the log-out of the staff member', (cookie) => once(cookie, () => db.delete(session))],
    ['the loss of the right', (cookie) => once(cookie, () => preset(null))],
    ['the owner’s access revoked', (cookie) => once(cookie, () => disabled(Date.now()))],
  ])('with %s', async (_, changed) => {
    const cookie = await changed(await looking())
    expect(await state(cookie)).toEqual(login)
    await db.batch([preset('office'), disabled(null)])
  })

  test('after a quarter of an hour', async () => {
    const cookie = await looking()
    const ends = Number(/owner-view=\d+\.(\d+)/.exec(cookie)?.[1])
    expect(Math.abs(ends - Date.now() - 15 * MINUTE)).toBeLessThan(MINUTE)
    const expired = cookie.replace(String(ends), String(Date.now() - 1))
    expect(await state(expired)).toEqual(login)
  })
})

async function swapped(cookie: string, role: 'office' | 'admin'): Promise<string> {
  return cookie.replace(/^staff=[^;]+/, await cookieOf(role))
}

async function once(cookie: string, change: () => PromiseLike<unknown>): Promise<string> {
  await change()
  return cookie
}

function preset(to: 'office' | null) {
  return db.update(account).set({ preset: to }).where(eq(account.email, 'office@example.org'))
}

function disabled(disabledAt: number | null) {
  return db.update(account).set({ disabledAt }).where(eq(account.id, ownerId))
}
