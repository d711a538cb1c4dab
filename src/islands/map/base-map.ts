import { type LatLngTuple, Map as LeafletMap, tileLayer } from 'leaflet/dist/leaflet-src.esm.js'
import { addStylesheet } from '../../client/stylesheet'
import stylesheet from '../../styles/list/map.css?url'
import { TILES_PATH } from '../../urls'

/** Near Brussels, where a map starts that has nothing to show. */
const DEFAULT_CENTRE: LatLngTuple = [50.8503, 4.3517]
const DEFAULT_ZOOM = 13
const LAST_ZOOM = 18

export interface MapOptions {
  /** The credit of the map's makers, as HTML. */
  attribution: string
  centre?: LatLngTuple
  zoom?: number
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
  const map = new LeafletMap(box, {
    center: options.centre ?? DEFAULT_CENTRE,
    zoom: options.zoom ?? DEFAULT_ZOOM,
    maxZoom: LAST_ZOOM,
    minZoom: 6,
    zoomControl: false,
    scrollWheelZoom: false,
    fadeAnimation: moves,
    zoomAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
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

function addTiles(map: LeafletMap, options: MapOptions): void {
  const { attribution, whenTilesCome, whenTilesFail } = options
  const layer = tileLayer(TILES_PATH, { attribution, maxZoom: LAST_ZOOM })
  layer.once('tileload', () => {
    layer.off('tileerror')
    whenTilesCome?.()
  })
  layer.once('tileerror', () => whenTilesFail?.())
  layer.addTo(map)
}
