import { expect, test } from 'vitest'
import { isInPeriod } from './popup.client'

test.each([
  ['', '', '2026-11-23T12:00:00Z', true],
  ['2026-07-01', '2026-08-31', '2026-06-30T21:59:00Z', false],
  ['2026-07-01', '2026-08-31', '2026-06-30T22:01:00Z', true],
  ['2026-07-01', '2026-08-31', '2026-08-31T21:59:00Z', true],
  ['2026-07-01', '2026-08-31', '2026-08-31T22:01:00Z', false],
  ['2026-07-01', '', '2030-01-01T00:00:00Z', true],
  ['', '2026-08-31', '2020-01-01T00:00:00Z', true],
])('a period from %j until %j contains %s: %s', (from, until, now, expected) => {
  expect(isInPeriod(from, until, new Date(now))).toBe(expected)
})
