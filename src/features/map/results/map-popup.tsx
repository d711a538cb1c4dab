import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import type { Translate } from '../../../platform/i18n'
import type { ListMapText } from '../list-map-texts'
import { type Opener, PointPopup } from '../marker-popup'
import type { MapGroup } from './map-group'
import { listingKey } from './map-response'
import { SmallCard } from './pin-cards'

export interface OpenGroup extends Opener {
  group: MapGroup
}

interface MapPopupProps {
  map: LeafletMap
  t: Translate<ListMapText>
  open: OpenGroup
  onClose: () => void
}

/** A popup with the listings of one group as small cards. */
export function MapPopup({ map, t, open, onClose }: MapPopupProps) {
  const { group: mapGroup, ...opener } = open
  const { lat, lng, count, pins } = mapGroup.group
  const pinHeight = count > 1 ? 28 : 32
  return (
    <PointPopup
      {...opener}
      map={map}
      t={t}
      lat={lat}
      lng={lng}
      pinHeight={pinHeight}
      onClose={onClose}
    >
      {pins.map((pin) => (
        <SmallCard key={listingKey(pin)} t={t} pin={pin} />
      ))}
    </PointPopup>
  )
}
