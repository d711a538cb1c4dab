import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { useCallback, useSyncExternalStore } from 'react'

/** The approximate half width and height of a pin, in pixels. */
const MARGIN = 40

/**
 * Returns true if a pin at this point can receive the keyboard focus. It must be completely in view, as the map would
 * otherwise jump to it.
 */
export function useIsReachable(map: LeafletMap, lat: number, lng: number): boolean {
  const subscribe = useCallback(
    (onMove: () => void) => {
      map.on('moveend', onMove)
      return () => void map.off('moveend', onMove)
    },
    [map],
  )
  return useSyncExternalStore(subscribe, () => {
    const { x: width, y: height } = map.getSize()
    const { x, y } = map.latLngToContainerPoint([lat, lng])
    return x > MARGIN && x < width - MARGIN && y > MARGIN && y < height - MARGIN / 4
  })
}
