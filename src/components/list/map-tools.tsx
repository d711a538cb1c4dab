import type { View } from '../ui/view'

/** Buttons nearer and farther, for a map's script to show and handle. */
export function MapTools({ view: { t } }: { view: View }) {
  return (
    <div className="map-tools" hidden>
      <button type="button" data-zoom="1">
        <span className="sr-only">{t('map.zoomin')}</span>
        <span aria-hidden="true">+</span>
      </button>
      <button type="button" data-zoom="-1">
        <span className="sr-only">{t('map.zoomout')}</span>
        <span aria-hidden="true">−</span>
      </button>
    </div>
  )
}
