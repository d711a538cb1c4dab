import { describe, expect, test } from 'vitest'
import { shouldNotify } from './health-rules'

describe('the agency is notified', () => {
  const now = new Date('2026-11-22T12:00:00.000Z')
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

  test.each<[what: string, 'late' | 'dead', at: string | null, notifiedAt: string | null, boolean]>(
    [
      ['of nothing', 'late', null, null, false],
      ['of a mail that waits for ten minutes', 'late', ago(1 / 6), null, false],
      ['of a mail that waits for an hour', 'late', ago(1), null, true],
      ['again while the same waits', 'late', ago(70), ago(69), false],
      ['of another that waits, a day later', 'late', ago(24), ago(25), true],
      ['of another on the same day', 'late', ago(1), ago(23), false],
      ['of a mail that was given up', 'dead', ago(0), null, true],
      ['again of the same', 'dead', ago(30), ago(29), false],
      ['of the next one, a day later', 'dead', ago(1), ago(24), true],
      ['of what was given up long ago', 'dead', ago(49), null, false],
    ],
  )('%s (%s, %s, %s): %s', (_, kind, at, notifiedAt, isDue) => {
    expect(shouldNotify(kind, { at, notifiedAt }, now)).toBe(isDue)
  })
})
