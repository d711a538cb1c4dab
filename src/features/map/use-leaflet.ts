import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { addBasemap } from '../../client/map/add-basemap'
import { type MapOptions, openMap } from '../../client/map/base-map'
import { reportError } from '../../client/report-error'
import type { Basemap } from '../../platform/geo/basemap'

/** Returns the map in its own element once it is open, else null. The options are read when it opens. */
export function useLeaflet(
  container: RefObject<HTMLElement | null>,
  options: MapOptions,
): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const open = useEffectEvent((element: HTMLElement) => openMap(element, options))
  useEffect(() => {
    if (!container.current) return
    let opened: LeafletMap | undefined
    let isGone = false
    open(container.current)
      .then((next) => {
        opened = next
        if (isGone) next.remove()
        else setMap(next)
      })
      .catch((error) => reportError('map', error))
    return () => {
      isGone = true
      opened?.remove()
    }
  }, [container])
  return map
}

/** Shows the basemap under the tiles of an open map. */
export function useBasemap(map: LeafletMap, basemap: Basemap): void {
  useEffect(() => addBasemap(map, basemap), [map, basemap])
}
