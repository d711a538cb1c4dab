import { expect, test } from 'vitest'
import { crmHealth } from './crm-health'

const NOW = new Date('2026-11-20T12:00:00Z')
const BASE = {
  isRequested: true,
  isHeld: false,
  isPaused: false,
  startedAt: '2026-11-01T00:00:00Z',
}

test.each([
  [{ ...BASE, lastGoodAt: '2026-11-20T06:00:00Z' }, 'ok'],
  [{ ...BASE, lastGoodAt: '2026-11-20T05:59:59Z' }, 'late'],
  [{ ...BASE, startedAt: null, lastGoodAt: null }, 'starting'],
  [{ ...BASE, startedAt: '2026-11-20T11:00:00Z', lastGoodAt: null }, 'starting'],
  [{ ...BASE, startedAt: '2026-11-20T10:59:59Z', lastGoodAt: null }, 'late'],
  [{ ...BASE, isRequested: false, lastGoodAt: '2026-11-01T00:00:00Z' }, 'ok'],
  [{ ...BASE, isRequested: false, lastGoodAt: null }, 'starting'],
  [{ ...BASE, isPaused: true, lastGoodAt: '2026-11-20T11:59:00Z' }, 'paused'],
  [{ ...BASE, isPaused: true, isHeld: true, lastGoodAt: '2026-11-20T11:59:00Z' }, 'held'],
])('a sync with %j has the health %s', (facts, health) => {
  expect(crmHealth(facts, NOW)).toBe(health)
})
