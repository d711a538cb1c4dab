import type { Translated } from '../../domain/format/lang'
import { pick } from '../../domain/format/lang'
import { safeLink } from '../../domain/format/link'
import { Icon } from '../ui/icon'
import { Island } from '../ui/island'
import type { View } from '../ui/view'
import { MapGround } from './map-ground'
import { MapTools } from './map-tools'

interface Marker {
  id: number
  lat: number
  lng: number
  markerColor: string | null
  markerImage: string | null
  title: Translated
  address: Translated
  link: string | null
}

interface MarkerMapProps {
  view: View
  /** Once on a page. */
  id: string
  markers: Marker[]
}

/**
 * The agency's places as a list of addresses, equal to the map beside it; the map and its tiles
 * are fetched on a click.
 */
export function MarkerMap({ view, id, markers }: MarkerMapProps) {
  const { t, site } = view
  const { attribution } = site.settings.mapTiles
  return (
    <Island name="marker-map" when="interaction">
      <div className="marker-map" data-attribution={attribution} data-failed={t('markers.failed')}>
        <ul className="places">
          {markers.map((marker) => (
            <Place key={marker.id} view={view} marker={marker} id={`${id}-${marker.id}`} />
          ))}
        </ul>
        <div className="ground">
          {/* biome-ignore lint/a11y/useSemanticElements: a section has no name of its own here */}
          <div className="map" role="region" aria-label={t('markers.map')} />
          <MapTools view={view} />
          <div className="ask">
            <MapGround />
            <button type="button" className="button quiet" data-show="" data-hold>
              <Icon name="map" />
              {t('place.show')}
            </button>
          </div>
          <p className="map-note small" role="status" />
        </div>
      </div>
    </Island>
  )
}

function Place({ view, marker, id }: { view: View; marker: Marker; id: string }) {
  const { lang, t, site } = view
  const { markerColor, markerImage } = site.settings
  const title = pick(marker.title, lang)
  const href = safeLink(marker.link)
  return (
    <li
      id={id}
      data-at={`${marker.lat},${marker.lng}`}
      data-colour={marker.markerColor ?? markerColor ?? undefined}
      data-image={marker.markerImage ?? markerImage ?? undefined}
    >
      <strong>{href ? <a href={href}>{title}</a> : title}</strong>
      <address>{pick(marker.address, lang)}</address>
      <button type="button" className="link" data-show={id} data-hold>
        {t('markers.show')}
        <span className="sr-only">: {title}</span>
      </button>
      <a className="link" href={routeHref(marker)} rel="noopener noreferrer">
        {t('detail.mapopen')}
        <span className="sr-only">: {title}</span>
      </a>
    </li>
  )
}

function routeHref({ lat, lng }: Marker): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}
