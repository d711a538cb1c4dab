import { expect, test } from 'vitest'
import { contrast, nearestWith } from './contrast'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('%s on %s has a contrast of %f', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2)
})

test.each([
  ['#ecd77f', '#ffffff', 3],
  ['#888888', '#1f4a3a', 4.5],
  ['#777777', '#777777', 4.5],
])(
  'the nearest to %s that shows on %s passes %f, and no more than it must',
  (colour, background, least) => {
    const nearest = nearestWith(colour, background, least)
    expect(contrast(nearest, background)).toBeGreaterThanOrEqual(least)
    expect(contrast(nearest, background)).toBeLessThan(least + 0.5)
  },
)
