import { useRef, useState } from 'react'
import type { Basemap } from '../../platform/geo/basemap'
import { type Texts, translatorOf } from '../../platform/i18n/texts'
import { BasemapStage } from './basemap/basemap'
import { BasemapMark } from './basemap/basemap-mark'
import type { Mark } from './mark'
import { OpenMapButton } from './open-map-button'
import { routeHref } from './route-href'
import { useRequestedMap } from './use-requested-map'

/** The prefixes of the texts of a map with one place. */
export const PLACE_MAP_TEXTS = [
  'place',
  'detail.mapopen',
  'map.credit',
  'map.zoomin',
  'map.zoomout',
  'nav.close',
] as const
export type PlaceMapText = (typeof PLACE_MAP_TEXTS)[number]

const ZOOM_HOME = 16
const ZOOM_AREA = 14

export interface PlaceMapProps {
  texts: Texts<PlaceMapText>
  attribution: string
  /** The address as text. */
  line: string
  /** Absent if neither the coordinates nor the municipality are known. */
  basemap?: Basemap
  /** Absent if the coordinates are unknown. */
  mark?: Mark
  /** False if the map shows an area; `area` explains the reason. */
  isExact: boolean
  area: string
}

/**
 * The place of a listing in its municipality, as text and as a link. The map and its tiles are fetched when the visitor
 * touches it. Without a mark there is no map.
 */
export function PlaceMap({
  texts,
  attribution,
  line,
  basemap,
  mark,
  isExact,
  area,
}: PlaceMapProps) {
  const t = translatorOf(texts)
  const container = useRef<HTMLDivElement>(null)
  const [marks] = useState(() => (mark ? [mark] : []))
  const frame = useRef<HTMLDivElement>(null)
  const { RequestedMap, isShown, isRequested, hasFailed, openMap, onTiles } = useRequestedMap(
    'place-map',
    frame,
  )
  return (
    <div className={isShown ? 'place-map shown' : 'place-map'}>
      {basemap && (
        <div className="map-frame" data-early-events ref={mark ? frame : undefined}>
          <BasemapStage basemap={basemap}>
            {mark && <BasemapMark stage={basemap.stage} mark={mark} />}
          </BasemapStage>
          <p className="map-credit">{t('map.credit')}</p>
          {mark && (
            <>
              {/* biome-ignore lint/a11y/useSemanticElements: a section has no name of its own here */}
              <div className="map" role="region" aria-label={t('place.map')} ref={container} />
              {!(isShown && isRequested) && <OpenMapButton t={t} onOpen={openMap} />}
            </>
          )}
          {RequestedMap && (
            <RequestedMap
              container={container}
              t={t}
              attribution={attribution}
              basemap={basemap}
              marks={marks}
              pane="home"
              target={isRequested ? marks : null}
              zoom={isExact ? ZOOM_HOME : ZOOM_AREA}
              isShown={isShown}
              onTiles={onTiles}
            />
          )}
        </div>
      )}
      <div className="words">
        <p>
          <strong>{line}</strong>
        </p>
        {area && <p className="muted">{area}</p>}
        {mark && (
          <a className="link" href={mapHref(mark, isExact)} rel="noopener noreferrer">
            {t('detail.mapopen')}
          </a>
        )}
      </div>
      <p className="map-note small" role="status">
        {hasFailed && t('place.failed')}
      </p>
    </div>
  )
}

function mapHref(mark: Mark, isExact: boolean): string {
  return isExact ? routeHref(mark) : `https://www.openstreetmap.org/#map=14/${mark.lat}/${mark.lng}`
}
