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

/** A name on a base map: its distance to its dot in pixels, and to the nearest edge of its map. */
interface PlacedName {
  text: string
  /** Null for a country, which has no dot. */
  toDot: number | null
  toEdge: number
  /** The texts of the names, pins and buttons that it covers. */
  covers: string[]
}

/** Returns the visible names of the last base map in a pane. The drawing moves into the page, where it can be measured. */
export function namesIn(pane: Locator): Promise<PlacedName[]> {
  return pane.evaluate(async (element) => {
    const svg = [...element.querySelectorAll('svg.map-names')].at(-1)
    const use = svg?.querySelector('use')
    if (!use) return []
    const response = await fetch(use.href.baseVal)
    const drawing = new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
    const names = [...(drawing.getElementById('names')?.children ?? [])].map((name) => {
      const copy = document.importNode(name, true) as SVGGElement
      // The policy of the page ignores style attributes.
      copy.style.cssText = name.getAttribute('style') ?? ''
      return copy
    })
    use.replaceWith(...names)
    const shown = names.filter((name) => Number.parseFloat(getComputedStyle(name).fontSize) > 0)
    const boxOf = (part: Element | null) => part?.getBoundingClientRect() ?? new DOMRect()
    const over = '.pin, .cluster, .map-point b, .button, .map-tools, .map-credit'
    const others = [...shown, ...element.querySelectorAll(over)].filter((part) => {
      return part.checkVisibility({ visibilityProperty: true }) && boxOf(part).width > 0
    })
    const edges = boxOf(element)
    return shown.map((name) => {
      const dot = name.querySelector('circle')
      const [text, centre] = [boxOf(name.querySelector('text')), boxOf(dot)]
      const [x, y] = [centre.x + centre.width / 2, centre.y + centre.height / 2]
      const across = Math.max(text.left - x, x - text.right, 0)
      const down = Math.max(text.top - y, y - text.bottom, 0)
      const covered = others.filter((part) => {
        const box = boxOf(part)
        const isApart = box.right - 2 < text.left || box.left + 2 > text.right
        return part !== name && !isApart && box.bottom - 2 > text.top && box.top + 2 < text.bottom
      })
      return {
        text: name.textContent ?? '',
        toDot: dot && Math.hypot(across, down),
        toEdge: Math.min(
          text.left - edges.left,
          edges.right - text.right,
          text.top - edges.top,
          edges.bottom - text.bottom,
        ),
        covers: covered.map((part) => part.textContent ?? ''),
      }
    })
  })
}
