import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import type { Translate } from '../../i18n'
import type { Mark } from './mark'
import { routeHref } from './route-href'
import { type Opener, SpotPopup } from './spot-popup'

interface MarkPopupProps {
  map: LeafletMap
  t: Translate<'detail.mapopen' | 'nav.close'>
  open: Opener & { mark: Mark }
  onClose: () => void
}

/** Title, address and links of a place over its pin. */
export function MarkPopup({ map, t, open, onClose }: MarkPopupProps) {
  const { mark, ...opener } = open
  if (!mark.about) return null
  const { title, address, href } = mark.about
  return (
    <SpotPopup
      {...opener}
      map={map}
      t={t}
      lat={mark.lat}
      lng={mark.lng}
      above={40}
      onClose={onClose}
    >
      <div className="map-place">
        <p className="title">{href ? <a href={href}>{title}</a> : title}</p>
        <p>{address}</p>
        <a className="link" href={routeHref(mark)} rel="noopener noreferrer">
          {t('detail.mapopen')}
        </a>
      </div>
    </SpotPopup>
  )
}
