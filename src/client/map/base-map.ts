import {
  type LatLngBounds,
  Map as LeafletMap,
  type PanOptions,
  type PointExpression,
  tileLayer,
} from 'leaflet/dist/leaflet-src.esm.js'
import type { Padding } from '../../listing/places/basemap-view'
import { TILES_PATH } from '../../urls'
import { addStylesheet } from '../stylesheet'
import stylesheet from './map.css?url'

/** A list with listings abroad needs a wider view than the country. */
const FIRST_ZOOM = 2
const LAST_ZOOM = 18
export interface MapOptions {
  /** The credits of the tiles and the basemap, as HTML. */
  credits: string[]
  /** The bounds that the map shows first. */
  bounds: LatLngBounds
  /** The distances between the bounds and the edges of the map, as on the basemap of the server. */
  padding: Padding
  /** The maximum zoom of the first view. */
  maxFirstZoom?: number
  onTilesLoad?: () => void
  /** Called when no tile could be loaded, to show a notice. */
  onTilesFail?: () => void
}

/**
 * Opens an empty map in `container`. The wheel scrolls the page until the map has the focus; animations
 * respect `prefers-reduced-motion`.
 */
export async function openMap(container: HTMLElement, options: MapOptions): Promise<LeafletMap> {
  await addStylesheet(stylesheet)
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new (moves ? LeafletMap : StillMap)(container, {
    maxZoom: LAST_ZOOM,
    minZoom: FIRST_ZOOM,
    // The first view has exactly the bounds of the basemap, at any zoom.
    zoomSnap: 0,
    zoomControl: false,
    scrollWheelZoom: false,
    fadeAnimation: moves,
    zoomAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  })
  map.fitBounds(options.bounds, {
    padding: [options.padding.x, options.padding.y],
    maxZoom: options.maxFirstZoom,
    animate: false,
  })
  map.attributionControl.setPrefix(false)
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  addTiles(map, options)
  const resizes = new ResizeObserver(() => map.invalidateSize({ pan: false }))
  resizes.observe(container)
  map.on('unload', () => resizes.disconnect())
  return map
}

/** Leaflet animates every pan, even if the options of the map disable animations. */
class StillMap extends LeafletMap {
  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, { ...options, animate: false })
  }
}

function addTiles(map: LeafletMap, options: MapOptions): void {
  const { credits, onTilesLoad, onTilesFail } = options
  const layer = tileLayer(TILES_PATH, { attribution: credits.join(' · '), maxZoom: LAST_ZOOM })
  layer.once('tileload', () => {
    layer.off('tileerror')
    onTilesLoad?.()
  })
  layer.once('tileerror', () => onTilesFail?.())
  layer.addTo(map)
}
