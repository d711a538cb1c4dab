import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { propertyPath } from '../src/urls.ts'
import { PROPERTIES, pathOf } from './demo.ts'
import { boxOf, islandOf, open } from './harness.ts'
import { basemapIn, basemapPinsIn, mapOf, markersOf, namesIn, paneOf } from './map-page.ts'

test('the map of a list has the same pins at the same places before and after it opens', async () => {
  const width = 1100
  const { page, problems } = await open('/nl/te-koop', { width })
  const response = Promise.withResolvers<void>()
  await page.route(/\/api\/map\?/, (route) => response.promise.then(() => route.continue()))
  const map = islandOf(page, 'list-map')
  const pane = await boxOf(paneOf(map))
  expect(pane.width).toBeLessThanOrEqual(0.38 * width)
  expect((await boxOf(basemapIn(map))).width).toBeGreaterThan(pane.width / 2)
  const picture = await paneOf(map).screenshot()
  const before = await placesOf(basemapPinsIn(map))
  await page.mouse.move(600, 400)
  await mapOf(page).locator('.leaflet-map-pane').waitFor({ state: 'attached' })
  expect((await paneOf(map).screenshot()).equals(picture)).toBe(true)
  response.resolve()
  await markersOf(map).first().waitFor()
  const after = await placesOf(markersOf(map).locator('.pin, .cluster'))
  expect(missingIn(after, before)).toEqual([])
  expect(after).toHaveLength(before.length)
  for (const marker of await markersOf(map).locator('.pin').all()) {
    const { x, width } = await boxOf(marker)
    expect(x).toBeGreaterThanOrEqual(pane.x)
    expect(x + width).toBeLessThanOrEqual(pane.x + pane.width)
  }
  expect(problems).toEqual([])
})

const PAGES = [
  '/nl/te-koop',
  '/fr/a-vendre?region=Gand%7C9000',
  '/de/zu-verkaufen?region=Ostende%7C8400',
  '/en/for-sale?region=Knokke-Heist%7C8300',
  pathOf('agency', 'fr'),
  propertyPath('nl', PROPERTIES.plain),
]

describe.each([1440, 390])('at %i pixels', (width) => {
  test.each(PAGES)('the names on the map of %s are next to their dots', async (path) => {
    const pane = await openPane(path, width)
    const names = await namesIn(pane)
    expect(names.length).toBeGreaterThan(1)
    const wrong = names.filter(
      ({ toDot, toEdge, covers }) => (toDot ?? 0) > 14 || toEdge < 0 || covers.length > 0,
    )
    expect(wrong).toEqual([])
  })

  test.each(PAGES.slice(0, 2))('the results of %s fill 60 % of the map', async (path) => {
    const pane = await openPane(path, width)
    const pins = await pane.locator('.pin, .cluster').filter({ visible: true }).all()
    const frame = await boxOf(pane)
    const boxes = await Promise.all(pins.map(boxOf))
    const across = Math.max(...boxes.map(({ x, width }) => x + width))
    const down = Math.max(...boxes.map(({ y, height }) => y + height))
    const left = Math.min(...boxes.map(({ x }) => x))
    const top = Math.min(...boxes.map(({ y }) => y))
    const shares = [(across - left) / frame.width, (down - top) / frame.height]
    expect(Math.max(...shares)).toBeGreaterThanOrEqual(0.6)
  })
})

/** Opens a page at its map. On a phone a button shows the map of a list. */
async function openPane(path: string, width: number): Promise<Locator> {
  const { page } = await open(path, { width, height: 844, tiles: false, pictures: true })
  const toMap = page.getByRole('button', { name: /^(Kaart|Carte|Karte|Map)$/ })
  if (await toMap.isVisible()) {
    await toMap.click()
    await markersOf(mapOf(page)).first().waitFor()
  }
  const pane = page.locator('.map-pane, .map-frame').first()
  await pane.scrollIntoViewIfNeeded()
  return pane
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
