import { MapGround } from '../../components/list/map-ground'
import { MapTools } from '../../components/list/map-tools'
import { placeLine } from '../../components/listing/place-line'
import { Icon } from '../../components/ui/icon'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import type { ListingCard } from '../../domain/listing/published'

type Placed = Pick<ListingCard, 'zip' | 'city' | 'address' | 'lat' | 'lng' | 'exact'>

/**
 * The home's place in words, as a link and as a drawing. The map and its tiles are fetched when
 * somebody asks for them.
 */
export function PlaceMap({ view, listing }: { view: View; listing: Placed }) {
  const { t, site } = view
  const { lat, lng, exact } = listing
  const isPlaced = lat !== null && lng !== null
  const { attribution } = site.settings.mapTiles
  return (
    <Island name="place-map" when="interaction">
      <div
        className="place-map"
        data-lat={lat}
        data-lng={lng}
        data-exact={exact || undefined}
        data-attribution={attribution}
        data-failed={t('place.failed')}
      >
        <div className="ground">
          <Drawing exact={exact} />
          {isPlaced && (
            <>
              {/* biome-ignore lint/a11y/useSemanticElements: a section has no name of its own here */}
              <div className="map" role="region" aria-label={t('place.map')} />
              <MapTools view={view} />
            </>
          )}
        </div>
        <div className="words">
          <p>
            <strong>{placeLine(listing, view.lang)}</strong>
          </p>
          {!exact && <p className="muted">{t('detail.maparea')}</p>}
          {isPlaced && (
            <a className="link" href={mapHref(lat, lng, exact)} rel="noopener noreferrer">
              {t('detail.mapopen')}
            </a>
          )}
        </div>
        {isPlaced && (
          <div className="ask">
            <button type="button" className="button quiet" data-show-map data-hold>
              <Icon name="map" />
              {t('place.show')}
            </button>
          </div>
        )}
        <p className="map-note small" role="status" />
      </div>
    </Island>
  )
}

function Drawing({ exact }: { exact: boolean }) {
  return (
    <MapGround>
      {exact ? (
        <path
          className="pin"
          d="M300 150s-30-32-30-54a30 30 0 0 1 60 0c0 22-30 54-30 54zm0-44a10 10 0 1 0 0-20 10 10 0 0 0 0 20z"
        />
      ) : (
        <circle className="area" cx="300" cy="120" r="70" />
      )}
    </MapGround>
  )
}

function mapHref(lat: number, lng: number, exact: boolean): string {
  const marker = exact ? `?mlat=${lat}&mlon=${lng}` : ''
  return `https://www.openstreetmap.org/${marker}#map=${exact ? 17 : 14}/${lat}/${lng}`
}
