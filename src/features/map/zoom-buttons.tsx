import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import type { Translate } from '../../platform/i18n'

/** The zoom buttons of a map, with the texts `map.zoomin` and `map.zoomout`. */
export function ZoomButtons({
  map,
  t,
}: {
  map: LeafletMap
  t: Translate<'map.zoomin' | 'map.zoomout'>
}) {
  const zoom = (steps: number) => map.setZoom(map.getZoom() + steps)
  return (
    <div className="map-tools">
      <button type="button" onClick={() => zoom(1)}>
        <span className="sr-only">{t('map.zoomin')}</span>
        <span aria-hidden="true">+</span>
      </button>
      <button type="button" onClick={() => zoom(-1)}>
        <span className="sr-only">{t('map.zoomout')}</span>
        <span aria-hidden="true">−</span>
      </button>
    </div>
  )
}
