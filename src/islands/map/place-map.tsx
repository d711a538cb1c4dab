import { useRef, useState } from 'react'
import { Icon } from '../../components/ui/icon'
import type { LabelKey } from '../../i18n'
import { type Texts, translatorOf } from '../../i18n/texts'
import { MapGround } from './map-ground'
import type { Mark } from './mark'
import { routeHref } from './route-href'
import { useAskedMap } from './use-asked-map'

export const PLACE_MAP_TEXTS: LabelKey[] = [
  'place.map',
  'place.show',
  'place.failed',
  'detail.maparea',
  'detail.mapopen',
  'map.zoomin',
  'map.zoomout',
]

const ZOOM_HOME = 16
const ZOOM_AREA = 14

export interface PlaceMapProps {
  texts: Texts
  attribution: string
  /** The place in words. */
  line: string
  /** Absent where the coordinates are unknown. */
  mark?: Mark
  /** False where the drawing and the map show an area. */
  isExact: boolean
}

/**
 * A home's place in words, as a link and as a drawing. The map over it and its tiles are fetched when
 * somebody asks for them; without a mark there is no map.
 */
export function PlaceMap({ texts, attribution, line, mark, isExact }: PlaceMapProps) {
  const t = translatorOf(texts)
  const box = useRef<HTMLDivElement>(null)
  const [marks] = useState(() => (mark ? [mark] : []))
  const { AskedMap, isShown, hasFailed, ask, onTiles } = useAskedMap('place-map')
  return (
    <div className={isShown ? 'place-map shown' : 'place-map'}>
      <div className="ground">
        <Drawing isExact={isExact} />
        {mark && (
          // biome-ignore lint/a11y/useSemanticElements: a section has no name of its own here
          <div className="map" role="region" aria-label={t('place.map')} ref={box} />
        )}
        {AskedMap && (
          <AskedMap
            box={box}
            t={t}
            attribution={attribution}
            marks={marks}
            target={marks}
            zoom={isExact ? ZOOM_HOME : ZOOM_AREA}
            isShown={isShown}
            onTiles={onTiles}
          />
        )}
      </div>
      <div className="words">
        <p>
          <strong>{line}</strong>
        </p>
        {!isExact && <p className="muted">{t('detail.maparea')}</p>}
        {mark && (
          <a className="link" href={mapHref(mark, isExact)} rel="noopener noreferrer">
            {t('detail.mapopen')}
          </a>
        )}
      </div>
      {mark && (
        <div className="ask">
          <button type="button" className="button quiet" data-hold onClick={ask}>
            <Icon name="map" />
            {t('place.show')}
          </button>
        </div>
      )}
      <p className="map-note small" role="status">
        {hasFailed && t('place.failed')}
      </p>
    </div>
  )
}

function Drawing({ isExact }: { isExact: boolean }) {
  return (
    <MapGround>
      {isExact ? (
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

function mapHref(mark: Mark, isExact: boolean): string {
  return isExact ? routeHref(mark) : `https://www.openstreetmap.org/#map=14/${mark.lat}/${mark.lng}`
}
