import { expect, test } from 'vitest'
import { readNumber } from './read-number'
import { readBoolean } from './wire-values'

test.each([
  ['12', 12],
  ['12.', 12],
  ['.5', 0.5],
  ['12.50', 12.5],
  ['12,5', 12.5],
  ['1e3', 1000],
  [' -3 ', -3],
  ['1.2.3', null],
  ['1,250', null],
  ['.', null],
  [`${'1'.repeat(400_000)}x`, null],
  [`1.${'1'.repeat(400_000)}x`, null],
])('the number %.20j', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each([
  [true, true],
  [1, true],
  [' Yes ', true],
  ['TRUE', true],
  [false, false],
  [0, false],
  ['no', false],
  [null, false],
  [{ toString: 1 }, false],
  [[true], false],
])('the flag %j is %j', (value, flag) => {
  expect(readBoolean(value)).toBe(flag)
})
