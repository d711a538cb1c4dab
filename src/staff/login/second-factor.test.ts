import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db, get, loadAgency } from '../../../test/agency'
import { all, byClass, parse, words } from '../../../test/html'
import { documentAt, htmlAt } from '../../../test/open-page'
import { cookieOf, person, post } from '../../../test/people'
import { codeOf, stepUpSessions, withFactor } from '../../../test/second-factor'
import { getWith } from '../../../test/worker'
import { setPassword } from '../../features/accounts/queries'
import { findFactor } from '../../features/accounts/second-factor/second-factor'
import { outbox } from '../../platform/db/schema-leads'
import { account, audit, loginTry, session } from '../../platform/db/schema-people'
import { translator } from '../../platform/i18n'

const t = translator('nl')
const MINUTE = 60_000
const admin = { email: 'admin@example.org', password: 'a long password' }

let id = 0
let hash: string | null = null
let secret = ''
let codes: string[] = []

/** An account whose password is hashed once for all tests. */
async function adminAnew(): Promise<void> {
  ;({ id } = await person('admin'))
  if (hash === null) await setPassword(db, id, admin.password)
  const [row] = await db.select().from(account).where(eq(account.id, id))
  hash ??= row?.password ?? null
  await db.update(account).set({ password: hash }).where(eq(account.id, id))
}

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  await db.batch([db.delete(loginTry), db.delete(outbox)])
  await adminAnew()
  ;({ secret, codes } = await withFactor(id))
})
afterEach(() => void vi.useRealTimers())

function cookieIn(response: Response): string {
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

/** The first step of a log-in: the cookie of who owes a code. */
async function pending(): Promise<string> {
  const response = await post('/staff/login', admin)
  expect(response.headers.get('Location')).toBe('/staff/code')
  expect(response.headers.get('Set-Cookie')).toMatch(
    /^staff-code=[\w.%-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  return cookieIn(response)
}

async function isPreviewOn(Cookie: string): Promise<boolean> {
  const response = await get('/nl/', { headers: { Cookie } })
  return byClass(parse(await response.text()), 'preview-bar').length > 0
}

const give = (Cookie: string, otp: string) => post('/staff/code', { otp }, { Cookie })
const noteCode = (at: number) => stepUpSessions(id, new Date(at))
const lastAuditEntry = () => db.select().from(audit).orderBy(desc(audit.id)).get()
const lastMail = async () =>
  (await db.select().from(outbox).orderBy(desc(outbox.createdAt)).get())?.mail

describe('a log-in with a second factor', () => {
  test('opens nothing before the code, which works once', async () => {
    const Cookie = await pending()
    expect((await get('/staff/leads', { headers: { Cookie } })).status).toBe(303)
    const front = await htmlAt('/staff', Cookie)
    expect(front).not.toContain('staff-shell')
    const page = await documentAt('/staff/code', Cookie)
    const [field] = all(page, 'input', { name: 'otp' })
    expect(field?.attribs).toMatchObject({ autocomplete: 'one-time-code', inputmode: 'numeric' })

    const wrong = await give(Cookie, codeOf(secret, 9))
    expect(wrong.status).toBe(401)
    expect(words(parse(await wrong.text()))).toContain(t('staff.code.wrong'))

    const code = codeOf(secret)
    const right = await give(Cookie, ` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect([right.status, right.headers.get('Location')]).toEqual([303, '/staff'])
    const [over, begun] = right.headers.getSetCookie()
    expect(over).toContain('staff-code=; Max-Age=0')
    const own = begun?.split(';')[0] ?? ''
    expect((await get('/staff/leads', { headers: { Cookie: own } })).status).toBe(200)

    expect((await give(Cookie, code)).status).toBe(401)
  })

  test('takes a recovery code once, and tells of it', async () => {
    const Cookie = await pending()
    const fields = { otp: '', 'recovery-code': codes[0]?.toUpperCase() ?? '' }
    expect((await post('/staff/code', fields, { Cookie })).status).toBe(303)
    expect((await post('/staff/code', fields, { Cookie })).status).toBe(401)
    expect(await lastAuditEntry()).toMatchObject({ action: 'account.recovery', accountId: id })
    const mail = await lastMail()
    expect(mail?.to.email).toBe(admin.email)
    expect(mail?.subject).toBe(t('mail.factor.recovery', { agency: 'Lindehof' }))
  })

  test('counts a wrong code as a try, which the right password does not take back', async () => {
    // The time to wait is told to the second.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'CF-Connecting-IP': '203.0.113.77' }
    const limited = (path: string, fields: Record<string, string>, Cookie = '') =>
      getWith({ RATE_LIMIT_FACTOR: '1' }, path, {
        method: 'POST',
        headers: { ...headers, Cookie },
        body: new URLSearchParams(fields),
      })
    const Cookie = cookieIn(await limited('/staff/login', admin))
    const wrong = { otp: codeOf(secret, 9) }
    for (let times = 0; times < 3; times++) {
      expect((await limited('/staff/code', wrong, Cookie)).status).toBe(401)
    }
    expect((await limited('/staff/login', admin)).status).toBe(303)
    const refused = await limited('/staff/code', { otp: codeOf(secret) }, Cookie)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
    expect((await limited('/staff/login', admin)).status).toBe(429)
  })

  test.each<[why: string, end: () => Promise<unknown> | unknown]>(
    Object.entries({
      'ten minutes': () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * MINUTE }),
      'a new password': () =>
        db.update(account).set({ password: 'another hash' }).where(eq(account.id, id)),
      'who disables the account': () =>
        db.update(account).set({ disabledAt: 1 }).where(eq(account.id, id)),
      'who resets the second factor': () => person('admin'),
    }),
  )('is ended by %s', async (_, end) => {
    const Cookie = await pending()
    await end()
    expect((await get('/staff/code', { headers: { Cookie } })).status).toBe(303)
    const late = await give(Cookie, codeOf(secret))
    expect(late.status).toBe(401)
    expect(words(parse(await late.text()))).toContain(t('staff.code.over'))
    expect(await db.select().from(session).where(eq(session.accountId, id))).toEqual([])
  })

  test('is not begun by a cookie that says so', async () => {
    const [, ends, signature] = (await pending()).split('.')
    for (const cookie of [
      '',
      `${id}.9999999999999.x`,
      'x.9999999999999.x',
      `${id + 1}.${ends}.${signature}`,
    ]) {
      expect((await give(`staff-code=${cookie}`, codeOf(secret))).status).toBe(401)
    }
  })
})

describe('a change to people’s data', () => {
  const path = '/staff/leads/person'
  const form = { email: 'somebody@example.org', note: '"><b>' }

  async function ask(Cookie: string, more: Record<string, string> = {}) {
    const response = await post(path, { ...form, ...more }, { Cookie })
    const html = await response.text()
    const page = parse(html)
    const [main = page] = all(page, 'main')
    const kept = all(main, 'input', { type: 'hidden' }).map(({ attribs }) => [
      attribs.name,
      attribs.value,
    ])
    const cookie = cookieIn(response)
    return { status: response.status, page, kept: Object.fromEntries(kept), html, cookie }
  }

  test('asks for a code, keeps what was typed, and then goes on for half an hour', async () => {
    const Cookie = await cookieOf('admin')
    const asked = await ask(Cookie)
    expect(asked.status).toBe(401)
    expect(asked.kept).toEqual({ ...form, 'second-factor': 'yes' })
    const wrong = await ask(Cookie, { ...asked.kept, otp: codeOf(secret, 9) })
    expect([wrong.status, wrong.kept]).toEqual([401, asked.kept])
    expect(words(wrong.page)).toContain(t('staff.code.wrong'))

    const done = await ask(Cookie, { ...asked.kept, otp: codeOf(secret) })
    expect([done.status, words(done.page).includes(form.email)]).toEqual([200, true])
    expect((await ask(done.cookie)).status).toBe(200)
    await noteCode(Date.now() - 30 * MINUTE)
    expect((await ask(done.cookie)).status).toBe(401)
  })

  test('gives the session a new token, for which alone the code counts', async () => {
    const Cookie = await cookieOf('admin')
    const { kept } = await ask(Cookie)
    const done = await ask(Cookie, { ...kept, otp: codeOf(secret) })
    expect(done.cookie).toMatch(/^staff=[\w-]{43}$/)
    expect(done.cookie).not.toBe(Cookie)
    expect((await ask(Cookie)).status).toBe(401)
    const rows = await db.select().from(session).where(eq(session.accountId, id))
    expect(rows.filter(({ endsAt }) => endsAt > Date.now() + MINUTE)).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * MINUTE })
    const front = (cookie: string) => get('/staff/account', { headers: { Cookie: cookie } })
    expect([(await front(Cookie)).status, (await front(done.cookie)).status]).toEqual([303, 200])
  })

  test('leaves the preview on', async () => {
    const staff = await cookieOf('admin')
    const on = await post('/staff/preview', { state: 'on' }, { Cookie: staff })
    const Cookie = `${staff}; ${cookieIn(on)}`
    const { kept } = await ask(Cookie)
    const done = await post(path, { ...kept, otp: codeOf(secret) }, { Cookie })
    const jar = done.headers.getSetCookie().map((one) => one.split(';')[0])
    expect(await isPreviewOn(jar.join('; '))).toBe(true)
  })

  test('is asked of a session, not of the account', async () => {
    const Cookie = await cookieOf('admin')
    const { kept } = await ask(Cookie)
    await ask(Cookie, { ...kept, otp: codeOf(secret) })
    expect((await ask(await cookieOf('admin'))).status).toBe(401)
  })

  test('is made in the demo without a second factor, but by no deployment’s admin', async () => {
    await person('admin')
    const Cookie = await cookieOf('admin')
    expect((await ask(Cookie)).status).toBe(200)
    const origin = 'https://www.example.be'
    const init = {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: `__Host-${Cookie}` },
      body: new URLSearchParams(form),
    }
    const response = await getWith({ SITE_ORIGIN: origin }, path, init, origin)
    const page = parse(await response.text())
    expect(response.status).toBe(403)
    expect(all(page, 'a', { target: '_blank' })[0]?.attribs.href).toBe('/staff/account')
    expect(all(page, 'input', { name: 'email' })[0]?.attribs.value).toBe(form.email)
  })
})

test('a preview that starts with a new log-in belongs to its session', async () => {
  const form = { state: 'on', returnTo: '/nl/' }
  const asked = await post('/staff/preview', {
    ...form,
    'again-email': admin.email,
    'again-password': admin.password,
  })
  const given = { ...form, 'again-code': 'yes', otp: codeOf(secret) }
  const done = await post('/staff/preview', given, { Cookie: cookieIn(asked) })
  expect(done.headers.get('Location')).toBe('/nl/')
  const jar = done.headers.getSetCookie().map((one) => one.split(';')[0])
  expect(await isPreviewOn(jar.join('; '))).toBe(true)
})

test('a form whose session has ended asks for password and code, and goes on with what was proved', async () => {
  const path = '/staff/leads/person'
  const credentials = { 'again-email': admin.email, 'again-password': admin.password }
  const asked = await post(path, { email: 'wilma@example.org', ...credentials })
  expect(asked.status).toBe(401)
  const html = await asked.text()
  expect(html).toContain('wilma@example.org')
  expect(html).not.toContain(admin.password)
  const [marked] = all(parse(html), 'input', { name: 'again-code' })
  expect(marked).toBeDefined()

  const form = { email: 'wilma@example.org', 'again-code': 'yes' }
  const alone = await post(path, { ...form, otp: codeOf(secret) })
  expect(alone.status).toBe(401)
  const Cookie = cookieIn(asked)
  expect((await post(path, { ...form, otp: codeOf(secret, 9) }, { Cookie })).status).toBe(401)
  const found = await post(path, { ...form, otp: codeOf(secret) }, { Cookie })
  expect([found.status, found.headers.get('Set-Cookie')]).toEqual([
    200,
    expect.stringMatching(/staff=[\w-]{40}/),
  ])
})

test('who lost the phone and the codes is helped by an admin, and told by mail', async () => {
  const editor = await person('editor')
  await withFactor(editor.id)
  const Cookie = await cookieOf('admin')
  await noteCode(Date.now())
  const path = `/staff/accounts/${editor.id}`
  const page = await htmlAt(path, Cookie)
  expect(page).toContain(t('staff.accounts.factor'))
  const done = await post(`${path}/second-factor/removal`, {}, { Cookie })
  expect(done.headers.get('Location')).toBe(`${path}?done=reset`)
  expect(await findFactor(db, editor.id)).toBeNull()
  expect(await lastAuditEntry()).toMatchObject({ action: 'account.factor-reset', accountId: id })
  expect((await lastMail())?.to.email).toBe('editor@example.org')
  expect(await htmlAt(path, Cookie)).not.toContain('/second-factor/removal')
})
