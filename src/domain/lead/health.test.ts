import { describe, expect, test } from 'vitest'
import { mailHealth } from './health'

const NOW = new Date('2026-11-22T10:00:00Z')
const WELL = { canLeave: true, hasDead: false, waitingSince: null }

describe('mails are', () => {
  test.each([
    [null, 'ok'],
    ['2026-11-22T10:00:00Z', 'ok'],
    ['2026-11-22T09:45:00Z', 'ok'],
    ['2026-11-22T09:44:59Z', 'late'],
    ['2026-11-19T10:00:00Z', 'late'],
    ['2026-11-22T10:05:00Z', 'ok'],
  ])('with one that waits since %j %s', (waitingSince, health) => {
    expect(mailHealth({ ...WELL, waitingSince }, NOW)).toBe(health)
  })

  test('dead when one was given up, or when none can be sent', () => {
    expect(mailHealth({ ...WELL, hasDead: true }, NOW)).toBe('dead')
    expect(mailHealth({ ...WELL, canLeave: false }, NOW)).toBe('dead')
    const late = { ...WELL, waitingSince: '2026-11-19T10:00:00Z' }
    expect(mailHealth({ ...late, hasDead: true }, NOW)).toBe('dead')
  })
})
