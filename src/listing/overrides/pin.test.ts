import { expect, test } from 'vitest'
import { pinIssue } from './pin'

test.each([
  ['2026-11-23', 'past'],
  ['2026-11-24', null],
  ['2026-12-24', null],
  ['2027-11-25', null],
  ['2027-11-26', 'far'],
  ['2099-01-01', 'far'],
] as const)('on 24 November 2026, a pin until %s has the issue %s', (until, issue) => {
  expect(pinIssue(until, '2026-11-24')).toBe(issue)
})
