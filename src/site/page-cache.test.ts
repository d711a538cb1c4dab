import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { get, importItems, listing, loadAgency, ORIGIN, purge } from '../../test/agency'
import { keepLogs, loggedEvents } from '../../test/logs'
import { addKind, addPage, gate } from '../../test/modules'
import { spaced } from '../../test/spaced'
import { begin, getTwice, getWith } from '../../test/worker'

keepLogs()
beforeAll(() => loadAgency())
beforeEach(purge)
afterEach(() => vi.restoreAllMocks())

const COOKIES = [
  'sid=x',
  '__Host-sid=x',
  'a=b; staff=1',
  'preview=1; a=b',
  'a=b;__Host-preview=9999999999999.x',
  'consent=yes',
]

describe('a page', () => {
  test('is rendered from the database once, then served from the cache', async () => {
    expect(await layer('/nl/te-koop')).toBe('db')
    const [first, second] = [await get('/nl/te-koop'), await get('/nl/te-koop')]
    expect(first.headers.get('Server-Timing')).toBe('page')
    expect(await first.text()).toBe(await second.text())
  })

  test('answers 304 to its ETag until content changes', async () => {
    await layer('/nl/te-koop')
    const etag = (await get('/nl/te-koop')).headers.get('ETag') ?? ''
    const revalidated = await get('/nl/te-koop', { headers: { 'If-None-Match': etag } })
    expect(revalidated.status).toBe(304)
    expect(revalidated.headers.get('ETag')).toBe(etag)
    expect(await revalidated.text()).toBe('')

    await purge()
    await layer('/nl/te-koop')
    const changed = await get('/nl/te-koop', { headers: { 'If-None-Match': etag } })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('ETag')).not.toBe(etag)
  })

  test('is cached separately for every language and list parameter', async () => {
    await layer('/nl/te-koop')
    for (const path of [
      '/fr/a-vendre',
      '/nl/te-huur',
      '/nl/te-koop?type=2',
      '/nl/te-koop?page=2',
    ]) {
      expect(await layer(path)).not.toBe('page')
    }
  })
})

test.each(COOKIES)(
  'a visitor with the cookie %s gets the page that everybody gets',
  async (cookie) => {
    const withCookie = await getWith({}, '/nl/te-koop', { headers: { Cookie: cookie } })
    const withoutCookie = await getWith({}, '/nl/te-koop')
    expect(withoutCookie.headers.get('Server-Timing')).toBe('page')
    expect(await withoutCookie.text()).toBe(await withCookie.text())
    expect(await layer('/nl/te-koop', cookie)).toBe('page')
  },
)

describe('no entry is cached', () => {
  test.each(
    spaced(`
    streetcity=gent area=eeei4eeesJgnHsJgnHi4 q=huis page=51 budget=-123457 pricemin=1.5
    region=Nergens%7C9999 type=123456789
  `),
  )('of ?%s, which has too many possible values', async (query) => {
    await getTwice(`/nl/te-koop?${query}`)
    expect(await layer(`/nl/te-koop?${query}`)).not.toBe('page')
  })

  test.each(['/nl/property/999999', '/nl/property/410001x', '/nl/bestaat-niet', '/nl/property'])(
    'of %s, which is no page',
    async (path) => {
      await layer(path)
      expect(await layer(path)).not.toBe('page')
    },
  )

  test('for a page that was being rendered when content changed', async () => {
    const old = gate()
    let answer: string | Promise<string> = old.promise
    addKind('news', () => answer)
    await addPage('nieuws', ['news'])

    const slow = await begin('/nl/nieuws')
    answer = 'new words'
    await purge()
    await layer('/nl/te-huur')
    old.resolve('old words')
    expect(await slow.response.text()).toContain('old words')
    await slow.done()

    expect(await (await get('/nl/nieuws')).text()).toContain('new words')
  })
})

describe('a data centre’s cache', () => {
  test('stores pages under the canonical origin', async () => {
    const put = vi.spyOn(caches.default, 'put')
    const env = { SITE_ORIGIN: 'https://www.lindehof.example/' }
    await getWith(env, '/nl/te-koop', {}, 'https://www.lindehof.example')
    await getWith({}, '/nl/te-koop')
    const hosts = put.mock.calls.map(([address]) => new URL(String(address)).origin)
    expect(hosts).toEqual(['https://www.lindehof.example', ORIGIN])
    const [address] = put.mock.calls.map(([request]) => new URL(String(request)).pathname)
    expect((await get(address ?? '')).status).toBe(404)
  })

  test.each(['match', 'put'] as const)('that fails at %s counts as empty', async (method) => {
    const failing = vi.spyOn(caches.default, method).mockImplementation(() => {
      throw new Error('Cache API is unavailable')
    })
    const first = await getWith({}, '/nl/te-koop')
    expect(first.status).toBe(200)
    expect(failing).toHaveBeenCalledTimes(1)
    const event = method === 'match' ? 'page cache not read' : 'page not cached'
    expect(loggedEvents()).toEqual([event])
    const second = await getWith({}, '/nl/te-koop')
    expect(second.headers.get('Server-Timing')).toBe('page')
    expect(await second.text()).toBe(await first.text())
  })
})

test('an invented place name in an address appears on no page', async () => {
  const path = '/nl/te-koop?region=Verzonnenstad%7C9000&radius=20'
  for (const query of [path, path, `${path}&page=2`, path.replace('te-koop', 'for-sale')]) {
    const response = await get(query)
    expect(await response.text()).not.toContain('Verzonnenstad')
  }
  await layer(path)
  const html = await (await get(path)).text()
  expect(html).toContain('Gent 9000')
  expect(html).not.toContain('Verzonnenstad')
})

test('a new price appears in the next request on all pages', async () => {
  const home = listing({ ID: 777_001, Price: 211_000, StartCommercialisation: '2027-01-01' })
  const places = ['/nl/', '/nl/te-koop', '/nl/property/777001', '/api/properties?goal=0']
  await importItems(home)
  for (const path of places.slice(0, 3)) await layer(path)
  for (const path of places) expect(await (await get(path)).text()).toMatch(/211\.?000/)

  await importItems({ ...home, Price: 233_000 })
  for (const path of places) {
    const text = await (await get(path)).text()
    expect(text).toMatch(/233\.?000/)
    expect(text).not.toMatch(/211\.?000/)
  }
})

/** Returns the cache layer of the response (`Server-Timing`) after the cache was written. */
async function layer(path: string, cookie?: string): Promise<string | null> {
  const response = await getWith({}, path, cookie ? { headers: { Cookie: cookie } } : {})
  return response.headers.get('Server-Timing')
}
