import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../test/agency'
import { keepLogs } from '../../../test/logs'
import { cookieOf, getAs, HOME, OTHER, OTHER_HOME, OWNER, post } from '../../../test/owner'
import { getWith } from '../../../test/worker'
import { property } from '../../platform/db/schema'
import { session } from '../../platform/db/schema-people'
import { tokenHash } from '../../platform/db/tokens'
import { upsertAccount } from '../../site/accounts/queries'
import { startSession } from '../../site/accounts/sessions'

/** A text of owners' pages that no public page has. */
const SECRET = 'EPC met aanbevelingen'
let documentId = 0

keepLogs()
beforeAll(async () => {
  await loadAgency({ withOwners: true })
  const row = await db.select().from(property).where(eq(property.id, HOME)).get()
  documentId = row?.data?.documents[0]?.id ?? 0
  await env.MEDIA.put('documents/epc-voorbeeld.pdf', '%PDF-1.7 paper', {
    httpMetadata: { contentType: 'application/pdf' },
  })
})

const ownerPages = () => [
  '/nl/history',
  '/nl/history?property=all',
  `/nl/history?property=${HOME}`,
  `/nl/history/documents/${HOME}/${documentId}`,
]

describe('the pages of an owner', () => {
  test('are shown to the owner', async () => {
    const cookie = await cookieOf(OWNER)
    for (const path of ownerPages()) expect((await getAs(cookie, path)).status, path).toBe(200)
  })

  test.each<[string, () => Promise<string>]>([
    ['a visitor without a session', async () => ''],
    ['an empty cookie', async () => 'sid='],
    ['a made-up token', async () => `sid=${'A'.repeat(43)}`],
    [
      'a token of another cookie’s name',
      async () => (await cookieOf(OWNER)).replace('sid', '__Host-sid'),
    ],
    ['a tampered token', async () => tampered(await cookieOf(OWNER))],
    ['the hash that the database keeps', async () => `sid=${await hashOf(await cookieOf(OWNER))}`],
    ['a session ended here', async () => loggedOut('here')],
    ['a stolen session, revoked elsewhere', async () => loggedOut('elsewhere')],
    ['a session unused for too long', async () => withClock({ idleUntil: Date.now() - 1 })],
    ['a session that is too old', async () => withClock({ endsAt: Date.now() - 1 })],
    ['an admin of the agency', async () => staffToken('admin')],
    ['an editor of the agency', async () => staffToken('editor')],
  ])('redirect %s to the login, without any content', async (_, cookieFor) => {
    const cookie = await cookieFor()
    for (const path of ownerPages()) {
      const response = await getAs(cookie, path)
      expect(response.status, path).toBe(302)
      expect(response.headers.get('Location')).toBe(
        `/nl/login?${new URLSearchParams({ returnTo: path })}`,
      )
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await response.text()).toBe('')
    }
  })

  test('respond with 404 to another owner, as for an unknown property', async () => {
    const cookie = await cookieOf(OTHER)
    const unknown = await getAs(cookie, '/nl/history?property=499998')
    const words = await unknown.text()
    expect(unknown.status).toBe(404)
    for (const path of ownerPages().slice(2)) {
      const response = await getAs(cookie, path)
      expect(response.status, path).toBe(404)
      expect(await response.text()).toBe(words)
    }
  })

  test.each(['0', '-1', 'x', '410004x', '410004 OR 1=1', '99999999999999999999', '4.1e5'])(
    'respond with 404 for the id %s',
    async (id) => {
      const path = `/nl/history?property=${encodeURIComponent(id)}`
      expect((await getAs(await cookieOf(OWNER), path)).status).toBe(404)
    },
  )

  test('contain the owner’s properties and no others', async () => {
    const words = await (await getAs(await cookieOf(OTHER), '/fr/history?property=all')).text()
    expect(words).toContain(`property=${OTHER_HOME}`)
    expect(words).not.toContain(`property=${HOME}`)
  })

  test('serve the documents of the owner’s properties, and no other document', async () => {
    const cookie = await cookieOf(OWNER)
    const paper = await getAs(cookie, `/nl/history/documents/${HOME}/${documentId}`)
    expect(paper.headers.get('Content-Disposition')).toMatch(/^inline; filename\*=UTF-8''/)
    expect(paper.headers.get('Cache-Control')).toBe('no-store')
    expect(await paper.text()).toBe('%PDF-1.7 paper')
    for (const path of [`${HOME}/1`, `${OTHER_HOME}/${documentId}`]) {
      expect((await getAs(cookie, `/nl/history/documents/${path}`)).status).toBe(404)
    }
  })

  test('are not cached and not indexed', async () => {
    const cookie = await cookieOf(OWNER)
    for (const path of [...ownerPages().slice(0, 3), '/nl/login/forgot']) {
      const response = await getAs(cookie, path)
      expect(response.headers.get('Cache-Control'), path).toBe('no-store')
      expect(response.headers.get('ETag')).toBeNull()
      expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
    }
    const anonymous = await get(`/nl/history?property=${HOME}`)
    expect(await anonymous.text()).not.toContain(SECRET)
  })

  test('are not shown while the sessions cannot be read', async () => {
    const cookie = await cookieOf(OWNER)
    const broken = {
      ...env.DB,
      withSession: (how?: string) =>
        how === 'first-primary' ? dead() : env.DB.withSession('first-unconstrained'),
    } as unknown as D1Database
    const init = { headers: { Cookie: cookie } }
    const response = await getWith({ DB: broken }, `/nl/history?property=${HOME}`, init)
    expect(response.status).toBe(503)
    expect(response.headers.get('Set-Cookie')).toBeNull()
  })
})

function dead(): never {
  throw new Error('D1_ERROR: Network connection lost')
}

function tokenOf(cookie: string): string {
  return cookie.slice('sid='.length)
}

function hashOf(cookie: string): Promise<string> {
  return tokenHash(tokenOf(cookie))
}

function tampered(cookie: string): string {
  const last = cookie.at(-2) === 'A' ? 'B' : 'A'
  return cookie.slice(0, -2) + last + cookie.slice(-1)
}

async function loggedOut(where: 'here' | 'elsewhere'): Promise<string> {
  const cookie = await cookieOf(OWNER)
  if (where === 'here') await post('/api/logout', {}, { cookie })
  else await post('/api/logout', { everywhere: 'true' }, { cookie: await cookieOf(OWNER) })
  return cookie
}

async function withClock(clock: { idleUntil?: number; endsAt?: number }): Promise<string> {
  const cookie = await cookieOf(OWNER)
  await db
    .update(session)
    .set(clock)
    .where(eq(session.tokenHash, await hashOf(cookie)))
  return cookie
}

async function staffToken(role: 'admin' | 'editor'): Promise<string> {
  const email = `${role}@lindehof.example`
  const account = await upsertAccount(db, { email, name: role, role, lang: 'nl' }, new Date())
  if (!account) throw new Error('An owner has this address')
  const token = await startSession(db, { account, userAgent: '' }, undefined, new Date())
  return `sid=${token}`
}
