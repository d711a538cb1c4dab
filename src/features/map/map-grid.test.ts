import { describe, expect, test } from 'vitest'
import { parseMapView } from './map-grid'

const GHENT = '51.02,3.65,51.09,3.80'

describe('the view', () => {
  test('is extended to the grid, so that a small move requests the same block', () => {
    const view = parseMapView({ bounds: GHENT, zoom: '12' })
    expect(view).toEqual(parseMapView({ bounds: '51.021,3.652,51.088,3.799', zoom: '12.3' }))
    const [south = 0, west = 0, north = 0, east = 0] = view?.bounds ?? []
    expect([south < 51.02, west < 3.65, north > 51.09, east > 3.8]).toEqual(Array(4).fill(true))
    expect(north - south).toBeLessThan(0.4)
    expect(east - west).toBeLessThan(0.6)
  })

  test.each([
    [undefined, '12'],
    [GHENT, undefined],
    [GHENT, '-1'],
    [GHENT, 'NaN'],
    [GHENT, '1e3'],
    [GHENT, '999'],
    ['51,3,52', '12'],
    ['51,3,52,4,5', '12'],
    ['51,3,52,x', '12'],
    ['52,3,51,4', '12'],
    ['51,4,52,3', '12'],
    ['51,3,Infinity,4', '12'],
    ['', ''],
  ])('of bounds %s at zoom %s is invalid', (bounds, zoom) => {
    expect(parseMapView({ bounds, zoom })).toBeNull()
  })
})
