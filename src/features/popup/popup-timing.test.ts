import { expect, test } from 'vitest'
import { popupMoments } from './popup-timing'

const WEEK = { from: '2026-11-21', until: '2026-11-28' }

test.each([
  ['2026-11-25', null, [{ day: '2026-11-25', isEnd: false }]],
  ['2026-07-01', '2026-11-21', [{ day: '2026-11-21', isEnd: true }]],
  ['2026-11-29', '2026-12-31', []],
  [null, null, []],
])('a popup from %s until %s has these dates in the week: %j', (from, until, dates) => {
  expect(popupMoments({ from, until }, WEEK)).toEqual(dates)
})
