import type { Translate } from '../../../platform/i18n'
import type { MapPin } from './map-response'

export function SmallCard({ t, pin }: { t: Translate<'map'>; pin: MapPin }) {
  const { picture, pictureWords = '', price, tag, title, url, label, exact, advert } = pin
  return (
    <article>
      <img src={smallest(picture)} alt={pictureWords} width={96} height={72} />
      <div>
        <p className="price">{price ?? tag}</p>
        <p className="title">{url ? <a href={url}>{title}</a> : title}</p>
        <p className="place">{exact ? label : `${label} · ${t('map.approximate')}`}</p>
        {advert && <p className="place">{advert}</p>}
      </div>
    </article>
  )
}

/** The listing of a pin in the carousel of a small map, which has no space for address and facts. */
export function MiniCard({ t, pin }: { t: Translate<'map'>; pin: MapPin }) {
  const { picture, pictureWords = '', price, tag, title, url, label, exact, facts, advert } = pin
  return (
    <div className="map-carousel-card">
      <img src={smallest(picture)} alt={pictureWords} width={112} height={120} loading="lazy" />
      <div>
        <p className="price">{price ?? tag}</p>
        <p className="title">{url ? <a href={url}>{title}</a> : title}</p>
        <p className="place">{facts || (exact ? label : `${label} · ${t('map.approximate')}`)}</p>
      </div>
      {advert && <p className="advert">{advert}</p>}
    </div>
  )
}

/** Returns the smallest version of a picture. Stored pictures have several widths, those of the CRM one. */
function smallest(address: string): string {
  return address.replace(/^(\/images\/.*)-\d+\.jpg$/, '$1-480.avif')
}
