import { LatLngBounds, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { find } from '../../../client/hooks'
import { PANES, type Padding } from '../../../listing/places/basemap-view'
import { stageCorners } from '../../../platform/geo/basemap'
import type { Box } from '../../../platform/geo/mercator'
import type { Bounds } from './map-response'

/** The step to which the size of a map is rounded down, in pixels, so that similar maps send the same request. */
const SIZE_STEP = 20

/** Shows a stage completely, above the carousel of cards. */
export function fitStage(map: LeafletMap, stage: Box, padding: Padding): void {
  map.invalidateSize({ pan: false, animate: false })
  map.fitBounds(stageBounds(stage), {
    paddingTopLeft: [padding.x, padding.y],
    paddingBottomRight: [padding.x, padding.y + carouselHeight()],
    animate: false,
  })
}

/** Returns the distances between the stage and the edges of the map of a list. */
export function paddingOf({ isStandalone }: { isStandalone: boolean }): Padding {
  return PANES[isStandalone ? 'alone' : 'beside'].padding
}

export function stageBounds(stage: Box): LatLngBounds {
  return new LatLngBounds(stageCorners(stage).map(({ lat, lng }) => [lat, lng]))
}

/**
 * Returns the parameters of a map's first view. A map with a carousel sends the size of the area above it in steps, as
 * the server does not render it.
 */
export function firstViewParams(map: LeafletMap, isStandalone: boolean): Record<string, string> {
  if (isStandalone) return { pane: 'alone' }
  const height = carouselHeight()
  if (height === 0) return {}
  const { x, y } = map.getSize()
  const [across, down] = [x, y - height].map((side) => Math.floor(side / SIZE_STEP) * SIZE_STEP)
  return { size: `${across}x${down}` }
}

function carouselHeight(): number {
  return find(document, 'map-carousel')?.offsetHeight ?? 0
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
