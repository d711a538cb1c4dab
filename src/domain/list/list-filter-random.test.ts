import { describe, expect, it } from 'vitest'
import { parse, settings } from '../../../test/list-filter'
import { spaced } from '../../../test/spaced'
import { filterQuery, parseListFilter } from './list-filter'

describe('any query', () => {
  it('is bounded', () => {
    const many = Array.from({ length: 500 }, (_, at) => `type=${at + 1}&region=x|${1000 + at}`)
    const filter = parse(`${many.join('&')}&streetcity=${'é'.repeat(5000)}`)
    expect(filter.types).toHaveLength(20)
    expect(filter.regions).toHaveLength(100)
    expect(filter.text).toHaveLength(80)
    expect(parse(`region=${'x'.repeat(5000)}|9000`).regions[0]?.city).toHaveLength(60)
    expect(parse(`type=${'1,'.repeat(100_000)}7`).types).toEqual([1])
  })

  it('gives a filter that its own query gives again', () => {
    const random = randomNumbers(20260809)
    for (let round = 0; round < 4000; round++) {
      const query = randomQuery(random)
      const fixed = choose(random, [
        {},
        { goal: 0 },
        { goal: 1 },
        { goal: 2 },
        { sold: true },
      ] as const)
      const filter = parseListFilter(query, settings, fixed)
      const text = filterQuery(filter)
      expect(text.isWellFormed()).toBe(true)
      const again = parseListFilter(new URLSearchParams(text), settings, fixed)
      expect(again, `${query} → ${text}`).toEqual(filter)
      expect(filterQuery(again)).toBe(text)
    }
  })
})

const NAMES = [
  ...spaced(`
  page order budget pricemin pricemax type bedrooms surfacemin epc garden terrace garage
  lift noconstruction region radius area streetcity goal sold toString
`),
  '',
]
const VALUES = [
  ...spaced(`
  true 1 2 4 12 0 -1 100000-300000 -2000000 5000- - 2000000 5000 Gent|9000
  eeei4eeesJgnHsJgnHi4 gnHi4eeei4eeesJgnHsJ eeei4eeesJ Liège|4000 |1000 a|b|2000 x 1,2,3 c G
  07 L-8008 Zoë|L-8008 1250.50-1250.5 17
`),
  '9'.repeat(400),
  'Price asc',
  'Price desc',
  'ﬁŒß İı',
  'Σσς ℡ ㎡',
]
const PIECES = [...'|-, \u0000\uD83D\u200D😀%&=+é9<']

function randomQuery(random: () => number): URLSearchParams {
  const query = new URLSearchParams()
  const count = Math.floor(random() * 12)
  for (let at = 0; at < count; at++) query.append(choose(random, NAMES), randomValue(random))
  return query
}

function randomValue(random: () => number): string {
  if (random() < 0.7) return choose(random, VALUES)
  const length = Math.floor(random() * 120)
  return Array.from({ length }, () =>
    random() < 0.5 ? choose(random, PIECES) : String.fromCharCode(Math.floor(random() * 0xffff)),
  ).join('')
}

function choose<T>(random: () => number, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T
}

/** Mulberry32: the same queries in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
