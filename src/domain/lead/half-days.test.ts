import { expect, test } from 'vitest'
import { workingDaysAfter } from './half-days'

test.each([
  [
    '2026-11-20',
    ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'],
  ],
  [
    '2026-12-30',
    ['2026-12-31', '2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08'],
  ],
  [
    '2027-03-25',
    ['2027-03-26', '2027-03-30', '2027-03-31', '2027-04-01', '2027-04-02', '2027-04-05'],
  ],
])('a visit is proposed on the working days after %s, not on public holidays', (today, days) => {
  expect(workingDaysAfter(today, 6)).toEqual(days)
})

test('no day is proposed after what is no date', () => {
  expect(workingDaysAfter('tomorrow', 6)).toEqual([])
})
