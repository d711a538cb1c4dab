import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importItems, listing, loadAgency, purge } from '../test/agency'
import { getTwice, getWith } from '../test/worker'

let version = 0

beforeAll(() => loadAgency())
beforeEach(async () => {
  version = await purge()
})

describe('a list is cached in KV', () => {
  test('under one key for every spelling of its parameters', async () => {
    await getTwice('/api/properties?goal=0&type=2&bedrooms=3')
    const keys = await cachedKeys()
    for (const query of [
      'bedrooms=3&goal=0&type=2',
      'type=2,2,x&bedrooms=3&goal=0&utm_campaign=1',
      'goal=0&type=2&bedrooms=3&budget=900-100&lift=no&page=7',
      'GOAL=1&goal=0&type=2&bedrooms=3&limit1=1&limit2=12',
      'goal=0&goal=1&type=2&bedrooms=3&lang=fr',
    ]) {
      const response = await getWith({}, `/api/properties?${query}`)
      expect(response.headers.get('Server-Timing')).toBe('kv')
    }
    expect(await cachedKeys()).toEqual(keys)
  })

  test('under one key for every name of the places in its address', async () => {
    await getTwice('/api/properties?region=Gent|9000')
    const keys = await cachedKeys()
    const response = await getWith({}, '/api/properties?region=Verzonnenstad|9000')
    expect(response.headers.get('Server-Timing')).toBe('kv')
    expect(await cachedKeys()).toEqual(keys)
    for (const key of keys) expect(await env.CACHE.get(key)).not.toContain('Verzonnenstad')
  })

  test.each([
    ['goal=0', 'goal=1'],
    ['goal=0', 'goal=0&sold=true'],
    ['type=1', 'type=2'],
    ['limit2=5', 'limit2=6'],
    ['budget=-100000', 'budget=100000-'],
  ])('under different keys for ?%s and ?%s', async (one, other) => {
    await getTwice(`/api/properties?${one}`)
    const response = await getTwice(`/api/properties?${other}`)
    expect(response.headers.get('Server-Timing')).toBe('db')
  })

  test.each([
    'streetcity=gent',
    'area=eeei4eeesJgnHsJgnHi4',
    'budget=123456-',
    'pricemax=0.5',
    'region=Nergens|9999',
    'type=31415926',
    'type=1,2,3,4,5,6000',
    'limit1=7&limit2=11',
    'limit1=999999&limit2=999999',
  ])('but not for ?%s, which anybody can make up', async (query) => {
    for (const path of ['/api/properties', '/nl/te-koop']) await getWith({}, path)
    const keys = await cachedKeys()
    for (const path of [`/api/properties?${query}`, `/nl/te-koop?${query}`]) {
      const response = await getWith({}, path)
      expect(response.status).toBe(200)
    }
    expect(await cachedKeys()).toEqual(keys)
  })
})

describe('a home is cached in KV', () => {
  test('under its id; a missing home is not cached', async () => {
    await getWith({}, '/nl/property/410001')
    const keys = await cachedKeys()
    expect(keys.filter((key) => key.endsWith(':property:410001'))).toHaveLength(1)
    for (const id of ['999998', '1', '410001000', 'x']) await getWith({}, `/nl/property/${id}`)
    const homes = (await cachedKeys()).filter((key) => key.includes(':property:'))
    expect(homes).toHaveLength(1)
  })
})

test('a purge invalidates every cached entry and raises the version', async () => {
  await getTwice('/api/properties?goal=0')
  expect((await getWith({}, '/api/properties?goal=0')).headers.get('Server-Timing')).toBe('kv')
  expect(await purge()).toBe(version + 1)
  expect((await getWith({}, '/api/properties?goal=0')).headers.get('Server-Timing')).toBe('db')
})

test('an import without changes invalidates nothing', async () => {
  const home = listing({ ID: 779_001 })
  await importItems(home)
  await getWith({}, '/nl/te-koop')
  await importItems(home)
  expect((await getWith({}, '/nl/te-koop')).headers.get('Server-Timing')).toBe('page')
})

test('simultaneous requests for one list all get it and write one entry', async () => {
  const ask = () => getWith({}, '/api/properties?goal=1')
  await ask()
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(bodies).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const lists = (await cachedKeys()).filter((key) => key.endsWith(':list:any:rows12:goal=1'))
  expect(lists).toHaveLength(1)
})

/** The keys of this version in KV. */
async function cachedKeys(): Promise<string[]> {
  const { keys } = await env.CACHE.list({ prefix: `v${version}:` })
  return keys.map(({ name }) => name)
}
