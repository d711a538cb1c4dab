import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { IslandName } from '../src/client/island-name.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { propertyPath } from '../src/urls.ts'
import { PROPERTIES, pathOf } from './demo.ts'
import { axeProblems, boxOf, islandOf, open } from './harness.ts'
import {
  basemapIn,
  basemapLayerOf,
  basemapPinsIn,
  mapOf,
  mapStatus,
  markersOf,
  paneOf,
} from './map-page.ts'

const nl = translator('nl')

const MAPS: { name: IslandName; path: string }[] = [
  { name: 'place-map', path: propertyPath('fr', PROPERTIES.plain) },
  { name: 'marker-map', path: pathOf('contact', 'nl') },
  { name: 'marker-map', path: '/nl/' },
]
const MAPS_BY_WIDTH = [
  ...MAPS.map((map) => ({ ...map, width: 390 })),
  ...MAPS.slice(0, 1).map((map) => ({ ...map, width: 1440 })),
]

test.each(MAPS_BY_WIDTH)(
  'the $name of $path has the same size before and after it opens at $width px',
  async ({ name, path, width }) => {
    const { page, problems } = await open(path, { width, height: 844, pictures: true })
    const map = islandOf(page, name)
    await paneOf(map).scrollIntoViewIfNeeded()
    const pane = await boxOf(paneOf(map))
    expect(Math.round(pane.height)).toBeLessThanOrEqual(384)
    for (const pin of await basemapPinsIn(map).locator('svg').all()) {
      const { width, height } = await boxOf(pin)
      expect([width, height]).toEqual([30, 42])
    }
    expect(await bottomLeftOffset(openMapButton(map, path), paneOf(map))).toEqual([16, 16])
    await openMapButton(map, path).click()
    await map.getByRole('region').getByText('OpenStreetMap').waitFor()
    await markersOf(map).first().waitFor()
    expect(await axeProblems(page)).toEqual([])
    expect(problems).toEqual([])
  },
)

test('pins have the same positions on the static and on the open map', async () => {
  const { page } = await open(pathOf('agency', 'nl'), { pictures: true })
  const map = islandOf(page, 'marker-map')
  const before = relativePosition(await tipsOf(basemapPinsIn(map).locator('svg')))
  await openMapButton(map, '/nl/').click()
  await map.getByRole('region').waitFor()
  const after = relativePosition(await tipsOf(markersOf(map).locator('svg')))
  expect(after).toHaveLength(2)
  for (const [axis, value] of before.entries()) expect(after[axis]).toBeCloseTo(value, 1)
})

test.each([
  [1100, '/nl/te-koop'],
  [1440, '/nl/te-huur'],
  [1920, '/fr/a-vendre?region=Gent%7C9000'],
])('the map has the same pins before and after it opens at %i px: %s', async (width, path) => {
  const { page, problems } = await open(path, { width, pictures: true, tiles: false })
  const map = islandOf(page, 'list-map')
  const pane = await boxOf(paneOf(map))
  expect(pane.width).toBeLessThanOrEqual(0.38 * width)
  expect((await boxOf(basemapIn(map))).width).toBeGreaterThan(pane.width / 2)
  const before = await placesOf(basemapPinsIn(map))
  await page.mouse.move(600, 400)
  await markersOf(map).first().waitFor()
  const after = await placesOf(markersOf(map).locator('.pin, .cluster'))
  expect(missingIn(after, before)).toEqual([])
  expect(after).toHaveLength(before.length)
  expect(problems.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([])
})

test.each(['/de/zu-vermieten'])(
  'all prices on the map of %s are completely visible',
  async (path) => {
    const { page } = await open(path, { width: 1100, pictures: true })
    const map = islandOf(page, 'list-map')
    await page.mouse.move(600, 400)
    await markersOf(map).first().waitFor()
    const pane = await boxOf(paneOf(map))
    for (const marker of await markersOf(map).locator('.pin').all()) {
      const { x, width } = await boxOf(marker)
      expect(x).toBeGreaterThanOrEqual(pane.x)
      expect(x + width).toBeLessThanOrEqual(pane.x + pane.width)
    }
  },
)

test('the static pins stay visible until the open map shows its pins', async () => {
  const { page } = await open('/nl/contact')
  let respond = () => {}
  const responded = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route(/\/api\/map\?/, async (route) => {
    await responded
    await route.continue()
  })
  await page.goto('/nl/te-koop')
  const pane = paneOf(islandOf(page, 'list-map'))
  const before = await pane.screenshot()
  await mapOf(page).locator('.leaflet-map-pane').waitFor({ state: 'attached' })
  expect((await pane.screenshot()).equals(before)).toBe(true)
  respond()
  await markersOf(mapOf(page)).first().waitFor()
})

test('without tiles the country fills the map of a phone, and all pins and credits are visible', async () => {
  const phone = { width: 390, height: 844 }
  const { page } = await open('/nl/te-koop', { tiles: false, pictures: true, ...phone })
  await page.getByRole('button', { name: nl('list.map'), exact: true }).click()
  const map = mapOf(page)
  await map.getByRole('button').first().waitFor()
  const ground = basemapLayerOf(map).locator('use').first()
  await expect.poll(async () => (await boxOf(ground)).width).toBeGreaterThan(270)
  for (const pin of await markersOf(map).locator('.pin, .cluster').all()) {
    const { x, width } = await boxOf(pin)
    expect(Math.min(x, phone.width - x - width)).toBeGreaterThanOrEqual(0)
  }
  const note = await boxOf(mapStatus(page))
  const credits = await boxOf(map.getByText(nl('map.credit')))
  expect(note.y + note.height).toBeLessThanOrEqual(credits.y)
})

test.each<[number, IslandName, string]>([
  [390, 'marker-map', '/nl/'],
  [768, 'marker-map', '/nl/contact'],
  [1440, 'marker-map', '/nl/'],
  [1100, 'list-map', '/nl/te-koop?region=Gent%7C9000'],
  [1920, 'list-map', '/fr/a-vendre'],
])('no edge cuts a name at %i px on the %s of %s', async (width, name, path) => {
  const { page } = await open(path, { width, pictures: true })
  const names = await namesOn(basemapIn(islandOf(page, name)))
  const visible = names.filter(({ isVisible }) => isVisible)
  expect(visible.length).toBeGreaterThan(3)
  expect(visible.filter(({ room }) => room < 0)).toEqual([])
})

function openMapButton(map: Locator, path: string): Locator {
  const t = translator(path.startsWith('/fr') ? 'fr' : 'nl')
  return map.getByRole('button', { name: t('place.show') })
}

/** Returns the distances of an element from the left and bottom edges of its pane, in integer pixels. */
async function bottomLeftOffset(element: Locator, pane: Locator): Promise<number[]> {
  const paneHandle = await pane.elementHandle()
  return element.evaluate((inner, outer) => {
    const [innerBox, outerBox] = [inner, outer as Element].map((element) =>
      element.getBoundingClientRect(),
    )
    return innerBox && outerBox
      ? [innerBox.left - outerBox.left, outerBox.bottom - innerBox.bottom].map(Math.round)
      : []
  }, paneHandle)
}

/**
 * Returns the names on a static base map, and the distance of each from the nearest edge of the pane. Copies them into
 * the page, because scripts cannot measure the elements of a drawing.
 */
function namesOn(basemap: Locator) {
  return basemap.evaluate(async (stage) => {
    const use = stage.querySelector<SVGUseElement>('.map-names use')
    const response = await fetch(use?.href.baseVal ?? '')
    const drawing = new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
    const names = drawing.getElementById('names')
    const pane = stage.parentElement?.getBoundingClientRect()
    if (!use || !names || !pane) throw new Error('The map has no names')
    use.replaceWith(document.importNode(names, true))
    return [...stage.querySelectorAll('.map-names text')].map((name) => {
      const { left, right, top, bottom, width } = name.getBoundingClientRect()
      const sides = [left - pane.left, pane.right - right, top - pane.top, pane.bottom - bottom]
      return { text: name.textContent, isVisible: width > 0, room: Math.min(...sides) }
    })
  })
}

interface PinPlace {
  text: string | null
  x: number
  y: number
}

/** Returns the texts and the positions of pins. */
function placesOf(pins: Locator): Promise<PinPlace[]> {
  return pins.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y } = element.getBoundingClientRect()
      return { text: element.textContent, x, y }
    }),
  )
}

/** Returns the pins that are not in `others` at the same place, except for the open map's rounding of positions. */
function missingIn(others: PinPlace[], places: PinPlace[]): PinPlace[] {
  return places.filter(
    ({ text, x, y }) =>
      !others.some((other) => other.text === text && Math.hypot(other.x - x, other.y - y) < 3),
  )
}

/** The point that a pin marks, in pixels of the window. */
type Tip = [x: number, y: number]

async function tipsOf(pins: Locator): Promise<Tip[]> {
  const boxes = await Promise.all((await pins.all()).map(boxOf))
  return boxes.map(({ x, y, width, height }) => [x + width / 2, y + height])
}

/**
 * Returns the position of the third point in a coordinate system in which the first point is (0, 0) and the second is
 * (1, 1). It is the same at every zoom.
 */
function relativePosition([a, b, c]: Tip[]): number[] {
  if (!a || !b || !c) throw new Error('The map has fewer than three pins')
  return [(c[0] - a[0]) / (b[0] - a[0]), (c[1] - a[1]) / (b[1] - a[1])]
}
