import { describe, expect, it } from 'vitest'
import { usableCoordinates } from '../platform/geo/coordinates'

describe('coordinates', () => {
  it('takes GoogleX as the latitude', () => {
    expect(usableCoordinates(51.18, 4.43, 10)).toEqual({ lat: 51.18, lng: 4.43 })
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
})
