import { expect, test } from 'vitest'
import { pinsCollide } from '../../../platform/geo/pin'
import { groupPin, mergePins } from './group-pins'
import type { MapPin, MapResponse } from './map-response'

const PIXELS_PER_DEGREE = 100

function at(lat: number, lng: number) {
  return { x: lng * PIXELS_PER_DEGREE, y: -lat * PIXELS_PER_DEGREE }
}

function pin(id: number, lat: number, lng: number): MapPin {
  const words = {
    price: '€ 300.000',
    shortPrice: '€ 300.000',
    tag: null,
    title: 'Huis',
    label: 'Gent',
    facts: '',
    advert: '',
  }
  const rest = {
    exact: true,
    gone: false,
    picture: '/images/empty/card-house.jpg',
    url: `/nl/property/${id}`,
  }
  return { id, kind: 'property', lat, lng, ...words, ...rest }
}

function response(part: Partial<Pick<MapResponse, 'clusters' | 'pins'>>) {
  return { clusters: [], pins: [], ...part }
}

test('overlapping pins become a cluster at their centre that contains them', () => {
  const [group, ...others] = mergePins(response({ pins: [pin(1, 50, 3), pin(2, 50, 3.2)] }), at)
  expect(others).toEqual([])
  expect(group).toMatchObject({ count: 2, lat: 50, bounds: [50, 3, 50, 3.2] })
  expect(group?.lng).toBeCloseTo(3.1)
  expect(group?.pins.map(({ id }) => id)).toEqual([1, 2])
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

test.each([1, 3, 10, 40, 200])('no pins cover each other at %s pixels per degree', (pixels) => {
  const project = (lat: number, lng: number) => ({ x: lng * pixels, y: -lat * pixels })
  const town = Array.from({ length: 12 }, (_, id) =>
    pin(id, 51.05 + (id % 3) * 1e-6, 3.72 + (id % 5) * 1e-6),
  )
  const around = Array.from({ length: 40 }, (_, id) =>
    pin(100 + id, 50 + (id % 7) / 3, 3 + (id % 11) / 2),
  )
  const groups = mergePins(response({ pins: [...town, ...around] }), project)
  const pins = groups.map((group) => groupPin(group, project(group.lat, group.lng)))
  const pairs = pins.flatMap((a, at) => pins.slice(at + 1).map((b) => pinsCollide(a, b)))
  expect(pairs).not.toContain(true)
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(52)
  const atTown = groups.find(({ pins }) => pins.some(({ id }) => id === 0))
  expect(atTown?.count).toBeGreaterThanOrEqual(12)
})
