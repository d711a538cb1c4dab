import { describe, expect, test } from 'vitest'
import { randomOf } from '../../tasks/random'
import { areaTest, cornersOfArea, encodeArea, MAX_CORNERS, parseArea } from './area'
import type { Point } from './coordinates'

const at = (...numbers: [lat: number, lng: number][]): Point[] =>
  numbers.map(([lat, lng]) => ({ lat, lng }))

const SQUARE = at([51, 3.7], [51, 3.8], [51.1, 3.8], [51.1, 3.7])
const TEN_METRES = 0.0002

describe('an area in a URL', () => {
  test('has five characters for each corner', () => {
    expect(encodeArea(SQUARE)).toBe('eeei4eeesJgnHsJgnHi4')
    expect(encodeArea(ring(MAX_CORNERS))).toHaveLength(200)
  })

  test('has its corners within about ten metres of the drawn ones', () => {
    const random = randomOf(5)
    for (let round = 0; round < 200; round++) {
      const drawn = { lat: 49.5 + random.share() * 2, lng: 2.5 + random.share() * 4 }
      const corners = cornersOfArea(encodeArea([drawn, ...at([49, 2], [51.9, 6.9])]))
      const nearCorners = corners.filter(
        ({ lat, lng }) =>
          Math.abs(lat - drawn.lat) < TEN_METRES && Math.abs(lng - drawn.lng) < TEN_METRES,
      )
      expect(nearCorners).toHaveLength(1)
    }
  })

  test('is read back unchanged', () => {
    const text = encodeArea(SQUARE)
    expect(parseArea(text)).toBe(text)
    expect(parseArea(text.slice(5) + text.slice(0, 5))).toBe(text)
    expect(encodeArea(cornersOfArea(text))).toBe(text)
  })
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['two corners', 'eeei4eeesJ'],
  ['half a corner', 'eeei4eeesJgn'],
  ['other characters', 'eeei4eee.JgnHsJgnHi4'],
  ['spaces', ' eeei4eeesJgnHsJgnHi4'],
  ['too many corners', 'eeei4eeesJgnHsJgnHi4'.repeat(11)],
  ['one corner again and again', 'eeei4'.repeat(4)],
  ['a line', 'eeei4eeesJ'.repeat(2)],
])('%s is not an area', (_, value) => {
  expect(parseArea(value)).toBe('')
})

test('an area below a hundred metres in both directions is rejected, and a narrow area is accepted', () => {
  const rectangle = (lat: number, lng: number) =>
    at([51, 3.7], [51, 3.7 + lng], [51 + lat, 3.7 + lng], [51 + lat, 3.7])
  expect(encodeArea(rectangle(0.0008, 0.0013))).toBe('')
  expect(encodeArea(rectangle(0.0004, 0.1))).not.toBe('')
})

describe('a point is in an area', () => {
  test.each([
    [51.05, 3.75, true],
    [51.05, 3.69, false],
    [51.05, 3.81, false],
    [50.99, 3.75, false],
    [51.11, 3.75, false],
  ])('%s, %s: %s', (lat, lng, expected) => {
    expect(areaTest(encodeArea(SQUARE))({ lat, lng })).toBe(expected)
  })
})

function ring(corners: number): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI
    return { lat: 50.8 + 0.2 * Math.sin(angle), lng: 4.4 + 0.3 * Math.cos(angle) }
  })
}
