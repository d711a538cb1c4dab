import { expect, test } from 'vitest'
import { graphScale, graphSpan } from './graph-scale'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [34, [0, 10, 20, 30, 40]],
  [72, [0, 20, 40, 60, 80]],
  [100, [0, 25, 50, 75, 100]],
  [223, [0, 100, 200, 300]],
  [1000, [0, 250, 500, 750, 1000]],
])('a graph up to %i has lines at %j', (max, lines) => {
  expect(graphScale(max)).toEqual(lines)
})

test.each([0, 1, 7, 13, 99, 101, 12_345, 1e9])(
  'the lines of a graph cover %i and are few',
  (max) => {
    const lines = graphScale(max)
    expect(lines.at(-1)).toBeGreaterThanOrEqual(max)
    expect(lines.length).toBeLessThanOrEqual(6)
  },
)

test.each([
  [['2026-10-31', '2026-11-01', '2026-11-02'], 'day'],
  [['2026-10-31', '2026-11-07'], 'week'],
  [['2026-10-31', '2026-11-07', '2026-11-08'], null],
  [['2026-10-31'], null],
  [['wk 1', 'wk 2'], null],
])('the labels %j have a step of one %s', (labels, span) => {
  expect(graphSpan(labels)).toBe(span)
})
