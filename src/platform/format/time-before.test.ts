import { expect, test } from 'vitest'
import { daysBefore, monthsBefore, utcDay } from './time-before'

test.each([
  ['2026-11-22T10:00:00Z', 12, '2025-11-22'],
  ['2026-03-31T10:00:00Z', 1, '2026-02-28'],
  ['2028-03-31T10:00:00Z', 1, '2028-02-29'],
  ['2026-01-15T00:00:00Z', 24, '2024-01-15'],
])('%s minus %i months is %s', (now, months, day) => {
  expect(utcDay(monthsBefore(new Date(now), months))).toBe(day)
})

test('days have 24 hours, also when the clocks change', () => {
  expect(daysBefore(new Date('2026-10-26T01:30:00Z'), 2).toISOString()).toBe(
    '2026-10-24T01:30:00.000Z',
  )
})
