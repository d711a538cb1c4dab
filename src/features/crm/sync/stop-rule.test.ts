import { expect, test } from 'vitest'
import { isHalved, matchesTotal, stopReason } from './stop-rule'

test.each([
  [20, 5, 0, 0, null],
  [20, 6, 0, 0, null],
  [20, 7, 0, 0, 'leaving'],
  [10, 5, 0, 0, null],
  [10, 6, 0, 0, 'leaving'],
  [200, 60, 0, 0, null],
  [200, 61, 0, 0, 'leaving'],
  [200, 0, 100, 30, null],
  [200, 0, 100, 31, 'prices'],
  [200, 0, 8, 5, null],
])(
  'a run with %i listings, %i removals, %i prices and %i price changes has the reason %s',
  (onMarket, leaving, priced, repriced, reason) => {
    expect(stopReason({ onMarket, leaving, priced, repriced })).toBe(reason)
  },
)

test('a number below half of the previous one is halved', () => {
  expect([isHalved(9, 20), isHalved(10, 20), isHalved(0, 0)]).toEqual([true, false, false])
})

test.each([
  [98, 100, true],
  [97, 100, false],
  [990, 1000, true],
  [989, 1000, false],
  [5, null, true],
])('%i seen listings match the stated total %s: %s', (seen, total, matches) => {
  expect(matchesTotal(seen, total)).toBe(matches)
})
