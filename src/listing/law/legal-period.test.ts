import { expect, it } from 'vitest'
import { isInForce, lastDay, monthAfter } from './legal-period'

it.each([
  ['2024-12-31', false],
  ['2025-01-01', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
])('a rule from 2025 until 2027 applies on %s: %s', (on, applies) => {
  expect(isInForce({ from: '2025-01-01', until: '2027-01-01' }, on)).toBe(applies)
})

it('a rule that no longer applies from 1 January 2027 applies last on 31 December 2026', () => {
  expect(lastDay({ until: '2027-01-01' })).toBe('2026-12-31')
  expect(lastDay({})).toBeNull()
})

it.each([
  ['2026-11-28', '2026-12-28'],
  ['2026-12-05', '2027-01-05'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-30', '2028-02-29'],
])('a month after %s is %s', (day, next) => {
  expect(monthAfter(day)).toBe(next)
})
