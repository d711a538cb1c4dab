import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SingleFlight } from './single-flight'
import { TimeoutError } from './timeout'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('shares the result of running work, and runs it again afterwards', async () => {
  const flights = new SingleFlight<number>(1000)
  const work = vi.fn(async () => 1)
  const run = () => flights.run('key', () => undefined, work)
  expect(await Promise.all([run(), run()])).toEqual([1, 1])
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(1)
  await run()
  expect(work).toHaveBeenCalledTimes(2)
})

test('rejects after the time-out, and no longer waits for work that never ends', async () => {
  const flights = new SingleFlight<number>(1000)
  const late = flights.run(
    'key',
    () => undefined,
    () => new Promise(() => undefined),
  )
  const failure = expect(late).rejects.toThrow(TimeoutError)
  await vi.advanceTimersByTimeAsync(1001)
  await failure
  expect(
    await flights.run(
      'key',
      () => undefined,
      async () => 2,
    ),
  ).toBe(2)
})
