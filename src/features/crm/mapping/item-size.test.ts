import { describe, expect, test } from 'vitest'
import { randomOf } from '../../../tasks/random'
import { isTooLarge, jsonBytes, withSentBytes } from './item-size'

const SEEDS = Array.from({ length: 200 }, (_, index) => index + 1)
const TEXTS = ['', 'Gent', 'é€', '"\\\n\t\u0001', '👨\u200d👩', '\u2028', 'a'.repeat(300)]

/** Returns a JSON value that is the same for the same seed. */
function randomJson(seed: number): unknown {
  const random = randomOf(seed)
  const below = (limit: number) => random.between([0, limit - 1])
  const text = () => random.of(TEXTS)
  const value = (depth: number): unknown => {
    const kind = below(depth > 3 ? 4 : 7)
    if (kind === 0) return text()
    if (kind === 1) return below(2) === 0 ? below(1000) / 8 : -below(9)
    if (kind === 2) return below(2) === 0
    if (kind === 3) return null
    const inner = Array.from({ length: below(4) }, () => value(depth + 1))
    return kind === 4 ? inner : Object.fromEntries(inner.map((one, at) => [`${text()}${at}`, one]))
  }
  return value(0)
}

test('the size of a JSON value is that of its text in UTF-8', () => {
  for (const seed of SEEDS) {
    const json = randomJson(seed)
    expect(jsonBytes(json)).toBe(new TextEncoder().encode(JSON.stringify(json)).length)
  }
})

test('a value of a million levels is measured', () => {
  let deep: unknown = 1
  for (let level = 0; level < 1_000_000; level++) deep = [deep]
  expect(jsonBytes(deep)).toBe(2_000_001)
})

describe('an item', () => {
  const itemOf = (bytes: number) => ({
    ID: 1,
    Extra: 'x'.repeat(bytes - '{"ID":1,"Extra":""}'.length),
  })

  test('is accepted with 500 KB, and too large with one byte more', () => {
    expect(isTooLarge(itemOf(500_000))).toBe(false)
    expect(isTooLarge(itemOf(500_001))).toBe(true)
  })

  test('is measured as it was sent, even if less of it is passed on', () => {
    const passedOn = withSentBytes({ id: 1 }, itemOf(600_000))
    expect(isTooLarge(withSentBytes({ id: 1 }, passedOn))).toBe(true)
    expect(withSentBytes({ id: 1 }, withSentBytes({ id: 1 }, itemOf(400_000)))).toEqual({ id: 1 })
  })

  test('is measured without the part that is measured separately', () => {
    const Units = [itemOf(400_000), itemOf(400_000)]
    expect(isTooLarge({ ID: 1, Units }, Units)).toBe(false)
    expect(isTooLarge({ ...itemOf(500_001), Units }, Units)).toBe(true)
  })
})
