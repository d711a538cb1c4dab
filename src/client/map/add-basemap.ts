import { LatLngBounds, type Map as LeafletMap, SVGOverlay } from 'leaflet/dist/leaflet-src.esm.js'
import { type Basemap, stageCorners } from '../../platform/geo/basemap'
import type { Box } from '../../platform/geo/mercator'

const PANE = 'basemap'
const SVG = 'http://www.w3.org/2000/svg'
/** The zoom levels below the one that fits the stage into the map at which its names would cover each other. */
const ZOOM_WITHOUT_NAMES = 0.5

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
  const placeNames = () => showNames(map, names, stage, bounds)
  placeNames()
  map.on('move resize', placeNames)
  return () => {
    map.off('move resize', placeNames)
    for (const layer of layers) layer.remove()
  }
}

/** Sets the properties by which the drawing hides the names that the edges of the map would cut. */
function showNames(map: LeafletMap, names: SVGSVGElement, stage: Box, bounds: LatLngBounds): void {
  const isTooSmall = map.getZoom() < map.getBoundsZoom(bounds) - ZOOM_WITHOUT_NAMES
  names.style.visibility = isTooSmall ? 'hidden' : ''
  const [first, last] = [bounds.getNorthWest(), bounds.getSouthEast()].map((corner) =>
    map.latLngToContainerPoint(corner),
  )
  if (!first || !last) return
  const { x, y } = first.add(last).subtract(map.getSize()).divideBy(2)
  names.style.setProperty('--ar', String(stage.width / stage.height))
  names.style.setProperty('--width', `${last.x - first.x}px`)
  names.style.setProperty('--dx', `${x}px`)
  // The carousel of cards covers the foot of the map.
  names.style.setProperty('--dy', `calc(${y}px + var(--strip, 0px) / 2)`)
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
