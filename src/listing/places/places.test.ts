import { expect, test } from 'vitest'
import { allLocalities, zipPoint } from './places'

test('a postcode has the coordinates of its main place', () => {
  expect(zipPoint('9000')).toEqual({ lat: 51.05, lng: 3.7167 })
  expect(zipPoint('1234')).toBeNull()
  expect(zipPoint('__proto__')).toBeNull()
})

test('every place has a name and coordinates in Belgium', () => {
  for (const { name, point, zip } of allLocalities()) {
    expect(name.nl, zip).toBeTruthy()
    expect(point.lat).toBeGreaterThan(49.4)
    expect(point.lat).toBeLessThan(51.6)
    expect(point.lng).toBeGreaterThan(2.5)
    expect(point.lng).toBeLessThan(6.5)
  }
})
