import { describe, expect, test } from 'vitest'
import { randomOf } from '../../tasks/random'
import { areaTest, boxOfArea, cornersOfArea, encodeArea, MAX_CORNERS, parseArea } from './area'
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

  test('is the same for each starting corner and both directions', () => {
    const turned = SQUARE.map((_, from) => [...SQUARE.slice(from), ...SQUARE.slice(0, from)])
    const texts = [...turned, ...turned.map((ring) => ring.toReversed())].map(encodeArea)
    expect(new Set(texts).size).toBe(1)
  })

  test('has no corners on its sides and no duplicate corners', () => {
    const [first, ...others] = SQUARE as [Point, ...Point[]]
    const more = [first, first, ...at([51, 3.75]), ...others, first]
    expect(encodeArea(more)).toBe(encodeArea(SQUARE))
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

  test('is clipped at the edge of the country', () => {
    const abroad = at([48, 1], [48, 9], [53, 9], [53, 1])
    expect(boxOfArea(encodeArea(abroad))).toMatchObject({ minLat: 49, minLng: 2 })
    expect(boxOfArea(encodeArea(abroad)).maxLat).toBeCloseTo(52, 3)
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

  test('with a hole, except inside the hole', () => {
    const hollow = encodeArea([...at([51.05, 3.75]), ...SQUARE.toReversed()])
    expect(areaTest(hollow)({ lat: 51.02, lng: 3.75 })).toBe(true)
    expect(areaTest(hollow)({ lat: 51.05, lng: 3.72 })).toBe(false)
  })

  test('that crosses itself, in both halves', () => {
    const [a, b, c, d] = SQUARE as [Point, Point, Point, Point]
    const crossing = encodeArea([a, b, d, c])
    expect(areaTest(crossing)({ lat: 51.01, lng: 3.75 })).toBe(true)
    expect(areaTest(crossing)({ lat: 51.09, lng: 3.75 })).toBe(true)
    expect(areaTest(crossing)({ lat: 51.05, lng: 3.71 })).toBe(false)
  })

  test('on only one side of a border that two areas share', () => {
    const [left, right] = [encodeArea(SQUARE), encodeArea(SQUARE.map((p) => east(p, 0.1)))]
    const side = cornersOfArea(left).filter(({ lng }) => lng > 3.75)
    const middle = { lat: ((side[0]?.lat ?? 0) + (side[1]?.lat ?? 0)) / 2, lng: side[0]?.lng ?? 0 }
    expect([left, right].filter((area) => areaTest(area)(middle))).toHaveLength(1)
    expect([left, right].filter((area) => areaTest(area)(side[0] as Point)).length).toBeLessThan(2)
  })
})

function east({ lat, lng }: Point, degrees: number): Point {
  return { lat, lng: lng + degrees }
}

function ring(corners: number): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI
    return { lat: 50.8 + 0.2 * Math.sin(angle), lng: 4.4 + 0.3 * Math.cos(angle) }
  })
}
