import { expect, test } from 'vitest'
import { randomOf } from '../../tasks/random'
import { areaTest, encodeArea, MAX_CORNERS } from './area'
import { cornersOfStroke } from './drawn-path'

/** Returns the points of a circle with a random jitter. */
function circle(points: number, jitter: number) {
  const random = randomOf(3)
  return Array.from({ length: points }, (_, at) => {
    const angle = (at / points) * 2 * Math.PI
    const far = 1 + jitter * (random.share() - 0.5)
    return { lat: 51 + 0.05 * far * Math.sin(angle), lng: 4 + 0.08 * far * Math.cos(angle) }
  })
}

test.each([
  [12, 0],
  [400, 0.02],
  [1500, 0.5],
])('a path of %i points with a jitter of %f becomes an area', (points, jitter) => {
  const corners = cornersOfStroke(circle(points, jitter), 1)
  expect(corners.length).toBeLessThanOrEqual(MAX_CORNERS)
  expect(areaTest(encodeArea(corners))({ lat: 51, lng: 4 })).toBe(true)
})

test('a smooth path keeps its shape with few corners', () => {
  const corners = cornersOfStroke(circle(1000, 0), 3)
  expect(corners.length).toBeLessThan(25)
  for (const { lat, lng } of corners) {
    expect(Math.hypot((lat - 51) / 0.05, (lng - 4) / 0.08)).toBeCloseTo(1, 6)
  }
})
