import { Icon } from '../../components/ui/icon'
import type { Translate } from '../../platform/i18n'

/** The button over the basemap that opens a map. It is in the same corner of every map. */
export function OpenMapButton({ t, onOpen }: { t: Translate<'place.show'>; onOpen: () => void }) {
  return (
    <button type="button" className="button quiet map-open" data-early-events onClick={onOpen}>
      <Icon name="map" />
      {t('place.show')}
    </button>
  )
}
