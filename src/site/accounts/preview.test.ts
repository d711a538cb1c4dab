import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { get, loadAgency } from '../../../test/agency'
import { byClass, parse, words } from '../../../test/html'
import { cookieOf, post } from '../../../test/people'

const DRAFT = '/nl/opendeurdag'
const DRAFT_WORDS = 'Twaalf deuren open'
/** The text of an article that is a draft. */
const DRAFT_ARTICLE = 'in de keuken staat koffie'
const WITH_DRAFT = '/nl/over-ons'
const DRAFT_MODULE = 'Binnenkort ook in Brugge'

let [admin, editor, pass] = ['', '', '']

beforeAll(() => loadAgency())
beforeEach(async () => {
  admin = await cookieOf('admin')
  editor = await cookieOf('editor')
  pass = await passOf(editor)
})
afterEach(() => vi.useRealTimers())

async function passOf(cookie: string): Promise<string> {
  const response = await post('/staff/preview', { state: 'on' }, { Cookie: cookie })
  return (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? ''
}

/** Returns true if a request with these cookies gets the draft page, article and module. Fails if it gets only some. */
async function seesDrafts(cookie: string): Promise<boolean> {
  const [page, other] = await Promise.all(
    [DRAFT, WITH_DRAFT].map(async (path) => get(path, { headers: { Cookie: cookie } })),
  )
  const html = `${await page?.text()}${await other?.text()}`
  const words = [DRAFT_WORDS, DRAFT_ARTICLE, DRAFT_MODULE]
  const visible = [page?.status === 200, ...words.map((some) => html.includes(some))]
  expect(new Set(visible).size).toBe(1)
  return visible[0] === true
}

test('staff in preview see drafts, and a bar with a link to leave on every page', async () => {
  const cookie = `${editor}; ${pass}`
  expect(await seesDrafts(cookie)).toBe(true)
  for (const path of [DRAFT, WITH_DRAFT, '/nl/', '/fr/a-vendre', '/nl/property/410001']) {
    const response = await get(path, { headers: { Cookie: cookie } })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('ETag')).toBeNull()
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    const [bar] = byClass(parse(await response.text()), 'preview-bar')
    expect(bar && words(bar)).toMatch(/^(?:Voorbeeld|Aperçu)/)
  }
  const off = await post('/staff/preview', { state: 'off', returnTo: DRAFT }, { Cookie: cookie })
  expect(off.headers.get('Location')).toBe(DRAFT)
  expect(off.headers.get('Set-Cookie')).toMatch(/^preview=; Max-Age=0/)
})

describe('visitors see no draft', () => {
  const later = (minutes: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })

  test.each([
    ['to visitors', () => ''],
    ['to staff without preview', () => editor],
    ['for a cookie that anybody can write', () => 'preview=true; __Host-preview=true'],
    ['for one that staff wrote themselves', () => `${editor}; preview=true`],
    ['for a pass without the session', () => pass],
    ['for a pass with another session', () => `${admin}; ${pass}`],
    ['for a pass with a made-up session', () => `staff=${'a'.repeat(43)}; ${pass}`],
    ['for a pass that lasts longer', () => `${editor}; ${pass.replace(/\d{13}/, '9999999999999')}`],
    ['for a pass with another signature', () => `${editor}; ${pass.slice(0, -1)}`],
    ['for a pass under an owner’s cookie', () => `${editor.replace('staff', 'sid')}; ${pass}`],
  ])('%s', async (_, cookie) => {
    expect(await seesDrafts(cookie())).toBe(false)
  })

  test('after an hour', async () => {
    later(25)
    await get('/staff', { headers: { Cookie: editor } })
    later(25)
    expect(await seesDrafts(`${editor}; ${pass}`)).toBe(true)
    later(11)
    expect(await seesDrafts(`${editor}; ${pass}`)).toBe(false)
  })

  test('after the session ended', async () => {
    await post('/staff/logout', {}, { Cookie: editor })
    expect(await seesDrafts(`${editor}; ${pass}`)).toBe(false)
  })

  test.each(['/nl/preview/opendeurdag', '/preview/nl/opendeurdag', `${DRAFT}?preview=true`])(
    'at %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(302)
      expect(await response.text()).not.toContain(DRAFT_WORDS)
    },
  )
})
