import { expect, test } from 'vitest'
import { isHoliday, workingDaysAfter } from './half-days'

test.each([
  ['2026-11-20', '2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27 2026-11-30'],
  ['2026-12-30', '2026-12-31 2027-01-04 2027-01-05 2027-01-06 2027-01-07 2027-01-08'],
  ['2027-03-25', '2027-03-26 2027-03-30 2027-03-31 2027-04-01 2027-04-02 2027-04-05'],
])('a visit is proposed on the working days after %s, not on public holidays', (today, days) => {
  expect(workingDaysAfter(today, 6).join(' ')).toBe(days)
})

test.each([
  '2026-01-01 2026-05-01 2026-07-21 2026-08-15 2026-11-01 2026-11-11 2026-12-25'.split(' '),
  // Easter is on 31 March 2024, 20 April 2025, 5 April 2026 and 28 March 2027.
  ['2024-04-01', '2024-05-09', '2024-05-20'],
  ['2025-04-21', '2025-05-29', '2025-06-09'],
  ['2026-04-06', '2026-05-14', '2026-05-25'],
  ['2027-03-29', '2027-05-06', '2027-05-17'],
  // The earliest and the latest Easter of these centuries: 23 March 2008, 24 April 2011 and 25 April 2038.
  ['2008-03-24', '2008-05-01', '2008-05-12'],
  ['2011-04-25', '2011-06-02', '2011-06-13'],
  ['2038-04-26', '2038-06-03', '2038-06-14'],
])('%s and the other days of its row are public holidays', (...dates) => {
  expect(dates.filter((date) => !isHoliday(date))).toEqual([])
})
