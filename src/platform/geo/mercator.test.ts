import { expect, test } from 'vitest'
import { boxAround, centred, metresPerPixel, overlap, project, unproject } from './mercator'

const BRUSSELS = { lat: 50.8503, lng: 4.3517 }

test('the world is a square of 2,048 tiles of 256 pixels', () => {
  expect(project({ lat: 0, lng: 0 })).toEqual({ x: 262_144, y: 262_144 })
  expect(project({ lat: 85.051128779807, lng: -180 }).x).toBe(0)
  expect(project({ lat: 85.051128779807, lng: -180 }).y).toBeCloseTo(0, 4)
})

test('a point is in the tile that map servers have it in', () => {
  const { x, y } = project(BRUSSELS)
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([1048, 686])
})

test.each([BRUSSELS, { lat: 49.5, lng: 2.55 }, { lat: 51.5, lng: 6.4 }])(
  '%o comes back from its pixel',
  (point) => {
    const { lat, lng } = unproject(project(point))
    expect(lat).toBeCloseTo(point.lat, 9)
    expect(lng).toBeCloseTo(point.lng, 9)
  },
)

test('a pixel is some 48 metres in Brussels, and longer in the south', () => {
  expect(metresPerPixel(BRUSSELS)).toBeCloseTo(48.26, 1)
  expect(metresPerPixel({ lat: 49.5, lng: 5 })).toBeGreaterThan(metresPerPixel(BRUSSELS))
})

test('boxes surround pixels, keep their middle and overlap', () => {
  const box = boxAround([
    { x: 4, y: 9 },
    { x: 1, y: 3 },
  ])
  expect(box).toEqual({ x: 1, y: 3, width: 3, height: 6 })
  const larger = centred(box, { width: 5, height: 10 })
  expect(larger).toEqual({ x: 0, y: 1, width: 5, height: 10 })
  expect(overlap(box, larger)).toBe(true)
  expect(overlap(box, { x: 4, y: 3, width: 1, height: 1 })).toBe(false)
})
