import { env } from 'cloudflare:workers'
import { build } from 'virtual:assets'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ApiList, db, importItems, listing, loadAgency, purge } from '../../../test/agency'
import { brokenDb, DEAD_KV, delayedDb } from '../../../test/faults'
import { keepLogs, loggedEvents, loggedText } from '../../../test/logs'
import { begin, getWith, laterOn, watchedDb, watchedKv } from '../../../test/worker'
import type { Bindings } from '../../env'
import { importListings } from '../../features/crm/import/import'
import { readVersion, readVersions } from '../../platform/db/version'

const HOME = listing({ ID: 775_001, Price: 210_000, Zip: '9000' })
const LIST = '/api/properties?goal=0&region=x|9000'
/** The statements that read the rows of lists, or their cards. */
const LISTED = /from "listing"/i
const RENDERED = { PAGE_CACHE: 'off' } as const
const LOST = 'D1_ERROR: Network connection lost'
const LOCKED = 'D1_ERROR: database is locked: SQLITE_BUSY'

/** A snapshot as it is in KV. */
interface Stored {
  version: number
  places: unknown[]
  rows: unknown[][]
}

let price = 210_000

keepLogs()
beforeAll(() => loadAgency())
beforeEach(async () => {
  price += 1000
  await importItems({ ...HOME, Price: price })
  await purge()
})
afterEach(() => {
  vi.useRealTimers()
})

async function priceIn(bindings: Partial<Bindings>, path = LIST): Promise<number | null> {
  const response = await getWith(bindings, path)
  const { Items } = await response.json<ApiList>()
  return Items.find(({ ID }) => ID === HOME.ID)?.Price ?? null
}

/** Changes the price as another isolate does, which tells this one nothing. */
async function changeElsewhere(into = db): Promise<void> {
  price += 1000
  await importListings(
    into,
    { Items: [{ ...HOME, Price: price }] },
    { source: 'test', now: new Date() },
  )
}

/** Returns the key of the snapshot of the current version. */
async function snapshotKey(): Promise<string> {
  const { listings } = await readVersions(db)
  return `market:${build}:${listings}`
}

function withRows(stored: Stored, change: (row: unknown[]) => unknown) {
  return { ...stored, rows: stored.rows.map(change) }
}

describe('the market', () => {
  test('is read from D1 once and stored in KV once for each version of listings', async () => {
    const { db: watched, queries } = watchedDb()
    const { kv, writtenKeys } = watchedKv()
    const bindings = { ...RENDERED, DB: watched, CACHE: kv }
    for (const path of ['/nl/', '/nl/te-koop', '/nl/te-koop?type=1', '/api/facets?goal=0', LIST])
      await getWith(bindings, path)
    const { listings } = await readVersions(db)
    expect(queries.filter((text) => text.includes('is_pinned'))).toHaveLength(1)
    expect(writtenKeys.filter((key) => key.startsWith('market:'))).toEqual([
      expect.stringMatching(new RegExp(`:${listings}$`)),
    ])
  })

  test('is not reloaded after a change of the content', async () => {
    await getWith({}, LIST)
    const before = await readVersion(db)
    await env.DB.prepare(
      'UPDATE content_version SET version = version + 1, content = version + 1',
    ).run()
    laterOn()
    const { db: watched, queries } = watchedDb()
    expect(await priceIn({ DB: watched })).toBe(price)
    expect(await readVersion(db)).toBe(before + 1)
    expect(queries.filter((text) => text.includes('is_pinned'))).toEqual([])
  })
})

describe('a request for a list', () => {
  test('needs one D1 statement for its cards, and none for cards in memory', async () => {
    await getWith({}, '/api/facets?goal=0')
    const { db: watched, queries } = watchedDb()
    await getWith({ DB: watched }, LIST)
    expect(queries).toEqual([expect.stringContaining('replaced_card')])
    await getWith({ DB: watched }, LIST)
    expect(queries).toHaveLength(1)
  })

  test.each(['/api/facets?goal=0&type=1', '/api/facets?sold=true'])(
    'to %s needs no D1 statement',
    async (path) => {
      await getWith({}, LIST)
      const { db: watched, queries } = watchedDb()
      expect((await getWith({ DB: watched }, path)).status).toBe(200)
      expect(queries).toEqual([])
    },
  )

  test('shows one version if a listing changes during the request', async () => {
    const before = price
    await getWith({}, '/api/facets?goal=0')
    const changed = Promise.withResolvers<void>()
    const open = begin(LIST, {}, { DB: delayedDb(changed.promise) })
    await changeElsewhere()
    changed.resolve()
    const { response, done } = await open
    const { Items } = await response.json<ApiList>()
    await done()
    expect(Items.find(({ ID }) => ID === HOME.ID)?.Price).toBe(before)
  })
})

describe('if a store fails, the list', () => {
  test('comes from D1 if KV has nothing', async () => {
    await getWith({}, LIST)
    const { keys } = await env.CACHE.list()
    await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)))
    await changeElsewhere()
    await purge()
    expect(await priceIn({})).toBe(price)
  })

  test('comes from D1 if KV fails, and the failure is logged', async () => {
    expect(await priceIn({ CACHE: DEAD_KV })).toBe(price)
    expect(loggedEvents()).toEqual(
      expect.arrayContaining(['market not read from KV', 'market not stored in KV']),
    )
  })

  test.each([
    ['no JSON', () => '{"version":'],
    ['another shape', () => '{"version":1,"rows":[]}'],
    ['a text instead of rows', (stored: Stored) => ({ ...stored, rows: 'x' })],
    [
      'rows without their last columns',
      (stored: Stored) => withRows(stored, (row) => row.slice(0, 9)),
    ],
    ['null instead of a row', (stored: Stored) => withRows(stored, () => null)],
    ['no places', (stored: Stored) => ({ ...stored, places: [] })],
    ['another version', (stored: Stored) => ({ ...stored, version: stored.version - 1 })],
  ])(
    'comes from D1 if the snapshot in KV has %s, and the failure is logged',
    async (_, breakSnapshot) => {
      await getWith({}, LIST)
      const stored = await env.CACHE.get<Stored>(await snapshotKey(), 'json')
      if (!stored) throw new Error('KV has no snapshot')
      await purge()
      const key = await snapshotKey()
      const broken = breakSnapshot({ ...stored, version: await readVersion(db) })
      await env.CACHE.put(key, typeof broken === 'string' ? broken : JSON.stringify(broken))
      expect(await priceIn({})).toBe(price)
      expect(loggedEvents()).toContain('market not read from KV')
      const { version, rows } = (await env.CACHE.get<Stored>(key, 'json')) ?? stored
      expect([version, rows.length]).toEqual([await readVersion(db), stored.rows.length])
    },
  )

  test('comes from D1 after the time-out of KV, and the time-out is logged', async () => {
    const never = () => new Promise<never>(() => undefined)
    const get = (key: string, type: 'json') =>
      key.startsWith('market:') ? never() : env.CACHE.get(key, type)
    const slow = { ...env.CACHE, get, put: env.CACHE.put.bind(env.CACHE) }
    expect(await priceIn({ CACHE: slow as unknown as KVNamespace })).toBe(price)
    expect(loggedText()).toContain('KV did not answer within')
  })

  test.each([
    ['fails', () => brokenDb({ on: LISTED, when: 'before', error: LOST })],
    ['is locked', () => brokenDb({ on: LISTED, when: 'before', error: LOCKED })],
  ])('shows the previous version while D1 %s, and is not cached', async (_, broken) => {
    const page = '/nl/te-koop?region=x|9000'
    await getWith({}, LIST)
    const before = await (await getWith({}, page)).text()
    await changeElsewhere()
    laterOn()
    expect(await priceIn({ DB: broken() })).toBe(price - 1000)
    expect(await (await getWith({ DB: broken() }, page)).text()).toBe(before)
    expect(loggedEvents()).toContain('previous market served')
    laterOn()
    expect(await priceIn({})).toBe(price)
    expect(await (await getWith({}, page)).text()).not.toBe(before)
  })
})
