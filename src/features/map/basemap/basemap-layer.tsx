import { LatLngBounds, type Map as LeafletMap, SVGOverlay } from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Basemap, stageCorners } from '../../../platform/geo/basemap'

const PANE = 'basemap'

interface BasemapLayerProps {
  map: LeafletMap
  basemap: Basemap
}

/** The basemap under the tiles of an open map. It shows where tiles have not loaded. */
export function BasemapLayer({ map, basemap: { stage, drawing } }: BasemapLayerProps) {
  const [svg] = useState(() => document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
  useEffect(() => {
    if (!map.getPane(PANE)) map.createPane(PANE)
    svg.setAttribute('viewBox', `0 0 ${stage.width} ${stage.height}`)
    svg.setAttribute('preserveAspectRatio', 'none')
    const corners = stageCorners(stage).map(({ lat, lng }): [number, number] => [lat, lng])
    const layer = new SVGOverlay(svg, new LatLngBounds(corners), { pane: PANE }).addTo(map)
    return () => void layer.remove()
  }, [map, svg, stage])
  return createPortal(drawing && <use href={`${drawing}#ground`} />, svg)
}
