import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect } from 'react'

/** What a pointer does to a map stops while it draws; the wheel, two fingers, buttons and arrows still move it. */
export function useStillMap(map: LeafletMap): void {
  useEffect(() => {
    const handlers = [map.dragging, map.doubleClickZoom, map.boxZoom]
    const stopped = handlers.filter((handler) => handler.enabled())
    for (const handler of stopped) handler.disable()
    return () => {
      for (const handler of stopped) handler.enable()
    }
  }, [map])
}
