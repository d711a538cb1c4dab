import { describe, expect, it } from 'vitest'
import { parse, settings } from '../../../test/list-filter'
import { spaced } from '../../../test/spaced'
import { type Random, randomOf } from '../../tasks/random'
import { filterQuery, parseListFilter } from './list-filter'

describe('any query', () => {
  it('gives a filter of limited size', () => {
    const many = Array.from({ length: 500 }, (_, at) => `type=${at + 1}&region=x|${1000 + at}`)
    const filter = parse(`${many.join('&')}&streetcity=${'é'.repeat(5000)}`)
    expect(filter.types).toHaveLength(20)
    expect(filter.regions).toHaveLength(100)
    expect(filter.text).toHaveLength(80)
    expect(parse(`region=${'x'.repeat(5000)}|9000`).regions[0]?.city).toHaveLength(60)
    expect(parse(`type=${'1,'.repeat(100_000)}7`).types).toEqual([1])
  })

  it('gives a filter whose canonical query parses to the same filter', () => {
    const random = randomOf(20260809)
    for (let round = 0; round < 4000; round++) {
      const query = randomQuery(random)
      const fixed = random.of([{}, { goal: 0 }, { goal: 1 }, { goal: 2 }, { sold: true }] as const)
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

function randomQuery(random: Random): URLSearchParams {
  const length = random.between([0, 11])
  return new URLSearchParams(Array.from({ length }, () => [random.of(NAMES), randomValue(random)]))
}

function randomValue(random: Random): string {
  if (random.chance(70)) return random.of(VALUES)
  return Array.from({ length: random.between([0, 119]) }, () =>
    random.chance(50) ? random.of(PIECES) : String.fromCharCode(random.between([0, 0xfffe])),
  ).join('')
}
