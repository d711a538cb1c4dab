import type { Locator, Page } from 'playwright-core'
import { islandOf, open, type Visit } from './harness.ts'

/** Returns the map next to a list, with its pins and clusters. */
export function mapOf(page: Page): Locator {
  return islandOf(page, 'list-map').getByRole('region')
}

/** Returns the status message below the map. */
export function mapStatus(page: Page): Locator {
  return islandOf(page, 'list-map').getByRole('status')
}

/** Returns the pins of single listings with a price. */
export function pins(page: Page): Locator {
  return mapOf(page).getByRole('button', { name: '€' })
}

/** Returns the cards in the popup of the open pin. */
export function smallCards(page: Page): Locator {
  return mapOf(page).getByRole('article')
}

/** Returns the number of listings in all pins and clusters. */
export function countOnMap(page: Page): Promise<number> {
  return mapOf(page)
    .getByRole('button')
    .evaluateAll((buttons) => {
      const texts = buttons.map(({ textContent }) => textContent ?? '')
      return texts.reduce((sum, text) => sum + (/^\d+$/.test(text) ? Number(text) : 1), 0)
    })
}

/** Returns the number of loaded tiles and their highest zoom. */
export function tilesOf(map: Locator): Promise<{ loaded: number; zoom: number }> {
  return map.locator('img[src*="/tiles/"]').evaluateAll((all) => {
    const tiles = all as HTMLImageElement[]
    return {
      loaded: tiles.filter((tile) => tile.complete && tile.naturalWidth > 0).length,
      zoom: Math.max(...tiles.map(({ src }) => Number(src.split('/').at(-3)))),
    }
  })
}

/** Returns the markers on the map by the class that Leaflet requires. */
export function markersOf(map: Locator): Locator {
  return map.locator('.leaflet-marker-icon')
}

/** Returns the vector shapes, which Leaflet renders in a separate pane. */
export function areasOf(map: Locator): Locator {
  return map.locator('.leaflet-overlay-pane path')
}

/** Returns the highlighted pins and cards by their class, because only their colours differ. */
export function highlightedIn(part: Locator): Locator {
  return part.locator('.highlighted')
}

/** Opens a list with its map, which loads on the first input. */
export async function openMap(
  path: string,
  options: { tiles?: boolean; motion?: boolean; freshTab?: boolean } = {},
): Promise<Visit> {
  const visit = await open(path, { pictures: true, ...options })
  await visit.page.mouse.move(600, 400)
  await mapOf(visit.page).getByRole('button').first().waitFor()
  return visit
}

/** Returns the frame of a map, open or not. */
export function paneOf(island: Locator): Locator {
  return island.locator('.map-frame, .map-pane')
}

/** Returns the static base map, which is decorative. */
export function basemapIn(island: Locator): Locator {
  return island.locator('.map-stage')
}

/** Returns the base map layer under the tiles of an open map. */
export function basemapLayerOf(map: Locator): Locator {
  return map.locator('.leaflet-basemap-pane')
}

/** Returns the pins and clusters on the static base map. */
export function basemapPinsIn(island: Locator): Locator {
  return basemapIn(island).locator('.pin, .cluster')
}
