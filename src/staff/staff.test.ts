import { beforeAll, describe, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency, ORIGIN } from '../../test/agency'
import { all, byClass, parse, words, wordsOf } from '../../test/html'
import { expectNested } from '../../test/nesting'
import { cookieOf, person, post } from '../../test/people'
import { getWith } from '../../test/worker'
import { recordError } from '../platform/errors'
import { setPassword } from '../site/accounts/queries'

beforeAll(() => loadAgency())

async function pageAs(cookie: string, path: string) {
  const response = await get(path, { headers: { Cookie: cookie } })
  const document = parse(await response.text())
  expectNested(document)
  return { response, document }
}

describe('logging in', () => {
  beforeAll(async () => {
    await person('admin', 'a long password')
    await person('owner', 'an owner password')
  })

  const right = { email: ' Admin@Example.org', password: 'a long password' }

  test('starts with a page in the agency’s language or the selected one', async () => {
    const page = await get('/staff')
    expect(page.status).toBe(200)
    expect(page.headers.get('Content-Language')).toBe('nl')
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(await (await get('/staff?lang=de')).text()).toContain('<html lang="de-BE"')
  })

  test('gives an HttpOnly cookie with SameSite', async () => {
    const response = await post('/staff/login', right)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/staff')
    const cookie = response.headers.get('Set-Cookie') ?? ''
    expect(cookie).toMatch(/^staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/)
    const { document } = await pageAs(cookie.split(';')[0] ?? '', '/staff')
    expect(wordsOf(document, 'me')).toContain('The admin')
  })

  test('over https sets a __Host- cookie and accepts no other', async () => {
    const origin = 'https://www.lindehof.example'
    const request = (path: string, init: RequestInit) =>
      getWith({ SITE_ORIGIN: origin }, path, init, origin)
    const login = await request('/staff/login', {
      method: 'POST',
      body: new URLSearchParams(right),
      headers: { Origin: origin },
    })
    const [pair = '', ...rest] = (login.headers.get('Set-Cookie') ?? '').split('; ')
    expect(pair).toMatch(/^__Host-staff=/)
    expect(rest).toContain('Secure')
    const see = async (cookie: string) =>
      (await request('/staff/imports', { headers: { Cookie: cookie } })).status
    expect(await see(pair)).toBe(200)
    expect(await see(pair.replace('__Host-', ''))).toBe(303)
  })

  test.each([
    ['a wrong password', { ...right, password: 'wrong' }],
    ['an unknown address', { ...right, email: 'unknown@example.org' }],
    ['an owner', { email: 'owner@example.org', password: 'an owner password' }],
    ['a password too long to be one', { ...right, password: 'x'.repeat(129) }],
  ])('with %s returns the page with the same error', async (_, fields) => {
    const response = await post('/staff/login?lang=en', fields as Record<string, string>)
    expect(response.status).toBe(401)
    expect(response.headers.get('Set-Cookie')).toBeNull()
    const document = parse(await response.text())
    expect(wordsOf(document, 'login-failed')).toBe('This email address and password do not match.')
  })

  test.each([
    ['no password', { email: right.email }, ['Enter your password.']],
    ['nothing', {}, ['Enter your email address.', 'Enter your password.']],
  ])('with %s returns the page with the fields to fill in', async (_, fields, errors) => {
    const response = await post('/staff/login?lang=en', fields as Record<string, string>)
    expect(response.status).toBe(401)
    const document = parse(await response.text())
    expect(byClass(document, 'invalid').map((field) => wordsOf(field, 'help'))).toEqual(errors)
    expect(byClass(document, 'login-failed')).toEqual([])
    // The browser focuses the first field with this attribute.
    const [wrong] = all(document, 'input', { 'aria-invalid': 'true' })
    expect(wrong?.attribs).toHaveProperty('autofocus')
  })

  test('is limited after repeated failures', async () => {
    const attempt = () =>
      getWith({ RATE_LIMIT_FACTOR: '1' }, '/staff/login', {
        method: 'POST',
        headers: { Origin: ORIGIN, 'CF-Connecting-IP': '203.0.113.9' },
        body: new URLSearchParams({ email: 'waits@example.org', password: 'wrong' }),
      })
    const statuses = []
    for (let times = 0; times < 6; times++) statuses.push((await attempt()).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const waiting = await attempt()
    expect(Number(waiting.headers.get('Retry-After'))).toBeGreaterThan(50)
  })

  test('accepts only form bodies, and small ones', async () => {
    const send = (type: string, body: string) =>
      get('/staff/login', {
        method: 'POST',
        body,
        headers: { Origin: 'http://localhost', 'Content-Type': type },
      })
    expect((await send('application/json', '{}')).status).toBe(415)
    expect((await send('multipart/form-data; boundary=x', 'rubbish')).status).toBe(400)
    const long = `email=${'x'.repeat(20_000)}`
    expect((await send('application/x-www-form-urlencoded', long)).status).toBe(413)
  })
})

test('refuses a form of more than 20,000 fields, and a list of more than 500 items', async () => {
  const cookie = await cookieOf('admin')
  const send = async (count: number, nameOf: (nth: number) => string) => {
    const fields = Array.from({ length: count }, (_, nth) => [nameOf(nth), ''] as const)
    const form = { ...Object.fromEntries(fields), action: 'members.add' }
    return (await post('/staff/settings/team', form, { Cookie: cookie })).status
  }
  expect(await send(19_999, (nth) => `x${nth}`)).toBe(200)
  expect(await send(20_000, (nth) => `x${nth}`)).toBe(413)
  expect(await send(500, (nth) => `members.${nth}`)).toBe(200)
  expect(await send(501, (nth) => `members.${nth}`)).toBe(413)
})

describe('logging out', () => {
  const isIn = async (cookie: string) =>
    (await get('/staff/imports', { headers: { Cookie: cookie } })).status === 200

  test('ends only this session', async () => {
    const [current, otherSession] = [await cookieOf('admin'), await cookieOf('admin')]
    const response = await post('/staff/logout', {}, { Cookie: current })
    expect(response.status).toBe(303)
    expect(response.headers.get('Set-Cookie')).toMatch(/^staff=; Max-Age=0;/)
    expect([await isIn(current), await isIn(otherSession)]).toEqual([false, true])
  })

  test('ends all sessions with `everywhere`', async () => {
    const [current, otherSession] = [await cookieOf('admin'), await cookieOf('admin')]
    await post('/staff/logout', { everywhere: 'true' }, { Cookie: current })
    expect([await isIn(current), await isIn(otherSession)]).toEqual([false, false])
  })

  test('of another account requires an admin', async () => {
    const [admin, editor] = [await cookieOf('admin'), await cookieOf('editor')]
    const { id, name } = await person('editor')
    const [again] = [await cookieOf('editor'), editor]
    const { document } = await pageAs(admin, '/staff/accounts')
    expect(words(document)).toContain(name)
    const path = `/staff/accounts/${id}`
    const result = await post(`${path}/logout`, {}, { Cookie: admin })
    expect(result.headers.get('Location')).toBe(`${path}?done=logout`)
    expect([await isIn(admin), await isIn(again)]).toEqual([true, false])
  })
})

describe('the staff area', () => {
  let admin = ''
  beforeAll(async () => {
    admin = await cookieOf('admin')
  })

  test('stays in the selected language', async () => {
    const languageResponse = await post(
      '/staff/language',
      { lang: 'fr', returnTo: '/staff/imports' },
      { Cookie: admin },
    )
    expect(languageResponse.headers.get('Location')).toBe('/staff/imports')
    const { response, document } = await pageAs(await cookieOf('admin'), '/staff')
    expect(response.headers.get('Content-Language')).toBe('fr')
    expect(words(document)).toContain('Bonjour')
    await post('/staff/language', { lang: 'nl' }, { Cookie: admin })
  })

  test('keeps the language selected on the login page', async () => {
    const { id, email } = await person('office')
    await setPassword(db, id, 'a long password')
    const login = { email, password: 'a long password' }
    const langOf = async (path: string) => {
      const response = await post(path, login)
      const Cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
      return (await get('/staff', { headers: { Cookie } })).headers.get('Content-Language')
    }
    expect(await langOf('/staff/login')).toBe('nl')
    expect(await langOf('/staff/login?lang=en')).toBe('en')
    expect(await langOf('/staff/login')).toBe('en')
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/nl/', '/staff//x', ''])(
    'redirects only within the staff area (%s)',
    async (returnTo) => {
      const languageResponse = await post(
        '/staff/language',
        { lang: 'xx', returnTo },
        { Cookie: admin },
      )
      expect(languageResponse.headers.get('Location')).toBe('/staff')
    },
  )

  test('shows the number of published properties and the version', async () => {
    const { document } = await pageAs(admin, '/staff')
    expect(wordsOf(document, 'online')).toMatch(/^82 panden online en 3 projecten/)
    const { document: settings } = await pageAs(admin, '/staff/settings')
    expect(wordsOf(settings, 'version')).toMatch(/^Versie \d+$/)
  })

  test('lists the refused items of an import with their reasons', async () => {
    const file = {
      Items: [
        { ...listing(), Zip: '' },
        { ...listing(), Price: 300_001 },
      ],
    }
    await get('/api/staff/listings', {
      method: 'PUT',
      headers: { Authorization: 'Bearer test-staff-token', 'Content-Type': 'application/json' },
      body: JSON.stringify(file),
    })
    for (const path of ['/staff', '/staff/imports']) {
      const { document } = await pageAs(admin, path)
      expect(wordsOf(document, 'import-run')).toContain(`Pand ${file.Items[0]?.ID}`)
      expect(wordsOf(document, 'import-run')).toMatch(
        /Ingelezen1.*Geweigerd1.*De postcode ontbreekt/,
      )
    }
  })

  test('lists the facts that the law of a region requires and listings lack', async () => {
    const incomplete = listing({ EnergyPerformance: null, EPCLabelText: null })
    await importItems(incomplete)
    const { document } = await pageAs(admin, '/staff/listings?show=incomplete')
    const text = words(document)
    const home = `Lindenlei 22, 9000 Gent · ${incomplete.ID}`
    expect(text.slice(text.indexOf(home))).toMatch(/^[^·]*· \d+ ?Specifiek primair energieverbruik/)
    expect(text).not.toContain('EnergyPerformance')
    const { document: lastPage } = await pageAs(admin, '/staff/listings?show=incomplete&page=99')
    expect(words(lastPage)).toContain('Aan deze panden ontbreekt niets')
  })

  test('shows error reports as escaped text', async () => {
    const error = '<img src=x onerror=alert(1)>'
    await recordError(db, { module: 'map', error, url: '/nl/' }, new Date())
    const { response, document } = await pageAs(admin, '/staff/errors')
    expect(response.status).toBe(200)
    expect(words(document)).toContain(error)
  })

  test('answers 404 at an unknown path', async () => {
    for (const path of ['/staff/unknown', '/staff/x/y', '/staff/login.css', '/staff/accounts/x']) {
      expect((await get(path, { headers: { Cookie: admin } })).status).toBe(404)
      expect((await get(path)).status).toBe(404)
    }
    expect((await get('/staff/purge', { headers: { Cookie: admin } })).status).toBe(405)
  })
})
