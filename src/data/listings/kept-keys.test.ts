import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadAgency, purge } from '../../../test/agency'
import { getTwice, getWith } from '../../../test/worker'
import { isWorthKeeping, KEPT_KEYS } from './kept-keys'

const MINUTE = 60_000

describe('a key that a visitor made up', () => {
  test('is worth keeping when it is asked for again within five minutes', () => {
    expect(isWorthKeeping('a', {}, 0)).toBe(false)
    expect(isWorthKeeping('a', {}, 5 * MINUTE)).toBe(false)
    expect(isWorthKeeping('a', {}, 10 * MINUTE - 1)).toBe(true)
    expect(isWorthKeeping('a', {}, 15 * MINUTE - 2)).toBe(true)
    expect(isWorthKeeping('a', {}, 20 * MINUTE)).toBe(false)
  })

  test('is one of 200 at most in ten minutes, of 10,000 that were asked for twice', () => {
    const keptAt = (now: number) => {
      let kept = 0
      for (let nth = 0; nth < 10_000; nth++) {
        isWorthKeeping(`${now} ${nth}`, {}, now)
        if (isWorthKeeping(`${now} ${nth}`, {}, now)) kept++
      }
      return kept
    }
    expect(keptAt(0)).toBe(200)
    expect(keptAt(9 * MINUTE)).toBe(0)
    expect(keptAt(10 * MINUTE)).toBe(200)
  })
})

describe('addresses that nobody else asks for', () => {
  /** Each is another combination of what is cached, a price above all. */
  const odd = (nth: number) => `pricemin=${100 * (1 + nth)}&type=${1 + (nth % 9)}`

  beforeAll(() => loadAgency())
  beforeEach(purge)
  afterEach(() => vi.restoreAllMocks())

  test('are kept neither in KV nor as pages', async () => {
    const places = ['/nl/te-koop', '/nl/te-huur', '/nl/contact', '/nl/sold', '/api/properties']
    for (const place of places) await getTwice(place)
    const before = await keysInKv()
    const put = vi.spyOn(caches.default, 'put')
    for (let nth = 0; nth < 60; nth++) {
      expect((await getWith({}, `${places[nth % 5]}?${odd(nth)}`)).status).toBeLessThan(400)
    }
    expect(await keysInKv()).toBe(before)
    expect(put).not.toHaveBeenCalled()
  })

  test('asked for twice are kept up to the bound', async () => {
    await getWith({}, '/api/properties')
    const before = await keysInKv()
    for (let nth = 0; nth < KEPT_KEYS.most - 10; nth++) {
      isWorthKeeping(`${nth}`, {})
      isWorthKeeping(`${nth}`, {})
    }
    for (let nth = 0; nth < 20; nth++) await getTwice(`/api/properties?limit2=1&${odd(nth)}`)
    expect((await keysInKv()) - before).toBe(10)
  })
})

async function keysInKv(): Promise<number> {
  return (await env.CACHE.list()).keys.length
}
