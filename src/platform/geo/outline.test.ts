import { describe, expect, test } from 'vitest'
import { centreOf, clipped, pathOf, simplified } from './outline'

const at = (...numbers: [number, number][]) => numbers.map(([x, y]) => ({ x, y }))

describe('a simplified line', () => {
  test('keeps its ends and its visible corners', () => {
    const line = at([0, 0], [5, 1], [10, 0], [10, 10])
    expect(simplified(line, 2)).toEqual(at([0, 0], [10, 0], [10, 10]))
    expect(simplified(line, 0.5)).toEqual(line)
  })

  test('has only its ends if all corners are within the tolerance', () => {
    expect(simplified(at([0, 0], [1, 1], [2, 0], [3, 1], [4, 0]), 3)).toEqual(at([0, 0], [4, 0]))
  })

  test('of a closed border keeps the farthest corner', () => {
    const ring = at([0, 0], [9, 0], [9, 9], [0, 9], [0, 0])
    expect(simplified(ring, 1)).toEqual(ring)
  })

  test.each([[at()], [at([3, 4])], [at([3, 4], [5, 6])]])('of %j is unchanged', (line) => {
    expect(simplified(line, 5)).toEqual(line)
  })
})

test('a path has steps in integer pixels from an origin', () => {
  const lines = [at([12, 30], [15, 28], [20, 28]), at([0, 0], [1, 1])]
  expect(pathOf(lines, { x: 10, y: 20 })).toBe('M2 10l3-2 5 0M-10-20l1 1')
  expect(pathOf([at([0, 0], [4, 0], [4, 4])], { x: 0, y: 0 }, true)).toBe('M0 0l4 0 0 4z')
  expect(pathOf([], { x: 0, y: 0 })).toBe('')
})

test('the centre of an area does not depend on the density of its corners', () => {
  const square = at([10, 10], [20, 10], [20, 20], [15, 20], [12, 20], [10, 20])
  expect(centreOf(square)).toEqual({ x: 15, y: 15 })
  expect(centreOf(square.toReversed())).toEqual({ x: 15, y: 15 })
})

describe('an area clipped to a box', () => {
  const box = { x: 0, y: 0, width: 10, height: 10 }

  test('has the corners of the box that it covers', () => {
    const part = clipped(at([5, -5], [15, -5], [15, 5], [5, 5]), box)
    expect(new Set(part.map(({ x, y }) => `${x} ${y}`))).toEqual(
      new Set(['5 0', '10 0', '10 5', '5 5']),
    )
  })

  test('is unchanged inside the box and empty outside it', () => {
    const inside = at([1, 1], [9, 1], [5, 9])
    expect(clipped(inside, box)).toEqual(inside)
    expect(clipped(at([20, 1], [29, 1], [25, 9]), box)).toEqual([])
  })
})
