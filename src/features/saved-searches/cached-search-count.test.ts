import { expect, test } from 'vitest'
import { roundCount } from './cached-search-count'

test.each([
  [0, null],
  [4, null],
  [5, 5],
  [9, 5],
  [10, 10],
  [19, 10],
  [20, 20],
  [49, 20],
  [50, 50],
  [199, 100],
  [999, 500],
  [123_456, 10_000],
])('rounds a count of %i down to %j', (count, expected) => {
  expect(roundCount(count)).toBe(expected)
})
