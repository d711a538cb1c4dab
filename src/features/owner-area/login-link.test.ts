import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../test/agency'
import { all, parse } from '../../../test/html'
import { getAs, OWNER, post } from '../../../test/owner'
import { outbox, rateCount } from '../../platform/db/schema-leads'
import { resetToken } from '../../platform/db/schema-people'
import { translator } from '../../platform/i18n'
import { findAccount, startMailLink, upsertAccount } from '../../site/accounts/queries'

const STAFF = { email: 'boss@x.example', name: 'Boss', role: 'admin', lang: 'nl' } as const
const JSON_ANSWER = { accept: 'application/json' }
const t = translator('nl')

beforeAll(() => loadAgency({ withOwners: true }))
beforeEach(async () => {
  await db.batch([db.delete(rateCount), db.delete(outbox), db.delete(resetToken)])
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

async function ownerToken(minutes = 15, use: 'login' | 'password' = 'login'): Promise<string> {
  const owner = await findAccount(db, OWNER.email)
  return startMailLink(db, owner?.id ?? 0, inMinutes(minutes), use)
}

/** Requests a link and returns the path of the one that is mailed. */
async function mailedPath(fields: Record<string, string>): Promise<string> {
  await post('/api/login/link', fields)
  await expect.poll(async () => (await db.select().from(outbox)).length).toBe(1)
  const [row] = await db.select().from(outbox)
  const { pathname, search } = new URL(/http\S+/.exec(row?.mail.text ?? '')?.[0] ?? '')
  return pathname + search
}

/** Presses the button of the page that a mailed link opens. */
async function press(path: string): Promise<Response> {
  const page = parse(await (await get(path)).text())
  const [form] = all(page, 'form', { action: '/api/login/open' })
  const inputs = form ? all(form, 'input') : []
  const fields = inputs.map(({ attribs }) => [attribs.name ?? '', attribs.value ?? ''] as const)
  return post('/api/login/open', Object.fromEntries(fields))
}

describe('a request for a link to log in', () => {
  test('is answered in the same way for every address, and mailed to owners only', async () => {
    await upsertAccount(db, STAFF, new Date())
    const locations: unknown[] = []
    for (const email of ['unknown@x.example', STAFF.email, ' Owner@Example.com']) {
      const response = await post('/api/login/link', { email, langid: '3' })
      locations.push([response.status, response.headers.get('Location')])
    }
    expect(locations).toEqual(Array(3).fill([303, '/en/login/link?sent=1']))
    await expect.poll(async () => (await db.select().from(outbox)).length).toBe(1)
    const [mail] = await db.select().from(outbox)
    expect(mail?.mail.to.email).toBe(OWNER.email)
  })

  test('stores a hash, and no token', async () => {
    const path = await mailedPath({ email: OWNER.email })
    const token = new URL(path, 'http://x').searchParams.get('token') ?? ''
    expect(token).toMatch(/^.{43}$/)
    expect(JSON.stringify(await db.select().from(resetToken))).not.toContain(token)
  })
})

describe('a mailed link', () => {
  test('logs in once, by the button of its page, and returns to the requested page', async () => {
    const returnTo = '/nl/history?property=410004'
    const path = await mailedPath({ email: OWNER.email, returnTo })
    expect((await get(path)).headers.get('Set-Cookie') ?? '').not.toContain('sid')
    const response = await press(path)
    expect([response.status, response.headers.get('Location')]).toEqual([303, returnTo])
    const cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    expect((await getAs(cookie, returnTo)).status).toBe(200)
    expect((await get(path)).status).toBe(404)
  })

  test('logs in one of two concurrent requests', async () => {
    const token = await ownerToken()
    const send = () => post('/api/login/open', { token }, JSON_ANSWER)
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 404])
  })

  test('is refused after its time', async () => {
    const response = await post('/api/login/open', { token: await ownerToken(-1), langid: '1' })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(t('login.linkover'))
    expect(response.headers.get('Set-Cookie')).toBeNull()
  })

  test('of a staff member is refused', async () => {
    const boss = await upsertAccount(db, STAFF, new Date())
    const token = await startMailLink(db, boss?.id ?? 0, inMinutes(15), 'login')
    expect((await post('/api/login/open', { token }, JSON_ANSWER)).status).toBe(404)
  })

  test('sets no password, and a password link does not log in', async () => {
    const password = 'a-new-password'
    const token = await ownerToken()
    expect((await post('/api/password/set', { token, password }, JSON_ANSWER)).status).toBe(404)
    const passwordToken = await ownerToken(15, 'password')
    const refused = await post('/api/login/open', { token: passwordToken }, JSON_ANSWER)
    expect(refused.status).toBe(404)
  })
})
