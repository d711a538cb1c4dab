import { Circle, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect } from 'react'
import { AREA_RADIUS_METRES } from '../../platform/geo/basemap'

/** A circle to scale around a hidden address. */
export function MapArea({ map, lat, lng }: { map: LeafletMap; lat: number; lng: number }) {
  useEffect(() => {
    const options = { radius: AREA_RADIUS_METRES, className: 'map-area', interactive: false }
    const circle = new Circle([lat, lng], options).addTo(map)
    return () => void circle.remove()
  }, [map, lat, lng])
  return null
}
