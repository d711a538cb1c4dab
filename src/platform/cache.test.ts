import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadAgency, purge } from '../../test/agency'
import { spaced } from '../../test/spaced'
import { getWith } from '../../test/worker'

let version = 0

beforeAll(() => loadAgency())
beforeEach(async () => {
  version = await purge()
})

test.each(
  spaced(`
  streetcity=gent area=eeei4eeesJgnHsJgnHi4 budget=123456- region=Nergens|9999 type=31415926
  limit1=7&limit2=11 limit1=999999&limit2=999999
`),
)('a list with the arbitrary query ?%s adds nothing to KV', async (query) => {
  for (const path of ['/api/properties', '/nl/te-koop']) await getWith({}, path)
  const keys = await cachedKeys()
  for (const path of [`/api/properties?${query}`, `/nl/te-koop?${query}`])
    expect((await getWith({}, path)).status).toBe(200)
  expect(await cachedKeys()).toEqual(keys)
})

test('a listing is cached in KV under its ID, and a missing listing is not cached', async () => {
  await getWith({}, '/nl/property/410001')
  const keys = await cachedKeys()
  expect(keys.filter((key) => key.endsWith(':property:410001'))).toHaveLength(1)
  for (const id of ['999998', '1', '410001000', 'x']) await getWith({}, `/nl/property/${id}`)
  const listingKeys = (await cachedKeys()).filter((key) => key.includes(':property:'))
  expect(listingKeys).toHaveLength(1)
})

test('a purge invalidates every cached entry and raises the version', async () => {
  const timing = async () => (await getWith({}, '/nl/property/410002')).headers.get('Server-Timing')
  await timing()
  expect(await timing()).toBe('page')
  expect(await purge()).toBe(version + 1)
  expect(await timing()).toBe('db')
})

/** Returns the keys of the current version in KV. */
async function cachedKeys(): Promise<string[]> {
  const { keys } = await env.CACHE.list({ prefix: `v${version}:` })
  return keys.map(({ name }) => name)
}
