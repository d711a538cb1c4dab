import { expect, test } from 'vitest'
import { boundingBox, centred, metresPerPixel, overlap, project, unproject } from './mercator'

const BRUSSELS = { lat: 50.8503, lng: 4.3517 }

test('the world is a square of 2,048 tiles of 256 pixels', () => {
  expect(project({ lat: 0, lng: 0 })).toEqual({ x: 262_144, y: 262_144 })
  expect(project({ lat: 85.051128779807, lng: -180 }).x).toBe(0)
  expect(project({ lat: 85.051128779807, lng: -180 }).y).toBeCloseTo(0, 4)
})

test('a point is in the same tile as on map servers', () => {
  const { x, y } = project(BRUSSELS)
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([1048, 686])
})

test.each([BRUSSELS, { lat: 49.5, lng: 2.55 }, { lat: 51.5, lng: 6.4 }])(
  'the pixel of %o is converted back to it',
  (point) => {
    const { lat, lng } = unproject(project(point))
    expect(lat).toBeCloseTo(point.lat, 9)
    expect(lng).toBeCloseTo(point.lng, 9)
  },
)

test('a pixel is about 48 metres in Brussels and longer in the south', () => {
  expect(metresPerPixel(BRUSSELS)).toBeCloseTo(48.26, 1)
  expect(metresPerPixel({ lat: 49.5, lng: 5 })).toBeGreaterThan(metresPerPixel(BRUSSELS))
})

test('boxes surround pixels, keep their middle and overlap', () => {
  const box = boundingBox([
    { x: 4, y: 9 },
    { x: 1, y: 3 },
  ])
  expect(box).toEqual({ x: 1, y: 3, width: 3, height: 6 })
  const largerBox = centred(box, { width: 5, height: 10 })
  expect(largerBox).toEqual({ x: 0, y: 1, width: 5, height: 10 })
  expect(overlap(box, largerBox)).toBe(true)
  expect(overlap(box, { x: 4, y: 3, width: 1, height: 1 })).toBe(false)
})
