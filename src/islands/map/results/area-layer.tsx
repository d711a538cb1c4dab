import { type Map as LeafletMap, Polygon } from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect } from 'react'
import { cornersOfArea } from '../../../domain/map/area'

/** The drawn area that the list is filtered by. */
export function AreaLayer({ map, area }: { map: LeafletMap; area: string }) {
  useEffect(() => {
    const options = { className: 'drawn-area', interactive: false }
    const polygon = new Polygon(cornersOfArea(area), options).addTo(map)
    return () => void polygon.remove()
  }, [map, area])
  return null
}
