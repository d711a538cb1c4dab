import { Icon } from '../../components/ui/icon'
import type { Translate } from '../../platform/i18n'

/** Over the ground, in the same corner of every map that opens on a click. */
export function OpenMapButton({ t, onOpen }: { t: Translate<'place.show'>; onOpen: () => void }) {
  return (
    <button type="button" className="button quiet map-open" data-hold onClick={onOpen}>
      <Icon name="map" />
      {t('place.show')}
    </button>
  )
}
