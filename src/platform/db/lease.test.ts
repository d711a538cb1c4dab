import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLogs, loggedText } from '../../../test/logs'
import { LEASE_MS, whileLeased } from './lease'

keepLogs()
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns the times of renewals (ms) within the time that the work takes. */
async function renewals(takesMs: number, renew: () => Promise<void> = async () => {}) {
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
  await vi.advanceTimersByTimeAsync(takesMs)
  resolve('done')
  expect(await result).toBe('done')
  await vi.advanceTimersByTimeAsync(3_600_000)
  return times
}

test('renews a lease well before it ends, as long as the work takes', async () => {
  const times = await renewals(8 * 60_000)
  const gaps = [0, ...times].map((time, at, all) => (all[at + 1] ?? 8 * 60_000) - time)
  expect(Math.max(...gaps)).toBeLessThan(LEASE_MS / 2)
})

test('renews nothing for work that ends at once', async () => {
  expect(await renewals(0)).toEqual([])
})

test('stops renewing for work that is stuck', async () => {
  expect(Math.max(...(await renewals(3_600_000)))).toBeLessThanOrEqual(10 * 60_000)
})

test('goes on when a renewal fails', async () => {
  const fail = async () => {
    throw new Error('D1_ERROR')
  }
  expect((await renewals(35_000, fail)).length).toBe(3)
  expect(loggedText()).toContain('lease not renewed')
})
