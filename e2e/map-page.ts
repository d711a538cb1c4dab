import type { Locator, Page } from 'playwright-core'
import { islandOf, open, type Visit } from './harness.ts'

/** The map beside a list, with its pins and clusters. */
export function mapOf(page: Page): Locator {
  return islandOf(page, 'list-map').getByRole('region')
}

/** The status message below the map. */
export function noteOf(page: Page): Locator {
  return islandOf(page, 'list-map').getByRole('status')
}

/** The homes on the map that have a price, each for itself. */
export function pins(page: Page): Locator {
  return mapOf(page).getByRole('button', { name: '€' })
}

/** The small cards of the pin that is open. */
export function smallCards(page: Page): Locator {
  return mapOf(page).getByRole('article')
}

/** Returns the number of homes in all pins and clusters together. */
export function countOnMap(page: Page): Promise<number> {
  return mapOf(page)
    .getByRole('button')
    .evaluateAll((spots) => {
      const texts = spots.map(({ textContent }) => textContent ?? '')
      return texts.reduce((sum, text) => sum + (/^\d+$/.test(text) ? Number(text) : 1), 0)
    })
}

/** Returns the number of loaded tiles, and the deepest zoom among them. */
export function tilesOf(map: Locator): Promise<{ loaded: number; zoom: number }> {
  return map.locator('img[src*="/tiles/"]').evaluateAll((all) => {
    const tiles = all as HTMLImageElement[]
    return {
      loaded: tiles.filter((tile) => tile.complete && tile.naturalWidth > 0).length,
      zoom: Math.max(...tiles.map(({ src }) => Number(src.split('/').at(-3)))),
    }
  })
}

/** The markers on the map, by the class that Leaflet requires. */
export function markersOf(map: Locator): Locator {
  return map.locator('.leaflet-marker-icon')
}

/** The shapes drawn to scale, which Leaflet renders in a pane of their own. */
export function areasOf(map: Locator): Locator {
  return map.locator('.leaflet-overlay-pane path')
}

/** Returns true while the map zooms, which Leaflet tells by a class alone. */
export async function isZooming(page: Page): Promise<boolean> {
  return (await mapOf(page).locator('.leaflet-zoom-anim').count()) > 0
}

/** The highlighted pins and cards: only their colours tell. */
export function litIn(part: Locator): Locator {
  return part.locator('.lit')
}

/** Opens a list with its map, which waits for somebody to be there. */
export async function openMap(
  path: string,
  options: { tiles?: boolean; motion?: boolean; alone?: boolean } = {},
): Promise<Visit> {
  const visit = await open(path, { pictures: true, ...options })
  await visit.page.mouse.move(600, 400)
  await mapOf(visit.page).getByRole('button').first().waitFor()
  return visit
}

/** The box of a map on its page, open or not. */
export function paneOf(island: Locator): Locator {
  return island.locator('.map-frame, .map-pane')
}

/** The boundaries under a map, which are decoration. */
export function groundIn(island: Locator): Locator {
  return island.locator('.map-stage')
}

/** The boundaries under an open map's tiles. */
export function groundLayerOf(map: Locator): Locator {
  return map.locator('.leaflet-ground-pane')
}

/** The pins and clusters on the ground: what is beside the map says the same. */
export function groundPinsIn(island: Locator): Locator {
  return groundIn(island).locator('.pin, .cluster')
}
