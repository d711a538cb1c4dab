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

/** A list with homes abroad needs a wider view than the country does. */
const FIRST_ZOOM = 2
const LAST_ZOOM = 18
/** Room for pins at the map's edges, as the ground's stage has it. */
const EDGE = 48
/** Narrower than this, whole zooms would leave half of it empty; half of a price has room at its sides. */
const NARROW = 480
const NARROW_EDGE = 60
/** Narrower than this the country fills the map, and prices are read on the cards below it. */
const PHONE = 440
const PHONE_EDGE = 40

export interface MapOptions {
  /** The credits of the tiles and the ground, as HTML. */
  credits: string[]
  /** The view that the map opens with. */
  bounds: LatLngBounds
  /** The maximum zoom at which it starts. */
  closest: number
  whenTilesCome?: () => void
  /** Called when no tile could be loaded, to show a notice. */
  whenTilesFail?: () => void
}

/**
 * Opens an empty map in `box`. The wheel scrolls the page until the map has the focus; animations
 * respect `prefers-reduced-motion`.
 */
export async function openMap(box: HTMLElement, options: MapOptions): Promise<LeafletMap> {
  await addStylesheet(stylesheet)
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new (moves ? LeafletMap : StillMap)(box, {
    maxZoom: LAST_ZOOM,
    minZoom: FIRST_ZOOM,
    zoomSnap: box.clientWidth < NARROW ? 0.25 : 1,
    zoomControl: false,
    scrollWheelZoom: false,
    fadeAnimation: moves,
    zoomAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  })
  map.fitBounds(options.bounds, {
    padding: fitPadding(map),
    maxZoom: options.closest,
    animate: false,
  })
  map.attributionControl.setPrefix(false)
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  addTiles(map, options)
  const resizes = new ResizeObserver(() => map.invalidateSize({ pan: false }))
  resizes.observe(box)
  map.on('unload', () => resizes.disconnect())
  return map
}

/** Leaflet lets every pan take its time, whatever a map's options say. */
class StillMap extends LeafletMap {
  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, { ...options, animate: false })
  }
}

/** The room that a view leaves at the map's sides, and above and below. */
export function fitPadding(map: LeafletMap): [number, number] {
  const { clientWidth } = map.getContainer()
  if (clientWidth < PHONE) return [PHONE_EDGE, EDGE]
  return [clientWidth < NARROW ? NARROW_EDGE : EDGE, EDGE]
}

function addTiles(map: LeafletMap, options: MapOptions): void {
  const { credits, whenTilesCome, whenTilesFail } = options
  const layer = tileLayer(TILES_PATH, { attribution: credits.join(' · '), maxZoom: LAST_ZOOM })
  layer.once('tileload', () => {
    layer.off('tileerror')
    whenTilesCome?.()
  })
  layer.once('tileerror', () => whenTilesFail?.())
  layer.addTo(map)
}
