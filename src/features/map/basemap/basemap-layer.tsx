import { LatLngBounds, type Map as LeafletMap, SVGOverlay } from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Basemap, stageCorners } from '../../../platform/geo/basemap'
import { BASEMAP_ZOOM } from '../../../platform/geo/mercator'

const PANE = 'basemap'
/** On a smaller stage (pixels) its names would cover each other. */
const MIN_STAGE_WITH_NAMES = 200

interface BasemapLayerProps {
  map: LeafletMap
  basemap: Basemap
}

/** The basemap under the tiles of an open map. It shows where tiles have not loaded. */
export function BasemapLayer({ map, basemap: { stage, drawing } }: BasemapLayerProps) {
  const [ground] = useState(createSvg)
  const [names] = useState(createSvg)
  useEffect(() => {
    if (!map.getPane(PANE)) map.createPane(PANE)
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
  }, [map, ground, names, stage])
  if (!drawing) return null
  return (
    <>
      {createPortal(<use href={`${drawing}#ground`} />, ground)}
      {createPortal(<use href={`${drawing}#names`} />, names)}
    </>
  )
}

function createSvg(): SVGSVGElement {
  return document.createElementNS('http://www.w3.org/2000/svg', 'svg')
}
