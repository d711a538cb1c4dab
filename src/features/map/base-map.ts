import {
  type LatLngBounds,
  Map as LeafletMap,
  type PanOptions,
  type PointExpression,
  tileLayer,
} from 'leaflet/dist/leaflet-src.esm.js'
import { addStylesheet } from '../../client/stylesheet'
import { TILES_PATH } from '../../urls'
import stylesheet from './map.css?url'

/** A list with listings abroad needs a wider view than the country. */
const FIRST_ZOOM = 2
const LAST_ZOOM = 18
/** The padding for pins at the edges of the map, in pixels. The basemap of the server has the same padding. */
const EDGE = 48
/**
 * On a map that is narrower than this (pixels), integer zoom levels would leave half of it empty. The side padding fits
 * half of a price label.
 */
const NARROW = 480
const NARROW_EDGE = 60
/**
 * On a map that is narrower than this (pixels), the country fills the map and visitors read prices on the cards below
 * it.
 */
const PHONE = 440
const PHONE_EDGE = 40

export interface MapOptions {
  /** The credits of the tiles and the basemap, as HTML. */
  credits: string[]
  /** The bounds that the map shows first. */
  bounds: LatLngBounds
  /** The maximum zoom of the first view. */
  maxFirstZoom: number
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
    zoomSnap: container.clientWidth < NARROW ? 0.25 : 1,
    zoomControl: false,
    scrollWheelZoom: false,
    fadeAnimation: moves,
    zoomAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  })
  map.fitBounds(options.bounds, {
    padding: fitPadding(map),
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

/** Returns the padding of a view in pixels: at the sides of the map, and above and below. */
export function fitPadding(map: LeafletMap): [number, number] {
  const { clientWidth } = map.getContainer()
  if (clientWidth < PHONE) return [PHONE_EDGE, EDGE]
  return [clientWidth < NARROW ? NARROW_EDGE : EDGE, EDGE]
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
