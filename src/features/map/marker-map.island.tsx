import { useRef, useState } from 'react'
import { type Lang, withColon } from '../../platform/format/lang'
import type { Basemap } from '../../platform/geo/basemap'
import type { Translate } from '../../platform/i18n'
import { type Texts, translatorOf } from '../../platform/i18n/texts'
import { BasemapStage } from './basemap/basemap'
import { BasemapMark } from './basemap/basemap-mark'
import type { Mark, PlaceDetails } from './mark'
import { OpenMapButton } from './open-map-button'
import { routeHref } from './route-href'
import { useRequestedMap } from './use-requested-map'

/** The prefixes of the texts of a map with the agency's places. */
export const MARKER_MAP_TEXTS = [
  'markers',
  'place.show',
  'detail.mapopen',
  'map.credit',
  'map.zoomin',
  'map.zoomout',
  'nav.close',
] as const
export type MarkerMapText = (typeof MARKER_MAP_TEXTS)[number]

const ZOOM = 14

export type MarkedPlace = Mark & { about: PlaceDetails }

export interface MarkerMapProps {
  lang: Lang
  texts: Texts<MarkerMapText>
  attribution: string
  basemap: Basemap
  places: MarkedPlace[]
  /** True if the list of addresses is left out. */
  isStandalone: boolean
}

/**
 * Lists the addresses of the agency's places next to a map with the same places. Its tiles are fetched when the
 * visitor touches it.
 */
export function MarkerMap({
  lang,
  texts,
  attribution,
  basemap,
  places,
  isStandalone,
}: MarkerMapProps) {
  const t = translatorOf(texts)
  const container = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<MarkedPlace[] | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { RequestedMap, isShown, isRequested, hasFailed, openMap, onTiles } = useRequestedMap(
    'marker-map',
    frame,
  )

  function show(target: MarkedPlace[]): void {
    setTarget([...target])
    openMap()
  }

  return (
    <div
      className={['marker-map', isShown && 'shown', isStandalone && 'standalone']
        .filter(Boolean)
        .join(' ')}
    >
      {!isStandalone && (
        <ul className="places">
          {places.map((place) => (
            <Place key={place.id} lang={lang} t={t} place={place} onShow={() => show([place])} />
          ))}
        </ul>
      )}
      <div>
        <div className="map-frame" data-early-events ref={frame}>
          <BasemapStage basemap={basemap}>
            {places.map((place) => (
              <BasemapMark key={place.id} stage={basemap.stage} mark={place} />
            ))}
          </BasemapStage>
          <p className="map-credit">{t('map.credit')}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: a section has no name of its own here */}
          <div className="map" role="region" aria-label={t('markers.map')} ref={container} />
          {RequestedMap && (
            <RequestedMap
              container={container}
              t={t}
              attribution={attribution}
              basemap={basemap}
              marks={places}
              pane="markers"
              target={target}
              zoom={ZOOM}
              isShown={isShown}
              onTiles={onTiles}
            />
          )}
          {!(isShown && isRequested) && <OpenMapButton t={t} onOpen={() => show(places)} />}
        </div>
        <p className="map-note small" role="status">
          {hasFailed && t('markers.failed')}
        </p>
      </div>
    </div>
  )
}

interface PlaceProps {
  lang: Lang
  t: Translate<MarkerMapText>
  place: MarkedPlace
  onShow: () => void
}

function Place({ lang, t, place, onShow }: PlaceProps) {
  const { title, address, href } = place.about
  return (
    <li>
      <strong>{href ? <a href={href}>{title}</a> : title}</strong>
      <address>{address}</address>
      <button type="button" className="link" data-early-events onClick={onShow}>
        {t('markers.show')}
        <span className="sr-only">
          {withColon(lang, '')} {title}
        </span>
      </button>
      <a className="link" href={routeHref(place)} rel="noopener noreferrer">
        {t('detail.mapopen')}
        <span className="sr-only">
          {withColon(lang, '')} {title}
        </span>
      </a>
    </li>
  )
}
