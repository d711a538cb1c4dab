import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../test/agency'
import { all, byClass, parse } from '../../../test/html'
import { cookieOf, getAs, OTHER, OWNER, post } from '../../../test/owner'
import { outbox, rateCount } from '../../platform/db/schema-leads'
import { loginTry } from '../../platform/db/schema-people'
import { translator } from '../../platform/i18n'
import { startMailLink, upsertAccount } from '../../site/accounts/queries'

const JSON_ANSWER = { accept: 'application/json' }
const LIMITED = { limits: true }
const t = translator('nl')

beforeAll(() => loadAgency({ withOwners: true }))
beforeEach(async () => {
  await db.batch([db.delete(loginTry), db.delete(rateCount), db.delete(outbox)])
})

describe('a forgotten password', () => {
  test('gets the same response for every address, and a mail for known owners', async () => {
    const known = await post('/api/password/forgot', { email: ' Owner@Example.com', langid: '3' })
    const unknown = await post('/api/password/forgot', { email: 'unknown@x.example', langid: '3' })
    const staff = { email: 'boss@x.example', name: 'Boss', role: 'admin', lang: 'nl' } as const
    await upsertAccount(db, staff, new Date())
    await post('/api/password/forgot', { email: staff.email })
    for (const response of [known, unknown]) {
      expect([response.status, response.headers.get('Location')]).toEqual([
        303,
        '/en/login/forgot?sent=1',
      ])
    }
    await expect.poll(async () => (await db.select().from(outbox)).length).toBe(1)
    const [mail] = await db.select().from(outbox)
    expect(mail?.mail.to.email).toBe(OWNER.email)
    expect(mail?.mail.subject).toBe(t('mail.reset.subject', { agency: 'Lindehof' }))
  })

  test('is set once by the link of the mail, which ends every session', async () => {
    const cookie = await cookieOf(OTHER)
    await post('/api/password/forgot', { email: OTHER.email })
    await expect.poll(async () => (await db.select().from(outbox)).length).toBe(1)
    const [row] = await db.select().from(outbox)
    const link = /http\S+/.exec(row?.mail.text ?? '')?.[0] ?? ''
    const { pathname, search, searchParams } = new URL(link)
    const token = searchParams.get('token') ?? ''
    const page = parse(await (await get(pathname + search)).text())
    expect(all(page, 'input', { name: 'token' })[0]?.attribs.value).toBe(token)

    const short = await post('/api/password/set', { token, password: 'short', langid: '2' })
    expect(short.status).toBe(422)
    expect(byClass(parse(await short.text()), 'invalid')).toHaveLength(1)

    const common = await post('/api/password/set', { token, password: 'Azerty123', langid: '2' })
    expect(common.status).toBe(422)
    expect(await common.text()).toContain(translator('fr')('login.common'))

    const ofContext = await post('/api/password/set', {
      token,
      password: 'Lindehof2026',
      langid: '2',
    })
    expect(ofContext.status).toBe(422)
    expect(await ofContext.text()).toContain(translator('fr')('login.common'))

    const fields = { token, password: 'a-new-password', langid: '2' }
    const set = await post('/api/password/set', fields)
    expect([set.status, set.headers.get('Location')]).toEqual([303, '/fr/login?saved=1'])
    expect((await getAs(cookie, '/fr/history')).status).toBe(302)
    expect((await post('/api/login', OTHER)).status).toBe(401)
    expect((await post('/api/login', { ...OTHER, password: fields.password })).status).toBe(303)

    expect((await post('/api/password/set', { ...fields, password: 'once-again-1' })).status).toBe(
      404,
    )
    expect((await get(pathname + search)).status).toBe(404)
  })

  test.each(['', 'x', 'A'.repeat(43)])('has no link with the token %j', async (token) => {
    const page = await get(`/nl/login/password?token=${token}`)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain(t('login.linkover'))
    const set = await post('/api/password/set', { token, password: 'a-new-password' }, JSON_ANSWER)
    expect(set.status).toBe(404)
  })

  test('of a staff member is not set by the owners’ routes', async () => {
    const staff = { email: 'boss@x.example', name: 'Boss', role: 'admin', lang: 'nl' } as const
    const boss = await upsertAccount(db, staff, new Date())
    const token = await startMailLink(db, boss?.id ?? 0, new Date(Date.now() + 60_000))
    expect((await get(`/nl/login/password?token=${token}`)).status).toBe(404)
    const set = await post('/api/password/set', { token, password: 'a-new-password' })
    expect(set.status).toBe(404)
  })

  test('is limited to five requests of one caller, known or not, and not for others', async () => {
    for (const email of [OWNER.email, 'unknown@x.example']) {
      for (let requests = 0; requests < 5; requests++) {
        expect((await post('/api/password/forgot', { email }, LIMITED)).status).toBe(303)
      }
      const sixth = await post('/api/password/forgot', { email, langid: '1' }, LIMITED)
      expect(sixth.status).toBe(429)
      expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    const others = { ...LIMITED, address: '198.51.100.9' }
    expect((await post('/api/password/forgot', { email: OWNER.email }, others)).status).toBe(303)
    await expect.poll(async () => (await db.select().from(outbox)).length).toBe(6)
    const another = await post('/api/password/forgot', { email: OTHER.email }, LIMITED)
    expect(another.status).toBe(303)
  })

  test('is mailed ten times a day to one address, and then only if no link is valid', async () => {
    const request = (path: string, nth: number) =>
      post(path, { email: OWNER.email }, { ...LIMITED, address: `198.51.100.${nth}` })
    for (let nth = 0; nth < 15; nth++) {
      expect((await request('/api/password/forgot', nth)).status).toBe(303)
    }
    await expect.poll(async () => (await db.select().from(outbox)).length).toBe(11)
    for (let nth = 15; nth < 20; nth++) {
      expect((await request('/api/login/link', nth)).status).toBe(303)
    }
    await expect.poll(async () => (await db.select().from(outbox)).length).toBe(12)
    const mails = (await db.select().from(outbox)).map(({ mail }) => mail.text)
    expect(mails.filter((text) => /60\s+min/.test(text))).toHaveLength(1)
    for (const text of mails) {
      const { pathname, search } = new URL(/http\S+/.exec(text)?.[0] ?? '')
      expect((await get(pathname + search)).status).toBe(200)
    }
  })
})
