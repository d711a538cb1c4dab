import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { useCallback, useSyncExternalStore } from 'react'

/** A pin's half width and its height, about. */
const MARGIN = 40

/**
 * True when the keyboard may go to a pin at this point: only to one that is wholly in view, as the map would
 * have to jump elsewhere.
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
