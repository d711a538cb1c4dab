import { describe, expect, test } from 'vitest'
import { dueRun, retryAt, type Schedule } from './due-run'

const NOON = new Date('2026-11-20T11:00:00Z')
const WELL: Schedule = {
  lastGoodAt: '2026-11-20T10:50:00Z',
  lastFullAt: '2026-11-20T02:00:00Z',
  nextAt: null,
  wanted: null,
  pausedAt: null,
}

describe('the run that is due at noon', () => {
  const at = (time: string) => `2026-11-20T${time}:00Z`

  test.each<[string, Partial<Schedule>, string, 'all' | 'changes' | null]>([
    ['nothing, nine minutes after the last one', {}, at('10:51'), null],
    ['changes, ten minutes after it', {}, at('10:50'), 'changes'],
    ['everything, where nothing ever came', { lastFullAt: null }, at('10:59'), 'all'],
    ['everything, after a night without', { lastFullAt: at('01:59') }, at('10:59'), 'all'],
    ['everything, after six hours without', { lastGoodAt: at('04:59') }, at('10:50'), 'all'],
    ['what staff want, at once', { wanted: 'all', nextAt: at('12:00') }, at('10:59'), 'all'],
    ['nothing, while a failed one waits', { nextAt: at('11:01') }, at('10:00'), null],
    ['nothing, while it is paused', { wanted: 'all', pausedAt: at('09:00') }, at('10:00'), null],
  ])('is %s', (_, change, lastStartedAt, due) => {
    expect(dueRun({ ...WELL, ...change }, lastStartedAt, 600, NOON)).toBe(due)
  })
})

test.each([
  ['2026-11-20T01:59:00Z', null],
  ['2026-11-20T02:00:00Z', 'all'],
  ['2026-07-20T00:59:00Z', null],
  ['2026-07-20T01:00:00Z', 'all'],
])('the complete run starts at three in Brussels, so at %s it is %s', (at, due) => {
  const now = new Date(at)
  const recently = new Date(now.getTime() - 60_000).toISOString()
  const lastFullAt = new Date(now.getTime() - 20 * 3_600_000).toISOString()
  expect(dueRun({ ...WELL, lastGoodAt: recently, lastFullAt }, recently, 600, now)).toBe(due)
})

test.each([
  [1, null, 0.5, 60],
  [1, null, 0, 48],
  [2, null, 1, 144],
  [4, null, 0.5, 900],
  [9, null, 0.5, 3600],
  [1, 600, 0.5, 600],
])(
  'the next try waits longer after %i failures and a Retry-After of %s s',
  (failures, after, chance, s) => {
    expect(retryAt(failures, after, NOON, chance).getTime() - NOON.getTime()).toBe(s * 1000)
  },
)
