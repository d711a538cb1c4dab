import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf, islandOf, open } from './harness.ts'
import { basemapIn, basemapPinsIn, mapOf, markersOf, paneOf } from './map-page.ts'

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
