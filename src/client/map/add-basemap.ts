import { LatLngBounds, type Map as LeafletMap, SVGOverlay } from 'leaflet/dist/leaflet-src.esm.js'
import { type Basemap, stageCorners } from '../../platform/geo/basemap'
import { BASEMAP_ZOOM } from '../../platform/geo/mercator'

const PANE = 'basemap'
const SVG = 'http://www.w3.org/2000/svg'
/** On a smaller stage (pixels) its names would cover each other. */
const MIN_STAGE_WITH_NAMES = 200

/**
 * Adds the basemap under the tiles of an open map. It shows where tiles have not loaded. Returns a function that
 * removes it.
 */
export function addBasemap(map: LeafletMap, { stage, drawing }: Basemap): () => void {
  if (!map.getPane(PANE)) map.createPane(PANE)
  const ground = createDrawing(drawing, 'ground')
  const names = createDrawing(drawing, 'names')
  ground.setAttribute('viewBox', `0 0 ${stage.width} ${stage.height}`)
  ground.setAttribute('preserveAspectRatio', 'none')
  // The names keep their size when the map zooms, so their drawing has no view box.
  names.classList.add('map-names')
  const corners = stageCorners(stage).map(({ lat, lng }): [number, number] => [lat, lng])
  const bounds = new LatLngBounds(corners)
  const layers = [ground, names].map((svg) => new SVGOverlay(svg, bounds, { pane: PANE }))
  for (const layer of layers) layer.addTo(map)
  const toggleNames = () => {
    const size = Math.max(stage.width, stage.height) * 2 ** (map.getZoom() - BASEMAP_ZOOM)
    names.style.visibility = size < MIN_STAGE_WITH_NAMES ? 'hidden' : ''
  }
  toggleNames()
  map.on('zoomend', toggleNames)
  return () => {
    map.off('zoomend', toggleNames)
    for (const layer of layers) layer.remove()
  }
}

/** Returns an SVG element with a part of the drawing, or an empty one abroad. */
function createDrawing(drawing: string, part: 'ground' | 'names'): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  if (!drawing) return svg
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `${drawing}#${part}`)
  svg.appendChild(use)
  return svg
}
