import { expect, test } from 'vitest'
import { retry } from './retry'

/** Returns a function that throws these errors in order, then returns the number of its calls. */
function failing(...errors: string[]) {
  let calls = 0
  return async () => {
    const error = errors[calls++]
    if (error) throw new Error(error)
    return calls
  }
}

test('work is repeated until it succeeds', async () => {
  expect(await retry(failing('a', 'b'), { attempts: 3 })).toBe(3)
})

test('the last error is thrown after the last attempt', async () => {
  await expect(retry(failing('a', 'b', 'c'), { attempts: 2 })).rejects.toThrow('b')
})

test('a permanent error is thrown without another attempt', async () => {
  const isTransient = (error: unknown) => error instanceof Error && error.message === 'a'
  await expect(retry(failing('a', 'x', 'a'), { attempts: 5, isTransient })).rejects.toThrow('x')
})

test('each pause depends on the number of failed attempts', async () => {
  const pauses: number[] = []
  const pauseMs = (failed: number) => {
    pauses.push(failed)
    return 0
  }
  await retry(failing('a', 'b'), { attempts: 4, pauseMs })
  expect(pauses).toEqual([1, 2])
})
