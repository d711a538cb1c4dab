import { describe, expect, test } from 'vitest'
import { cellSize, firstView, type MapView, parseMapView } from './map-grid'

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

  test('may be abroad and is limited to the world', () => {
    const [south = 0, , , east = 0] =
      parseMapView({ bounds: '37.9,-0.7,38,-0.6', zoom: '12' })?.bounds ?? []
    expect(south).toBeLessThan(37.9)
    expect(south).toBeGreaterThan(37.6)
    expect(east).toBeGreaterThan(-0.6)
    const world = parseMapView({ bounds: '-900,-900,900,900', zoom: '8' })
    expect(world).toEqual(parseMapView({ bounds: '-85,-180,85,180', zoom: '8' }))
  })

  test('has at most 80 cells on each side at every zoom', () => {
    for (let zoom = 0; zoom <= 18; zoom++) {
      const view = parseMapView({ bounds: '49,2,52,7', zoom: String(zoom) }) as MapView
      const [south, west, north, east] = view.bounds
      const { lat, lng } = cellSize(view.zoom)
      expect((north - south) / lat, `zoom ${zoom}`).toBeLessThanOrEqual(80)
      expect((east - west) / lng, `zoom ${zoom}`).toBeLessThanOrEqual(80)
      expect(view.zoom).toBeLessThanOrEqual(zoom)
    }
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

  test('has the maximum zoom if a higher one is requested', () => {
    expect(parseMapView({ bounds: '51.05,3.72,51.051,3.721', zoom: '25' })?.zoom).toBe(18)
  })
})

describe('the first view', () => {
  test('has a low zoom for the country and a high one for a street', () => {
    expect(firstView([49.5, 2.5, 51.5, 6.4], 8).zoom).toBe(7)
    expect(firstView([51.05, 3.72, 51.05, 3.72], 8).zoom).toBe(16)
    expect(firstView([49.5, 2.5, 51.5, 6.4], 16).zoom).toBe(8)
  })

  test('contains its bounds with a margin', () => {
    const [south, west, north, east] = firstView([50.1, 3.3, 51.2, 4.4], 8).bounds
    expect(south).toBeLessThan(50.1)
    expect(west).toBeLessThan(3.3)
    expect(north).toBeGreaterThan(51.2)
    expect(east).toBeGreaterThan(4.4)
  })
})
