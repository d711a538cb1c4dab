import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { get, importItems, listing, loadAgency, purge } from '../test/agency'
import { DEAD_DB, DEAD_KV, SILENT_DB } from '../test/faults'
import { keepLogs, loggedEvents, loggedText } from '../test/logs'
import { begin, getTwice, getWith, laterOn, withoutWaiting } from '../test/worker'

const RENDERED = { PAGE_CACHE: 'off' } as const

keepLogs()
beforeAll(() => loadAgency())
beforeEach(purge)
afterEach(() => {
  vi.useRealTimers()
})

describe('while D1 fails', () => {
  test.each(['/nl/', '/nl/te-koop', '/fr/property/410001', '/nl/project/p/9001', '/nl/contact'])(
    '%s is answered from the cache',
    async (path) => {
      await getWith({}, path)
      laterOn()
      const response = await getWith({ DB: DEAD_DB }, path)
      expect(response.status).toBe(200)
      expect(response.headers.get('Server-Timing')).toBe('page')
      expect(loggedEvents()).toEqual(['version unknown, using the last one'])
    },
  )

  test('an uncached page is rendered from the content in KV', async () => {
    const cachedPage = await (await getTwice('/nl/te-koop?type=1')).text()
    laterOn()
    const response = await getWith({ ...RENDERED, DB: DEAD_DB }, '/nl/te-koop?type=1')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(cachedPage)
  })

  test.each(['/nl/property/410002', '/nl/te-koop?type=3&bedrooms=2', '/fr/project/p/9003'])(
    '%s, which is not cached, answers with Retry-After',
    async (path) => {
      laterOn()
      const response = await getWith({ DB: DEAD_DB }, path)
      const html = await response.text()
      expect(response.status).toBe(503)
      expect(response.headers.get('Retry-After')).toBe('30')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.get('ETag')).toBeNull()
      expect(response.headers.get('Content-Language')).toBe(path.slice(1, 3))
      expect(html).toMatch(/09 555 01 40|\+32 9 555 01 40/)
      expect((await getWith({}, path)).status).toBe(200)
    },
  )

  test('the JSON of lists is answered from KV, else with 503', async () => {
    await getTwice('/api/properties?type=2')
    laterOn()
    expect((await getWith({ DB: DEAD_DB }, '/api/properties?type=2')).status).toBe(200)
    const unknown = await getWith({ DB: DEAD_DB }, '/api/properties?type=4')
    expect(unknown.status).toBe(503)
    expect(unknown.headers.get('Retry-After')).toBe('30')
    expect(unknown.headers.get('Cache-Control')).toBe('no-store')
    expect(await unknown.json()).toEqual({ status: 'failed', issues: [] })
  })

  test('data of the previous version is served, and not cached as the new one', async () => {
    const property = listing({ ID: 778_001, Price: 211_000 })
    await importItems(property)
    await getWith(RENDERED, '/nl/property/778001')
    await importItems({ ...property, Price: 233_000 })

    const old = await getWith({ DB: DEAD_DB }, '/nl/property/778001')
    expect(old.status).toBe(200)
    expect(await old.text()).toContain('211.000')
    expect(loggedEvents()).toContain('served stale')

    const now = await get('/nl/property/778001')
    expect(now.headers.get('Server-Timing')).toBe('db')
    expect(await now.text()).toContain('233.000')
  })
})

describe('the health check', () => {
  test('responds with 503 when D1 times out', async () => {
    const response = await withoutWaiting(() => getWith({ DB: SILENT_DB }, '/healthz'))
    expect(response.status).toBe(503)
    expect(loggedEvents()).toEqual(['unhealthy'])
  })
})

describe('while KV fails', () => {
  test('the log names the kind of data that was not read, but no filter value', async () => {
    const query = 'region=Gent%7C9000&pricemin=123400'
    for (const path of ['/nl/te-koop', '/api/properties']) {
      await getWith({ CACHE: DEAD_KV }, `${path}?${query}`)
      await getWith({ CACHE: DEAD_KV }, `${path}?${query}`)
    }
    expect(loggedText()).toContain('market not read from KV')
    expect(loggedText()).not.toMatch(/123400|Gent/)
  })

  test('a cached page is still served, even if D1 fails too', async () => {
    await getWith({}, '/nl/te-huur')
    laterOn()
    const response = await getWith({ DB: DEAD_DB, CACHE: DEAD_KV }, '/nl/te-huur')
    expect(response.status).toBe(200)
    const unknown = await getWith({ DB: DEAD_DB, CACHE: DEAD_KV }, '/nl/property/410001')
    expect(unknown.status).toBe(503)
  })
})

describe('while D1 does not answer', () => {
  test('cached data is served without waiting for D1, which is queried once', async () => {
    await getWith({}, '/nl/te-koop')
    laterOn()
    const waiting = Promise.withResolvers<never>()
    const queries: string[] = []
    const session = { ...silentSession(waiting.promise, queries), getBookmark: () => null }
    const DB = { withSession: () => session } as unknown as D1Database
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => begin('/nl/te-koop', {}, { DB })),
    )
    for (const { response } of answers) {
      expect(response.headers.get('Server-Timing')).toBe('page')
    }
    expect(queries).toHaveLength(1)
    waiting.reject(new Error('D1 DB is overloaded'))
    await Promise.all(answers.map(({ done }) => done()))
    expect(loggedEvents()).toEqual(['version unknown, using the last one'])
  })
})

test('pages of a new version are read from replicas that have that version', async () => {
  const opened: (string | undefined)[] = []
  const DB = {
    withSession: (constraint?: string) => {
      opened.push(constraint)
      const session = env.DB.withSession('first-primary')
      return {
        prepare: (text: string) => session.prepare(text),
        batch: (statements: D1PreparedStatement[]) => session.batch(statements),
        getBookmark: () => 'as far as the purge',
      }
    },
  } as unknown as D1Database
  const headers = { Authorization: 'Bearer test-staff-token' }
  const purged = await getWith({ DB }, '/api/staff/purge', { method: 'POST', headers })
  expect(purged.status).toBe(200)
  opened.length = 0
  expect((await getWith({ DB }, '/nl/te-koop')).status).toBe(200)
  expect(opened[0]).toBe('as far as the purge')
})

/** A session whose queries end as `answer` does; it records their texts. */
function silentSession(answer: Promise<never>, queries: string[]) {
  const run = () => answer
  const statement = { bind: () => statement, all: run, raw: run, run, first: run }
  const prepare = (text: string) => {
    queries.push(text)
    return statement
  }
  return { prepare, batch: run }
}
