import { describe, expect, test } from 'vitest'
import { type Box, centred, overlap, type Pixel, project } from '../../platform/geo/mercator'
import { type Pin, pinBox } from '../../platform/geo/pin'
import { basemapNames, basemapOf, basemapPaths, stageOf, withCoast } from './basemap'
import type { BasemapName } from './basemap-names'
import { viewOf } from './basemap-view'
import { allLocalities, allMunicipalities, zipPoint } from './places'
import { isInCountry, lineOf, type Ring, readOutlines } from './shapes'

const PANE = 'home'
const GHENT = { lat: 51.05, lng: 3.72 }
/** About two kilometres: outlines are simplified, and a place may be at the edge of its municipality. */
const NEAR = 40

describe('the outlines', () => {
  const { municipalities } = readOutlines()

  test('exist for every municipality and contain its main place or are near it', () => {
    expect([...municipalities.keys()]).toEqual(allMunicipalities().map(({ nis }) => nis))
    const lost = allLocalities().filter(({ main, municipality, point }) => {
      const rings = municipalities.get(municipality)?.rings ?? []
      return main && !rings.some((ring) => isNear(cornersOf(ring), project(point)))
    })
    expect(lost).toEqual([])
  })
})

describe('the base map', () => {
  test('of an area has one outline around its municipalities', () => {
    const zips = ['area-hageland']
    const { stage, drawing } = basemapOf({ lang: 'nl', points: [], zips, pane: PANE })
    expect(drawing).toContain('_area-hageland.svg')
    const here = basemapPaths(PANE, stage, zips)?.here ?? ''
    expect(here.match(/M/g)).toHaveLength(1)
    const town = basemapPaths(PANE, stage, ['town-gent'])
    expect(town?.here).toBe(basemapPaths(PANE, stage, ['9000'])?.here)
  })

  test('of a municipality has its outline, its neighbours and names in the language', () => {
    const { stage } = basemapOf({ lang: 'fr', points: [], zips: ['9040'], pane: PANE })
    const paths = basemapPaths(PANE, stage, ['9040'])
    expect(paths?.here).toMatch(/^M[-\d ]+l[-\d ]+z$/)
    expect(paths?.municipalities).not.toBe('')
    const names = basemapNames(PANE, stage, { lang: 'fr', pins: [] }, ['9040'])
    expect(names.find(({ kind }) => kind === 'here')?.text).toBe('Gand')
    expect(names.length).toBeGreaterThan(5)
  })

  test.each([
    ['the country', ['8400', '6780', '4780', '2320']],
    ['a province', ['9000', '9300', '9100']],
    ['one place in the city', ['9000']],
    ['one place in the country', ['9620']],
    ['a place at the coast', ['8400']],
  ])('of %s has twelve names next to their dots, which cover nothing in any pane', (_, zips) => {
    const points = zips.map((zip) => zipPoint(zip) ?? GHENT)
    const stage = stageOf(points, [], 300)
    const pins = points.map((point): Pin => ({ ...project(point), shape: 'price', letters: 9 }))
    const view = viewOf(stage, 'beside')
    const names = basemapNames('beside', stage, { lang: 'nl', pins }, [])
    const middle = Math.sqrt(view.scale * view.smallestScale)
    for (const scale of [view.scale, middle, view.smallestScale]) {
      const shown = names.filter(({ minWidth }) => minWidth <= stage.width / scale + 1e-6)
      expect(shown.filter(({ kind }) => kind !== 'abroad').length).toBeGreaterThanOrEqual(12)
      const boxes = shown.map((name) => boxOfName(name, stage, scale))
      const all = [...boxes, ...pins.map((pin) => boxAboveTip(pin, scale))]
      expect(
        boxes.filter((box) => all.some((other) => other !== box && overlap(box, other))),
      ).toEqual([])
    }
    for (const { edges } of names) {
      expect(Math.max(edges.left, edges.top)).toBeLessThan(0)
      expect(Math.min(edges.right, edges.bottom)).toBeGreaterThan(0)
    }
  })

  test('has the names of places at the coast on land', () => {
    const { stage } = basemapOf({ lang: 'nl', points: [], zips: ['8400'], pane: PANE })
    const names = basemapNames(PANE, stage, { lang: 'nl', pins: [] }, ['8400'])
    const { scale } = viewOf(stage, PANE)
    const atSea = names.filter((name) => {
      const box = boxOfName(name, stage, scale)
      return !isInCountry(centred(box, { width: 0, height: 0 }))
    })
    expect(atSea).toEqual([])
  })

  test('of distant places has the coast', () => {
    const offices = [GHENT, { lat: 50.46, lng: 4.86 }]
    const stage = withCoast(stageOf(offices, []), 'markers')
    const { common } = viewOf(stage, 'markers')
    expect(common.y).toBeLessThan(project({ lat: 51.37, lng: 3.3 }).y)
  })

  test('abroad has no drawing, and from Belgium to Spain it has only the country', () => {
    const torrevieja = { lat: 37.97, lng: -0.68 }
    const at = (...points: (typeof GHENT)[]) =>
      basemapOf({ lang: 'nl', points, zips: [], pane: PANE })
    expect(at(torrevieja)).toMatchObject({ drawing: '' })
    const { stage, drawing } = at(torrevieja, GHENT)
    expect(drawing).not.toBe('')
    expect(basemapPaths(PANE, stage, [])?.land).not.toBe('')
  })

  test.each(allMunicipalities().filter((_, at) => at % 40 === 0))(
    'of $name.nl is at most 16 KB',
    ({ zip }) => {
      const { stage } = basemapOf({ lang: 'nl', points: [], zips: [zip], pane: PANE })
      const paths = basemapPaths(PANE, stage, [zip])
      expect(JSON.stringify(paths).length).toBeLessThan(16_000)
    },
  )
})

/** Returns the area of a pin without its tip, at which a dot can be. */
function boxAboveTip(pin: Pin, scale: number): Box {
  const { height, ...box } = pinBox(pin, scale)
  return { ...box, height: height - 3 * scale }
}

/** Returns the area of a name and its dot in map pixels, at a number of map pixels in a screen pixel. */
function boxOfName({ edges, left, top }: BasemapName, stage: Box, scale: number): Box {
  const [across, down] = [left, top].map((share) => Number.parseFloat(share) / 100)
  return {
    x: stage.x + (across ?? 0) * stage.width + edges.left * scale,
    y: stage.y + (down ?? 0) * stage.height + edges.top * scale,
    width: (edges.right - edges.left) * scale,
    height: (edges.bottom - edges.top) * scale,
  }
}

function cornersOf(ring: Ring): Pixel[] {
  return ring.flatMap((side) => lineOf(side).slice(1))
}

/** True within the area, and less than `NEAR` pixels from a corner of it. */
function isNear(corners: Pixel[], { x, y }: Pixel): boolean {
  let isInside = false
  for (const [at, corner] of corners.entries()) {
    const previous = corners.at(at - 1) ?? corner
    if (Math.hypot(corner.x - x, corner.y - y) < NEAR) return true
    const crosses = corner.y > y !== previous.y > y
    const crossing = ((previous.x - corner.x) * (y - corner.y)) / (previous.y - corner.y) + corner.x
    if (crosses && x < crossing) isInside = !isInside
  }
  return isInside
}
