import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLogs } from '../../../test/logs'
import { LEASE_MS, whileLeased } from './lease'

keepLogs()
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns the times (ms) of the renewals while the work is running. */
async function renewals(durationMs: number, renew: () => Promise<void> = async () => {}) {
  const began = Date.now()
  const times: number[] = []
  const { promise, resolve } = Promise.withResolvers<string>()
  const result = whileLeased(
    () => {
      times.push(Date.now() - began)
      return renew()
    },
    () => promise,
  )
  await vi.advanceTimersByTimeAsync(durationMs)
  resolve('done')
  expect(await result).toBe('done')
  await vi.advanceTimersByTimeAsync(3_600_000)
  return times
}

test('renews a lease before it ends while the work is running', async () => {
  const times = await renewals(8 * 60_000)
  const gaps = [0, ...times].map((time, at, all) => (all[at + 1] ?? 8 * 60_000) - time)
  expect(Math.max(...gaps)).toBeLessThan(LEASE_MS / 2)
})

test('stops renewing for work that is stuck', async () => {
  expect(Math.max(...(await renewals(3_600_000)))).toBeLessThanOrEqual(10 * 60_000)
})
