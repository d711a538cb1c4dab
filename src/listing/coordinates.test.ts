import { describe, expect, it } from 'vitest'
import { boundingBox, distanceKm, usableCoordinates } from '../platform/geo/coordinates'

const gent = { lat: 51.0543, lng: 3.7174 }
const brussels = { lat: 50.8466, lng: 4.3528 }

describe('coordinates', () => {
  it('takes GoogleX as the latitude', () => {
    expect(usableCoordinates(51.18, 4.43, 10)).toEqual({ lat: 51.18, lng: 4.43 })
  })

  it('swaps a pair that is in the country only after swapping', () => {
    expect(usableCoordinates(4.43, 51.18, 10)).toEqual({ lat: 51.18, lng: 4.43 })
    expect(usableCoordinates(6.13, 49.61, 50)).toEqual({ lat: 49.61, lng: 6.13 })
  })

  it.each([
    [0, 0, 10],
    [48.99, 4, 10],
    [52.01, 4, 10],
    [51, 1.99, 10],
    [51, 7.01, 10],
    [51.18, 4.43, 50],
    [49.3, 6, 50],
    [49.6, 6.7, 50],
    [null, 4.43, 10],
    [51.18, null, 10],
    [Number.NaN, 4.43, 10],
  ])('drops %s, %s in country %s', (x, y, countryId) => {
    expect(usableCoordinates(x, y, countryId)).toBeNull()
  })

  it.each([
    [48.16, 14.03, 'AT', { lat: 48.16, lng: 14.03 }],
    [-0.68, 37.97, 'ES', { lat: 37.97, lng: -0.68 }],
    [50.63, 3.06, 'FR', { lat: 50.63, lng: 3.06 }],
    [51.05, 3.72, 'ES', null],
    [14.6, -61, 'MQ', { lat: 14.6, lng: -61 }],
    [0, 0, 'MQ', null],
    [51.05, 3.72, 'MQ', null],
    [3.72, 51.05, 'MQ', null],
    [95, 10, 'MQ', null],
  ])('reads %s, %s in %s', (x, y, country, point) => {
    expect(usableCoordinates(x, y, null, country)).toEqual(point)
  })

  it('measures 50 km between Ghent and Brussels', () => {
    expect(distanceKm(gent, brussels)).toBeCloseTo(50.3, 0)
    expect(distanceKm(gent, gent)).toBe(0)
  })

  it('returns a bounding box that contains every point of a circle', () => {
    const box = boundingBox(gent, 15)
    for (let degrees = 0; degrees < 360; degrees += 5) {
      const angle = (degrees * Math.PI) / 180
      const lat = gent.lat + (14.9 / 111.195) * Math.sin(angle)
      const lng =
        gent.lng + ((14.9 / 111.195) * Math.cos(angle)) / Math.cos((gent.lat * Math.PI) / 180)
      expect(lat > box.minLat && lat < box.maxLat && lng > box.minLng && lng < box.maxLng).toBe(
        true,
      )
    }
    expect(distanceKm(gent, { lat: box.maxLat, lng: gent.lng })).toBeCloseTo(15, 6)
  })
})
