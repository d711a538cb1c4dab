import { LatLngBounds, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { find } from '../../../client/hooks'
import { boxOfArea } from '../../../platform/geo/area'
import { fitPadding } from '../base-map'
import type { Bounds } from './map-response'

/**
 * The maximum zoom that fits results. Beyond it one house fills the screen, and a stack of hidden addresses never
 * separates.
 */
export const MAX_FIT_ZOOM = 16

/**
 * Shows all of `bounds` at once, above the carousel of cards. Results at one point stay in the `drawn` view, as a
 * single listing without its municipality gives little orientation.
 */
export function fitAll(map: LeafletMap, bounds: Bounds, drawn: LatLngBounds | null): void {
  const carousel = find(document, 'map-carousel')
  const box = corners(bounds)
  const isPoint = box.getSouthWest().equals(box.getNorthEast())
  if (isPoint && drawn?.contains(box) && !carousel?.checkVisibility()) return
  const [across, down] = fitPadding(map)
  map.fitBounds(box, {
    paddingTopLeft: [across, down],
    paddingBottomRight: [across, down + (carousel?.offsetHeight ?? 0)],
    maxZoom: MAX_FIT_ZOOM,
    animate: false,
  })
}

/** Returns the bounds of a drawn area, which stays in view completely. */
export function boundsOfArea(area: string): Bounds {
  const { minLat, minLng, maxLat, maxLng } = boxOfArea(area)
  return [minLat, minLng, maxLat, maxLng]
}

/** Zooms in to a cluster with these bounds. The map gets the focus if it was on an element within it. */
export function zoomInto(map: LeafletMap, bounds: Bounds): void {
  const box = map.getContainer()
  const hadFocus = box.contains(document.activeElement)
  const closer = Math.max(map.getZoom() + 1, map.getBoundsZoom(corners(bounds)))
  map.setView(corners(bounds).getCenter(), Math.min(closer, map.getMaxZoom()))
  if (hadFocus) box.focus({ preventScroll: true })
}

/** Returns the view of the map as parameters for `/api/map`. */
export function viewParams(map: LeafletMap): Record<'bounds' | 'zoom', string> {
  const { lat: south, lng: west } = map.getBounds().getSouthWest()
  const { lat: north, lng: east } = map.getBounds().getNorthEast()
  const bounds = [south, west, north, east].map((value) => value.toFixed(5)).join()
  return { bounds, zoom: String(map.getZoom()) }
}

function corners([south, west, north, east]: Bounds): LatLngBounds {
  return new LatLngBounds([south, west], [north, east])
}
