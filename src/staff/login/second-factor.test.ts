import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db, get, loadAgency } from '../../../test/agency'
import { all, parse, words } from '../../../test/html'
import { documentAt, htmlAt } from '../../../test/open-page'
import { cookieOf, person, post } from '../../../test/people'
import { codeOf, stepUpSessions, withFactor } from '../../../test/second-factor'
import { getWith } from '../../../test/worker'
import { outbox } from '../../platform/db/schema-leads'
import { account, audit, loginTry, session } from '../../platform/db/schema-people'
import { translator } from '../../platform/i18n'
import { setPassword, startMailLink } from '../../site/accounts/queries'
import { findFactor } from '../../site/accounts/second-factor/second-factor'

const t = translator('nl')
const MINUTE = 60_000
const admin = { email: 'admin@example.org', password: 'a long password' }

let id = 0
let hash: string | null = null
let secret = ''
let codes: string[] = []

/** Resets the admin account. Its password is hashed only once for all tests. */
async function resetAdmin(): Promise<void> {
  ;({ id } = await person('admin'))
  if (hash === null) await setPassword(db, id, admin.password)
  const [row] = await db.select().from(account).where(eq(account.id, id))
  hash ??= row?.password ?? null
  await db.update(account).set({ password: hash }).where(eq(account.id, id))
}

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  await db.batch([db.delete(loginTry), db.delete(outbox)])
  await resetAdmin()
  ;({ secret, codes } = await withFactor(id))
})
afterEach(() => void vi.useRealTimers())

function cookieIn(response: Response): string {
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

/** Does the first step of a log-in and returns the cookie with which a code can be entered. */
async function pendingCookie(): Promise<string> {
  const response = await post('/staff/login', admin)
  expect(response.headers.get('Location')).toBe('/staff/code')
  expect(response.headers.get('Set-Cookie')).toMatch(
    /^staff-code=[\w.%-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  return cookieIn(response)
}

const sendCode = (Cookie: string, otp: string) => post('/staff/code', { otp }, { Cookie })
const setLastCodeTime = (at: number) => stepUpSessions(id, new Date(at))
const lastAuditEntry = () => db.select().from(audit).orderBy(desc(audit.id)).get()
const lastMail = async () =>
  (await db.select().from(outbox).orderBy(desc(outbox.createdAt)).get())?.mail

describe('a log-in with a second factor', () => {
  test('grants access only after the code, which works once', async () => {
    const Cookie = await pendingCookie()
    expect((await get('/staff/leads', { headers: { Cookie } })).status).toBe(303)
    const front = await htmlAt('/staff', Cookie)
    expect(front).not.toContain('staff-shell')
    const page = await documentAt('/staff/code', Cookie)
    const [field] = all(page, 'input', { name: 'otp' })
    expect(field?.attribs).toMatchObject({ autocomplete: 'one-time-code', inputmode: 'numeric' })

    const wrong = await sendCode(Cookie, codeOf(secret, 9))
    expect(wrong.status).toBe(401)
    expect(words(parse(await wrong.text()))).toContain(t('staff.code.wrong'))

    const code = codeOf(secret)
    const right = await sendCode(Cookie, ` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect([right.status, right.headers.get('Location')]).toEqual([303, '/staff'])
    const [endedCookie, sessionCookie] = right.headers.getSetCookie()
    expect(endedCookie).toContain('staff-code=; Max-Age=0')
    const newCookie = sessionCookie?.split(';')[0] ?? ''
    expect((await get('/staff/leads', { headers: { Cookie: newCookie } })).status).toBe(200)

    expect((await sendCode(Cookie, code)).status).toBe(401)
  })

  test('accepts a recovery code once and reports its use by mail', async () => {
    const Cookie = await pendingCookie()
    const fields = { otp: '', 'recovery-code': codes[0]?.toUpperCase() ?? '' }
    expect((await post('/staff/code', fields, { Cookie })).status).toBe(303)
    expect((await post('/staff/code', fields, { Cookie })).status).toBe(401)
    expect(await lastAuditEntry()).toMatchObject({ action: 'account.recovery', accountId: id })
    const mail = await lastMail()
    expect(mail?.to.email).toBe(admin.email)
    expect(mail?.subject).toBe(t('mail.factor.recovery', { agency: 'Lindehof' }))
  })

  test('counts wrong codes, and the correct password does not reset the count', async () => {
    // The waiting time is shown in seconds, so the clock must not move.
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
    const rejection = await limited('/staff/code', { otp: codeOf(secret) }, Cookie)
    expect([rejection.status, rejection.headers.get('Retry-After')]).toEqual([429, '60'])
    expect((await limited('/staff/login', admin)).status).toBe(429)
  })

  describe('after many wrong codes in a row', () => {
    const enterWrong = async (Cookie: string, times: number) => {
      for (let nth = 0; nth < times; nth++) {
        expect((await sendCode(Cookie, codeOf(secret, 9))).status).toBe(401)
      }
    }
    const actions = async () => {
      const rows = await db.select().from(audit).where(eq(audit.accountId, id)).orderBy(audit.id)
      return rows.map(({ action }) => action)
    }
    const setPasswordByMail = async () => {
      const token = await startMailLink(db, id, new Date(Date.now() + MINUTE))
      const fields = { password: 'another long password' }
      expect((await post(`/staff/password?token=${token}`, fields)).status).toBe(303)
      admin.password = fields.password
      hash = (await db.select().from(account).where(eq(account.id, id)))[0]?.password ?? null
    }
    const isBlocked = async (response: Response) => {
      const text = words(parse(await response.text()))
      return text.includes(t('staff.code.blocked', { link: t('login.forgot') }))
    }

    beforeEach(() => db.delete(audit))

    test('sends a mail at the tenth, and starts again after a right one', async () => {
      const Cookie = await pendingCookie()
      await enterWrong(Cookie, 9)
      expect((await sendCode(Cookie, codeOf(secret))).status).toBe(303)
      const again = await pendingCookie()
      await enterWrong(again, 9)
      expect(await lastMail()).toBeUndefined()
      await enterWrong(again, 1)
      const mail = await lastMail()
      expect(mail?.to.email).toBe(admin.email)
      expect(mail?.subject).toBe(t('mail.factor.codes', { agency: 'Lindehof' }))
      expect(mail?.text).toContain('/staff/forgotten')
      expect(await actions()).toEqual(['account.codes-wrong'])
      await enterWrong(again, 5)
      expect(await db.$count(outbox)).toBe(1)
    })

    test('refuses even a right code after the twentieth, until a recovery code is used', async () => {
      const Cookie = await pendingCookie()
      await enterWrong(Cookie, 19)
      const twentieth = await sendCode(Cookie, codeOf(secret, 9))
      expect([twentieth.status, await isBlocked(twentieth)]).toEqual([401, true])
      const right = await sendCode(Cookie, codeOf(secret))
      expect([right.status, await isBlocked(right)]).toEqual([401, true])
      expect(await actions()).toEqual(['account.codes-wrong', 'account.codes-blocked'])
      const recovery = { otp: '', 'recovery-code': codes[0] ?? '' }
      expect((await post('/staff/code', recovery, { Cookie })).status).toBe(303)
      expect((await sendCode(await pendingCookie(), codeOf(secret))).status).toBe(303)
    })

    test('accepts codes again after a new password by mail, but not after one in a session', async () => {
      await enterWrong(await pendingCookie(), 20)
      const change = { current: admin.password, password: 'a third long password' }
      const changed = await post('/staff/account/password', change, {
        Cookie: await cookieOf('admin'),
      })
      expect(changed.status).toBe(303)
      admin.password = change.password
      hash = (await db.select().from(account).where(eq(account.id, id)))[0]?.password ?? null
      expect(await isBlocked(await sendCode(await pendingCookie(), codeOf(secret)))).toBe(true)
      await setPasswordByMail()
      expect((await sendCode(await pendingCookie(), codeOf(secret))).status).toBe(303)
    })

    test('counts the codes of parallel requests and of a session', async () => {
      const Cookie = await pendingCookie()
      const wrong = Array.from({ length: 15 }, () => sendCode(Cookie, codeOf(secret, 9)))
      await Promise.all(wrong)
      const staff = await cookieOf('admin')
      const change = (otp: string) =>
        post('/staff/leads/person', { 'second-factor': 'yes', otp }, { Cookie: staff })
      for (let nth = 0; nth < 5; nth++) await change(codeOf(secret, 9))
      expect(await isBlocked(await change(codeOf(secret)))).toBe(true)
      expect(await actions()).toEqual(['account.codes-wrong', 'account.codes-blocked'])
    })
  })

  test.each<[why: string, end: () => Promise<unknown> | unknown]>(
    Object.entries({
      'ten minutes': () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * MINUTE }),
      'a new password': () =>
        db.update(account).set({ password: 'another hash' }).where(eq(account.id, id)),
      'a disabled account': () =>
        db.update(account).set({ disabledAt: 1 }).where(eq(account.id, id)),
      'a reset second factor': () => person('admin'),
    }),
  )('is ended by %s', async (_, end) => {
    const Cookie = await pendingCookie()
    await end()
    expect((await get('/staff/code', { headers: { Cookie } })).status).toBe(303)
    const lateResponse = await sendCode(Cookie, codeOf(secret))
    expect(lateResponse.status).toBe(401)
    expect(words(parse(await lateResponse.text()))).toContain(t('staff.code.over'))
    expect(await db.select().from(session).where(eq(session.accountId, id))).toEqual([])
  })

  test('is refused with a forged cookie', async () => {
    const [, ends, signature] = (await pendingCookie()).split('.')
    for (const cookie of [
      '',
      `${id}.9999999999999.x`,
      'x.9999999999999.x',
      `${id + 1}.${ends}.${signature}`,
    ]) {
      expect((await sendCode(`staff-code=${cookie}`, codeOf(secret))).status).toBe(401)
    }
  })
})

describe('a request for personal data', () => {
  const path = '/staff/leads/person'
  const form = { email: 'visitor@example.org', note: '"><b>' }

  async function search(Cookie: string, extraFields: Record<string, string> = {}) {
    const response = await post(path, { ...form, ...extraFields }, { Cookie })
    const html = await response.text()
    const page = parse(html)
    const [main = page] = all(page, 'main')
    const hiddenFields = all(main, 'input', { type: 'hidden' }).map(({ attribs }) => [
      attribs.name,
      attribs.value,
    ])
    const cookie = cookieIn(response)
    return {
      status: response.status,
      page,
      hiddenFields: Object.fromEntries(hiddenFields),
      html,
      cookie,
    }
  }

  test('requires a code, preserves the form and is then allowed for half an hour', async () => {
    const Cookie = await cookieOf('admin')
    const prompt = await search(Cookie)
    expect(prompt.status).toBe(401)
    expect(prompt.hiddenFields).toEqual({ ...form, 'second-factor': 'yes' })
    const wrong = await search(Cookie, { ...prompt.hiddenFields, otp: codeOf(secret, 9) })
    expect([wrong.status, wrong.hiddenFields]).toEqual([401, prompt.hiddenFields])
    expect(words(wrong.page)).toContain(t('staff.code.wrong'))

    const result = await search(Cookie, { ...prompt.hiddenFields, otp: codeOf(secret) })
    expect([result.status, words(result.page).includes(form.email)]).toEqual([200, true])
    expect((await search(result.cookie)).status).toBe(200)
    await setLastCodeTime(Date.now() - 30 * MINUTE)
    expect((await search(result.cookie)).status).toBe(401)
  })

  test('renews the session token, and the code counts only for the new one', async () => {
    const Cookie = await cookieOf('admin')
    const { hiddenFields } = await search(Cookie)
    const result = await search(Cookie, { ...hiddenFields, otp: codeOf(secret) })
    expect(result.cookie).toMatch(/^staff=[\w-]{43}$/)
    expect(result.cookie).not.toBe(Cookie)
    expect((await search(Cookie)).status).toBe(401)
    const rows = await db.select().from(session).where(eq(session.accountId, id))
    expect(rows.filter(({ endsAt }) => endsAt > Date.now() + MINUTE)).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * MINUTE })
    const front = (cookie: string) => get('/staff/account', { headers: { Cookie: cookie } })
    expect([(await front(Cookie)).status, (await front(result.cookie)).status]).toEqual([303, 200])
  })

  test('requires the code in each session', async () => {
    const Cookie = await cookieOf('admin')
    const { hiddenFields } = await search(Cookie)
    await search(Cookie, { ...hiddenFields, otp: codeOf(secret) })
    expect((await search(await cookieOf('admin'))).status).toBe(401)
  })

  test('requires no second factor in the demo, but does on a public site', async () => {
    await person('admin')
    const Cookie = await cookieOf('admin')
    expect((await search(Cookie)).status).toBe(200)
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

test('a form posted after the session has ended requires password and code', async () => {
  const path = '/staff/leads/person'
  const credentials = { 'again-email': admin.email, 'again-password': admin.password }
  const prompt = await post(path, { email: 'wilma@example.org', ...credentials })
  expect(prompt.status).toBe(401)
  const html = await prompt.text()
  expect(html).toContain('wilma@example.org')
  expect(html).not.toContain(admin.password)
  const [marked] = all(parse(html), 'input', { name: 'again-code' })
  expect(marked).toBeDefined()

  const form = { email: 'wilma@example.org', 'again-code': 'yes' }
  const alone = await post(path, { ...form, otp: codeOf(secret) })
  expect(alone.status).toBe(401)
  const Cookie = cookieIn(prompt)
  expect((await post(path, { ...form, otp: codeOf(secret, 9) }, { Cookie })).status).toBe(401)
  const result = await post(path, { ...form, otp: codeOf(secret) }, { Cookie })
  expect([result.status, result.headers.get('Set-Cookie')]).toEqual([
    200,
    expect.stringMatching(/staff=[\w-]{40}/),
  ])
})

test('an admin resets the second factor of a staff member, who is notified by mail', async () => {
  const editor = await person('editor')
  await withFactor(editor.id)
  const Cookie = await cookieOf('admin')
  await setLastCodeTime(Date.now())
  const path = `/staff/accounts/${editor.id}`
  const page = await htmlAt(path, Cookie)
  expect(page).toContain(t('staff.accounts.factor'))
  const result = await post(`${path}/second-factor/removal`, {}, { Cookie })
  expect(result.headers.get('Location')).toBe(`${path}?done=reset`)
  expect(await findFactor(db, editor.id)).toBeNull()
  expect(await lastAuditEntry()).toMatchObject({ action: 'account.factor-reset', accountId: id })
  expect((await lastMail())?.to.email).toBe('editor@example.org')
  expect(await htmlAt(path, Cookie)).not.toContain('/second-factor/removal')
})
