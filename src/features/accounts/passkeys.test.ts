import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db, get, loadAgency } from '../../../test/agency'
import { all, parse } from '../../../test/html'
import { callPasskeys, newDevice, passkeyOptions, registerDevice } from '../../../test/passkeys'
import { cookieOf, person, post } from '../../../test/people'
import { stepUpSessions, withFactor } from '../../../test/second-factor'
import { getWith } from '../../../test/worker'
import { outbox } from '../../platform/db/schema-leads'
import { account, passkey, passkeyChallenge, session } from '../../platform/db/schema-people'
import { accessStatements } from '../../site/accounts/access'
import { findAccount, startMailLink } from '../../site/accounts/queries'

const MINUTE = 60_000
const PASSWORD = 'a-long-test-password'
const HTML = { Accept: 'text/html' }

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  await db.batch([db.delete(passkey), db.delete(passkeyChallenge), db.delete(outbox)])
  for (const role of ['admin', 'editor', 'owner'] as const) await person(role)
})

async function logIn(
  device: Awaited<ReturnType<typeof newDevice>>,
  realm: 'owner' | 'staff' = 'staff',
  signing: Parameters<typeof device.sign>[1] = {},
): Promise<Response> {
  const options = await passkeyOptions(`${realm}/login`)
  return callPasskeys(`${realm}/login`, await device.sign(options, signing), options.Cookie)
}

const cookieIn = (response: Response) => response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
const idOf = async (role: string) => (await findAccount(db, `${role}@example.org`))?.id ?? 0

describe('a passkey', () => {
  test.each([
    ['staff', 'editor', '/staff/account'],
    ['owner', 'owner', '/nl/history/account'],
  ] as const)('of %s is added with a mail, and logs in', async (realm, role, page) => {
    const device = await registerDevice(realm, await cookieOf(role))
    await expect.poll(async () => (await db.select().from(outbox)).length).toBe(1)
    const Cookie = cookieIn(await logIn(device, realm))
    const response = await get(page, { headers: { Cookie } })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`/api/passkeys/${realm}/removal`)
  })

  test('logs in to its own realm only', async () => {
    expect((await logIn(await registerDevice('owner', await cookieOf('owner')))).status).toBe(401)
    const device = await registerDevice('staff', await cookieOf('editor'))
    expect((await logIn(device, 'owner')).status).toBe(401)
  })

  test('is refused for a response of another origin', async () => {
    const device = await registerDevice('staff', await cookieOf('editor'))
    for (const origin of ['https://localhost', 'http://localhost:81', 'https://evil.example']) {
      expect((await logIn(device, 'staff', { origin })).status).toBe(401)
    }
    const options = await passkeyOptions('staff/registration', await cookieOf('editor'))
    const created = await (await newDevice()).create(options, { origin: 'https://evil.example' })
    expect((await callPasskeys('staff/registration', created, options.Cookie)).status).toBe(401)
  })

  test('belongs to the host of SITE_ORIGIN', async () => {
    const origin = 'https://www.lindehof.example'
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
    const response = await getWith(
      { SITE_ORIGIN: origin },
      '/api/passkeys/staff/login/options',
      init,
    )
    expect(await response.json()).toMatchObject({
      rpId: 'www.lindehof.example',
      userVerification: 'required',
    })
  })

  test('stores a challenge only for a valid signature', async () => {
    const device = await registerDevice('staff', await cookieOf('editor'))
    await db.delete(passkeyChallenge)
    expect((await logIn(await newDevice())).status).toBe(401)
    expect((await logIn(device, 'staff', { isVerified: false })).status).toBe(401)
    expect(await db.$count(passkeyChallenge)).toBe(0)
    expect((await logIn(device)).status).toBe(200)
    expect(await db.$count(passkeyChallenge)).toBe(1)
  })

  test('is refused for a reused, an expired and an unknown challenge', async () => {
    const device = await registerDevice('staff', await cookieOf('editor'))
    const options = await passkeyOptions('staff/login')
    const signed = await device.sign(options)
    expect((await callPasskeys('staff/login', signed)).status).toBe(401)
    expect((await callPasskeys('staff/login', signed, options.Cookie)).status).toBe(200)
    expect((await callPasskeys('staff/login', signed, options.Cookie)).status).toBe(401)

    const expired = await passkeyOptions('staff/login')
    const late = await device.sign(expired)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * MINUTE })
    expect((await callPasskeys('staff/login', late, expired.Cookie)).status).toBe(401)
    vi.useRealTimers()

    const { Cookie } = await passkeyOptions('staff/login')
    const unknown = await device.sign({ challenge: 'B'.repeat(43) })
    expect((await callPasskeys('staff/login', unknown, Cookie)).status).toBe(401)
  })

  test('is refused for a forged cookie', async () => {
    const device = await registerDevice('staff', await cookieOf('editor'))
    const { challenge, Cookie } = await passkeyOptions('staff/login')
    const forged = 'B'.repeat(43)
    const signed = await device.sign({ challenge: forged })
    const cookie = Cookie.replace(challenge, forged)
    expect((await callPasskeys('staff/login', signed, cookie)).status).toBe(401)
  })

  test('is refused for a challenge of another purpose', async () => {
    const device = await registerDevice('staff', await cookieOf('editor'))
    const options = await passkeyOptions('staff/step-up', await cookieOf('editor'))
    const signed = await device.sign(options)
    expect((await callPasskeys('staff/login', signed, options.Cookie)).status).toBe(401)
  })

  test('is refused without verification of the user', async () => {
    const device = await registerDevice('staff', await cookieOf('editor'))
    expect((await logIn(device, 'staff', { isVerified: false })).status).toBe(401)
  })

  test('is refused if its counter does not grow', async () => {
    const device = await registerDevice('staff', await cookieOf('editor'))
    expect((await logIn(device, 'staff', { counter: 5 })).status).toBe(200)
    expect((await logIn(device, 'staff', { counter: 5 })).status).toBe(401)
    expect((await logIn(device, 'staff', { counter: 0 })).status).toBe(401)
    expect((await logIn(device, 'staff', { counter: 6 })).status).toBe(200)
  })

  test('no longer works once it is removed', async () => {
    const Cookie = await cookieOf('owner')
    const device = await registerDevice('owner', Cookie)
    const [row] = await db.select().from(passkey)
    const removed = await post('/api/passkeys/owner/removal', { id: row?.id ?? '' }, { Cookie })
    expect(removed.status).toBe(303)
    expect((await logIn(device, 'owner')).status).toBe(401)
  })

  test('is removed by its own account only', async () => {
    await registerDevice('staff', await cookieOf('editor'))
    const [row] = await db.select().from(passkey)
    const Cookie = await cookieOf('admin')
    await post('/api/passkeys/staff/removal', { id: row?.id ?? '' }, { Cookie })
    expect(await db.select().from(passkey)).toHaveLength(1)
  })

  test('of a disabled account is refused, and is deleted with the account', async () => {
    const device = await registerDevice('staff', await cookieOf('editor'))
    await db.batch(accessStatements(db, 'disable', 'editor@example.org', new Date()))
    expect((await logIn(device)).status).toBe(401)
    await db.batch(accessStatements(db, 'delete', 'editor@example.org', new Date()))
    expect(await db.select().from(passkey)).toHaveLength(0)
  })
})

describe('passkeys are changed', () => {
  test('only in a session that began within half an hour', async () => {
    const old = await cookieOf('owner', new Date(Date.now() - 31 * MINUTE))
    expect((await callPasskeys('owner/registration/options', {}, old)).status).toBe(401)
    expect((await callPasskeys('owner/registration/options')).status).toBe(401)
  })

  test('with a second factor, only after it was used', async () => {
    const id = await idOf('editor')
    await withFactor(id)
    const Cookie = await cookieOf('editor')
    expect((await callPasskeys('staff/registration/options', {}, Cookie)).status).toBe(401)
    await stepUpSessions(id, new Date())
    expect((await callPasskeys('staff/registration/options', {}, Cookie)).status).toBe(200)
  })
})

describe('as the second factor of staff, a passkey', () => {
  test('is required after the password, and needs no code', async () => {
    const device = await registerDevice('staff', await cookieOf('editor'))
    await person('editor', PASSWORD)
    expect(await db.select().from(passkey)).toHaveLength(0)
    const again = await registerDevice('staff', await cookieOf('editor'))
    const login = await post('/staff/login', { email: 'editor@example.org', password: PASSWORD })
    expect(login.headers.get('Location')).toBe('/staff/code')
    const page = await get('/staff/code', { headers: { Cookie: cookieIn(login) } })
    expect(await page.text()).toContain('/api/passkeys/staff/login')
    expect((await logIn(device)).status).toBe(401)
    expect((await logIn(again)).status).toBe(200)
  })

  test('confirms a change as a code does', async () => {
    const Cookie = await cookieOf('admin')
    const device = await registerDevice('staff', Cookie)
    const id = await idOf('admin')
    await stepUpSessions(id, new Date(Date.now() - 31 * MINUTE))
    const invite = () =>
      post('/staff/accounts', { email: 'x', name: 'X', role: 'editor', lang: 'nl' }, { Cookie })
    const asked = await invite()
    expect(asked.status).toBe(401)
    expect(await asked.text()).toContain('/api/passkeys/staff/step-up')
    const options = await passkeyOptions('staff/step-up', Cookie)
    const signed = await device.sign(options)
    expect((await callPasskeys('staff/step-up', signed, options.Cookie)).status).toBe(200)
    const [latest] = (await db.select().from(session).where(eq(session.accountId, id))).filter(
      ({ codeEnteredAt }) => (codeEnteredAt ?? 0) > Date.now() - MINUTE,
    )
    expect(latest).toBeDefined()
  })

  test('of another account does not confirm', async () => {
    const other = await registerDevice('staff', await cookieOf('editor'))
    const Cookie = await cookieOf('admin')
    await registerDevice('staff', Cookie)
    const options = await passkeyOptions('staff/step-up', Cookie)
    const response = await callPasskeys('staff/step-up', await other.sign(options), options.Cookie)
    expect(response.status).toBe(401)
  })

  test.each([
    ['starts the count of wrong codes again', 19, 0],
    ['does not accept codes again after too many wrong ones', 20, 20],
  ])('%s', async (_, before, after) => {
    const device = await registerDevice('staff', await cookieOf('editor'))
    await db.update(account).set({ wrongCodes: before })
    expect((await logIn(device)).status).toBe(200)
    const [row] = await db
      .select()
      .from(account)
      .where(eq(account.id, await idOf('editor')))
    expect(row?.wrongCodes).toBe(after)
  })

  test('is deleted when an admin resets the factors', async () => {
    await registerDevice('staff', await cookieOf('editor'))
    const Cookie = await cookieOf('admin')
    const path = `/staff/accounts/${await idOf('editor')}/second-factor/removal`
    expect((await post(path, {}, { Cookie })).status).toBe(303)
    expect(await db.select().from(passkey)).toHaveLength(0)
  })
})

describe('a new password', () => {
  const password = 'a words-only sentence'
  const linkFor = async (role: string) =>
    startMailLink(db, await idOf(role), new Date(Date.now() + MINUTE))
  const boxesOf = async (response: Response) =>
    all(parse(await response.text()), 'input', { name: 'passkeys' })

  test.each([
    ['remain', {}, 1],
    ['are removed on request', { passkeys: 'remove' }, 0],
  ] as const)('of an owner is set by a link, and the passkeys %s', async (_, fields, left) => {
    await registerDevice('owner', await cookieOf('owner'))
    const token = await linkFor('owner')
    const [box] = await boxesOf(await get(`/nl/login/password?token=${token}`))
    expect(box?.attribs).not.toHaveProperty('checked')
    const short = await post('/api/password/set', { token, password: 'x', ...fields }, HTML)
    expect('checked' in ((await boxesOf(short))[0]?.attribs ?? {})).toBe(left === 0)
    const set = await post('/api/password/set', { token, password, ...fields }, HTML)
    expect(set.status).toBe(303)
    expect(await db.$count(passkey)).toBe(left)
  })

  test('of staff with an app removes the passkeys on request', async () => {
    await registerDevice('staff', await cookieOf('editor'))
    await withFactor(await idOf('editor'))
    const path = `/staff/password?token=${await linkFor('editor')}`
    expect(await boxesOf(await get(path))).toHaveLength(1)
    expect((await post(path, { password, passkeys: 'remove' })).status).toBe(303)
    expect(await db.$count(passkey)).toBe(0)
    const login = await post('/staff/login', { email: 'editor@example.org', password })
    expect(login.headers.get('Location')).toBe('/staff/code')
  })

  test('by a link does not remove the only second factor of staff', async () => {
    await registerDevice('staff', await cookieOf('editor'))
    const path = `/staff/password?token=${await linkFor('editor')}`
    expect(await boxesOf(await get(path))).toHaveLength(0)
    expect((await post(path, { password, passkeys: 'remove' })).status).toBe(303)
    expect(await db.$count(passkey)).toBe(1)
  })

  test('in a session removes the passkeys only after a recent confirmation', async () => {
    const { id } = await person('editor', PASSWORD)
    await registerDevice('staff', await cookieOf('editor'))
    const fields = { current: PASSWORD, password, passkeys: 'remove' }
    const Cookie = await cookieOf('editor')
    expect(await boxesOf(await get('/staff/account', { headers: { Cookie } }))).toHaveLength(1)
    expect((await post('/staff/account/password', fields, { Cookie })).status).toBe(401)
    expect(await db.$count(passkey)).toBe(1)
    await stepUpSessions(id, new Date())
    expect((await post('/staff/account/password', fields, { Cookie })).status).toBe(303)
    expect(await db.$count(passkey)).toBe(0)
  })
})
