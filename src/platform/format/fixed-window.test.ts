import { expect, test } from 'vitest'
import { FixedWindow } from './fixed-window'

test('counts by key until the window ends', () => {
  const window = new FixedWindow(1000)
  expect([window.count(5, 'a'), window.count(900, 'a'), window.count(1004, 'b')]).toEqual([1, 2, 1])
  expect(window.count(1005, 'a')).toBe(1)
})

test('restarts when the clock is set back', () => {
  const window = new FixedWindow(1000)
  window.count(50_000)
  expect(window.count(10)).toBe(1)
  expect(window.count(20)).toBe(2)
})

test('restarts when it exceeds its maximum number of keys', () => {
  const window = new FixedWindow(1000, 2)
  for (const key of ['a', 'b', 'c']) window.count(0, key)
  expect(window.count(1, 'a')).toBe(1)
})

test('can be reset', () => {
  const window = new FixedWindow(1000)
  window.count(0)
  window.clear()
  expect(window.count(1)).toBe(1)
})
