import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import type { Translate } from '../../../platform/i18n'
import type { ListMapText } from '../list-map-texts'
import { type Opener, PointPopup } from '../marker-popup'
import type { MapGroup } from './map-group'
import { listingKey, type MapPin } from './map-response'

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

function SmallCard({ t, pin }: { t: Translate<ListMapText>; pin: MapPin }) {
  const { picture, pictureWords = '', price, tag, title, url, label, exact } = pin
  return (
    <article>
      <img src={smallest(picture)} alt={pictureWords} width={96} height={72} />
      <div>
        <p className="price">{price ?? tag}</p>
        <p className="title">{url ? <a href={url}>{title}</a> : title}</p>
        <p className="place">{exact ? label : `${label} · ${t('map.approximate')}`}</p>
      </div>
    </article>
  )
}

/** Returns the smallest version of a picture. Stored pictures have several widths, those of the CRM one. */
export function smallest(address: string | null): string {
  return address?.replace(/^(\/images\/.*)-\d+\.jpg$/, '$1-480.avif') ?? '/images/placeholder.svg'
}
