import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../test/agency'
import { all, byClass, parse, words, wordsOf } from '../../../test/html'
import { cookieOf, getAs, OTHER, OWNER, post } from '../../../test/owner'
import { begin, getWith, watchedDb } from '../../../test/worker'
import { outbox, rateCount } from '../../platform/db/schema-leads'
import { loginTry } from '../../platform/db/schema-people'
import { translator } from '../../platform/i18n'

const JSON_ANSWER = { accept: 'application/json' }
const LIMITED = { limits: true }
const t = translator('nl')

beforeAll(() => loadAgency({ withOwners: true }))
beforeEach(async () => {
  await db.batch([db.delete(loginTry), db.delete(rateCount), db.delete(outbox)])
})

describe('the login page', () => {
  test.each([
    ['nl', 'Eigenaarslogin', '1'],
    ['fr', 'Accès propriétaire', '2'],
    ['en', 'Owner login', '3'],
    ['de', 'Eigentümer-Login', '4'],
  ])('in %s has its heading, its fields and its language', async (lang, heading, langid) => {
    const page = parse(await (await get(`/${lang}/login`)).text())
    expect(all(page, 'h1').map(words)).toEqual([heading])
    const [form] = all(page, 'form', { action: '/api/login', method: 'post' })
    expect(all(form ?? page, 'input').map(({ attribs }) => [attribs.name, attribs.type])).toEqual([
      ['langid', 'hidden'],
      ['email', 'email'],
      ['password', 'password'],
    ])
    expect(all(form ?? page, 'input', { name: 'langid' })[0]?.attribs.value).toBe(langid)
    const buttons = all(form ?? page, 'button', { type: 'submit' })
    expect(buttons.map(({ attribs }) => attribs.formaction)).toEqual([undefined, '/api/login/link'])
  })
})

describe('a login', () => {
  test('over JSON responds with a status and a cookie', async () => {
    const right = await post('/api/login', OWNER, JSON_ANSWER)
    expect(right.status).toBe(200)
    expect(await right.json()).toEqual({ status: 'success' })
    expect(right.headers.get('Set-Cookie')).toMatch(
      /^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const body = JSON.stringify({ ...OWNER, password: 'wrong', langid: 1 })
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
    const wrong = await get('/api/login', { method: 'POST', headers, body })
    expect(wrong.status).toBe(401)
    expect(await wrong.json()).toMatchObject({ status: 'failed' })
    expect(wrong.headers.get('Set-Cookie')).toBeNull()
  })

  test('over https gets a __Host- cookie', async () => {
    const headers = { Accept: 'text/html' }
    const init = { method: 'POST', headers, body: new URLSearchParams(OWNER) }
    const origin = 'https://www.lindehof.example'
    const response = await getWith({ SITE_ORIGIN: origin }, '/api/login', init, origin)
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^__Host-sid=.*; Secure; .*HttpOnly|^__Host-sid=.*HttpOnly; Secure/,
    )
  })

  test('by a form redirects to the history, or to returnTo', async () => {
    const plain = await post('/api/login', { ...OWNER, langid: '4' })
    expect([plain.status, plain.headers.get('Location')]).toEqual([303, '/de/history'])
    const back = '/nl/history?property=410131'
    const returned = await post('/api/login', { ...OWNER, returnTo: back })
    expect(returned.headers.get('Location')).toBe(back)
  })

  test.each(['https://evil.example', '//evil.example', '/nl/', '/api/logout', '/nl/history\\@x'])(
    'never redirects to %s',
    async (returnTo) => {
      const response = await post('/api/login', { ...OWNER, langid: '1', returnTo })
      expect(response.headers.get('Location')).toBe('/nl/history')
    },
  )

  test.each([
    ['a wrong password', { ...OWNER, password: 'wrong' }],
    ['an unknown address', { ...OWNER, email: 'unknown@example.com' }],
    ['another’s password', { ...OWNER, password: OTHER.password }],
    ['a password without end', { ...OWNER, password: 'x'.repeat(2000) }],
  ])('with %s responds with 401, the page, its error and the address', async (_, fields) => {
    const response = await post('/api/login', { ...fields, langid: '1' })
    const page = parse(await response.text())
    expect(response.status).toBe(401)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(wordsOf(page, 'bad')).toBe(t('login.failed'))
    const { email = '' } = fields as { email?: string }
    expect(all(page, 'input', { name: 'email' })[0]?.attribs.value ?? '').toBe(email)
    expect(all(page, 'input', { name: 'password' })[0]?.attribs.value).toBeUndefined()
  })

  test.each([
    ['no password', { email: OWNER.email }, ['issue.required.password']],
    ['nothing', {}, ['issue.required.email.login', 'issue.required.password']],
    ['an invisible address', { ...OWNER, email: '\u200b\u00a0' }, ['issue.required.email.login']],
  ] as const)(
    'with %s answers 401 with the page and the fields to fill in',
    async (_, fields, keys) => {
      const response = await post('/api/login', { ...fields, langid: '1' })
      const page = parse(await response.text())
      expect(response.status).toBe(401)
      expect(byClass(page, 'invalid').map((field) => wordsOf(field, 'error'))).toEqual(
        keys.map((key) => t(key)),
      )
      expect(byClass(page, 'bad')).toEqual([])
    },
  )

  test('from another site is refused', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    const body = new URLSearchParams(OWNER)
    for (const path of ['/api/login', '/api/logout', '/api/password/forgot', '/api/password/set']) {
      expect((await get(path, { method: 'POST', headers, body })).status, path).toBe(403)
    }
  })

  test('is limited after five failures, but not from another IP address', async () => {
    const wrong = { ...OWNER, password: 'wrong' }
    for (let failure = 0; failure < 5; failure++) {
      expect((await post('/api/login', wrong, LIMITED)).status).toBe(401)
    }
    const sixth = await post('/api/login', { ...OWNER, langid: '1' }, LIMITED)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(0)
    const text = t('login.limited', { minutes: 1 }).replace('\u00a0', ' ')
    expect(wordsOf(parse(await sixth.text()), 'bad')).toBe(text)
    const elsewhere = { ...LIMITED, address: '198.51.100.7' }
    expect((await post('/api/login', OTHER, LIMITED)).status).toBe(303)
    expect((await post('/api/login', OWNER, elsewhere)).status).toBe(303)
  })
})

describe('a logout', () => {
  test('ends the session of this browser only', async () => {
    const [here, there] = [await cookieOf(OWNER), await cookieOf(OWNER)]
    const response = await post('/api/logout', { langid: '2' }, { cookie: here })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/fr/login'])
    expect(response.headers.get('Set-Cookie')).toMatch(/^sid=; Max-Age=0/)
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache"')
    expect((await getAs(here, '/nl/history')).status).toBe(302)
    expect((await getAs(there, '/nl/history')).status).toBe(200)
  })

  test('everywhere ends all sessions of the account', async () => {
    const [here, there, other] = [
      await cookieOf(OWNER),
      await cookieOf(OWNER),
      await cookieOf(OTHER),
    ]
    const response = await post(
      '/api/logout',
      { everywhere: 'true' },
      { cookie: here, ...JSON_ANSWER },
    )
    expect(await response.json()).toEqual({ status: 'success' })
    expect((await getAs(there, '/nl/history')).status).toBe(302)
    expect((await getAs(other, '/nl/history')).status).toBe(200)
  })
})

describe('known and unknown addresses', () => {
  /** The statements that D1 gets before the answer, without values and without the question of each second. */
  const requestedBy = async (path: string, fields: Record<string, string>) => {
    const { db: DB, queries } = watchedDb()
    const headers = { Accept: 'application/json', 'CF-Connecting-IP': '198.51.100.77' }
    const body = new URLSearchParams(fields)
    const { response, done } = await begin(path, { method: 'POST', headers, body }, { DB })
    const before = queries.filter((sql) => !sql.includes('from "content_version"'))
    await done()
    return { status: response.status, before }
  }

  test.each(['/api/login', '/api/password/forgot'])(
    'cause the same work in %s before the response',
    async (path) => {
      await requestedBy(path, { email: 'first@example.org', password: 'guessed' })
      const known = await requestedBy(path, { email: OWNER.email, password: 'guessed' })
      const unknown = await requestedBy(path, { email: 'unknown@example.org', password: 'guessed' })
      expect(known.before.length).toBeGreaterThan(1)
      expect(known).toEqual(unknown)
    },
  )
})
