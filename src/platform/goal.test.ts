import { expect, test } from 'vitest'
import { hasLivingArea } from './goal'

test.each([
  ['a house', [1], true],
  ['a flat', [2], true],
  ['a house with a shop', [1, 6], true],
  ['a student room', [9], true],
  ['a home without category', [], true],
  ['land', [3], false],
  ['a garage', [4], false],
  ['an office', [5], false],
  ['a shop', [6], false],
  ['a warehouse', [7], false],
])('the surface of %s is called a living area: %s → %s', (_, webIds, living) => {
  expect(hasLivingArea({ webIds })).toBe(living)
})
