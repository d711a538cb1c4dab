import { expect, test } from 'vitest'
import { mergePins } from './group-pins'
import type { MapPin, MapResponse } from './map-response'

const PIXELS_PER_DEGREE = 100

function at(lat: number, lng: number) {
  return { x: lng * PIXELS_PER_DEGREE, y: -lat * PIXELS_PER_DEGREE }
}

function pin(id: number, lat: number, lng: number): MapPin {
  const words = { price: '€ 300.000', tag: null, title: 'Huis', label: 'Gent', facts: '' }
  const rest = { exact: true, gone: false, picture: null, url: `/nl/property/${id}` }
  return { id, kind: 'property', lat, lng, ...words, ...rest }
}

function response(part: Partial<MapResponse>): MapResponse {
  return { total: 0, bounds: null, clusters: [], pins: [], ...part }
}

test('pins that do not overlap stay separate', () => {
  const groups = mergePins(response({ pins: [pin(1, 50, 3), pin(2, 50, 4), pin(3, 50.5, 3)] }), at)
  expect(groups.map(({ count }) => count)).toEqual([1, 1, 1])
})

test('overlapping pins become a cluster at their centre that contains them', () => {
  const [group, ...others] = mergePins(response({ pins: [pin(1, 50, 3), pin(2, 50, 3.2)] }), at)
  expect(others).toEqual([])
  expect(group).toMatchObject({ count: 2, lat: 50, bounds: [50, 3, 50, 3.2] })
  expect(group?.lng).toBeCloseTo(3.1)
  expect(group?.pins.map(({ id }) => id)).toEqual([1, 2])
})

test('pins at the same point become one cluster', () => {
  const [group] = mergePins(response({ pins: [pin(1, 50, 3), pin(2, 50, 3)] }), at)
  expect(group).toMatchObject({ count: 2, bounds: [50, 3, 50, 3] })
})

test('a cluster counts the pins that it covers without listing them', () => {
  const clusters = [{ lat: 50, lng: 3, count: 8, bounds: [49.9, 2.9, 50.1, 3.1] as const }]
  const [group, ...others] = mergePins(
    response({ clusters: clusters as never, pins: [pin(1, 50.1, 3.1)] }),
    at,
  )
  expect(others).toEqual([])
  expect(group).toMatchObject({ count: 9, pins: [] })
})

test('every pin is counted, even if there are many', () => {
  const pins = Array.from({ length: 300 }, (_, id) =>
    pin(id, 50 + (id % 17) / 9, 3 + (id % 23) / 7),
  )
  const groups = mergePins(response({ pins }), at)
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(300)
})
