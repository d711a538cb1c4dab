import { type Map as LeafletMap, Polygon } from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect } from 'react'
import type { Point } from '../../../domain/listing/coordinates'
import { MapMarker } from '../map-marker'

/** An area in the making on the map. */
export function DrawnCorners({ map, corners }: { map: LeafletMap; corners: Point[] }) {
  useEffect(() => {
    const options = { className: 'drawn-area', interactive: false }
    const polygon = new Polygon(corners, options).addTo(map)
    return () => void polygon.remove()
  }, [map, corners])
  return corners.map(({ lat, lng }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place in the row
    <MapMarker key={at} map={map} lat={lat} lng={lng}>
      <span className={at === 0 ? 'draw-corner first' : 'draw-corner'} />
    </MapMarker>
  ))
}
