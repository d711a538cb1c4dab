import { expect, test } from 'vitest'
import { nextReportAt, reportDays } from './report-period'

test.each([
  // A Thursday, a Sunday before midnight in Belgium, and a Monday.
  ['2026-11-26T20:00:00Z', 1, '2026-11-30T08:00:00.000Z'],
  ['2026-11-26T20:00:00Z', 2, '2026-12-07T08:00:00.000Z'],
  ['2026-11-29T22:30:00Z', 1, '2026-11-30T08:00:00.000Z'],
  ['2026-11-29T23:30:00Z', 1, '2026-12-07T08:00:00.000Z'],
  ['2026-11-30T08:00:00Z', 1, '2026-12-07T08:00:00.000Z'],
  ['2027-03-25T12:00:00Z', 1, '2027-03-29T07:00:00.000Z'],
] as const)('the report after %s, every %i weeks, is sent on %s', (now, weeks, next) => {
  const at = nextReportAt(new Date(now), weeks)
  expect(at && new Date(at).toISOString()).toBe(next)
})

test('without an interval, no report is sent automatically', () => {
  expect(nextReportAt(new Date(), 0)).toBeNull()
})

test('a report is about the days until yesterday, and is compared with as many days before', () => {
  const { days, before } = reportDays(new Date('2026-11-30T08:00:00Z'), 1)
  expect([days.length, days[0], days.at(-1)]).toEqual([7, '2026-11-23', '2026-11-29'])
  expect([before.length, before[0], before.at(-1)]).toEqual([7, '2026-11-16', '2026-11-22'])
  expect(reportDays(new Date('2026-11-30T08:00:00Z'), 0).days).toHaveLength(14)
})

test.each([
  // In the last week of summer time Sunday has 25 hours, in its first week 23.
  ['2026-10-26T08:00:00Z', '2026-10-18T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2027-03-29T07:00:00Z', '2027-03-21T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
  ['2026-11-29T23:30:00Z', '2026-11-22T23:00:00.000Z', '2026-11-29T23:00:00.000Z'],
])('the report at %s begins at %s and ends with its last day at %s', (now, from, until) => {
  const period = reportDays(new Date(now), 1)
  expect([period.from.toISOString(), period.until.toISOString()]).toEqual([from, until])
})
