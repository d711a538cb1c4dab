import { TILES_PATH } from '../../urls'
import { Icon } from '../ui/icon'
import { Island } from '../ui/island'
import type { View } from '../ui/view'
import { MapGround } from './map-ground'
import { MapTools } from './map-tools'

/** Texts of the map's script, in the visitor's language. */
export interface MapTexts {
  cluster: string
  samespot: string
  approximate: string
  close: string
  total: string
  notiles: string
  failed: string
}

/**
 * The place of the map beside a list. Its script comes when the page is quiet and the map is seen;
 * on narrow screens that is when the visitor asks for it. The list itself is the way without;
 * `alone`, it has no list beside it that it could narrow.
 */
export function ListMap({ view, alone = false }: { view: View; alone?: boolean }) {
  const { t, site, lang } = view
  const { attribution } = site.settings.mapTiles
  return (
    <Island name="list-map" when={alone ? 'interaction' : 'idle'}>
      <div
        className="map-pane"
        data-lang={lang}
        data-tiles={TILES_PATH}
        data-attribution={attribution}
        data-texts={JSON.stringify(texts(view))}
      >
        <a className="map-skip button" href="#after-map">
          {t('map.skip')}
        </a>
        {/* biome-ignore lint/a11y/useSemanticElements: a section's name would be read before each pin */}
        <div className="map" role="region" aria-label={t('map.label')} />
        <button type="button" className="map-search button" hidden>
          <Icon name="search" />
          {t('map.searchhere')}
        </button>
        <MapTools view={view} />
        {alone ? <AskForMap view={view} /> : null}
        <p className="map-note small" role="status" />
        <span id="after-map" tabIndex={-1} />
      </div>
      {alone ? null : <MapToggle view={view} />}
    </Island>
  )
}

/** The button that loads a map without a list beside it. */
function AskForMap({ view: { t } }: { view: View }) {
  return (
    <div className="ask">
      <MapGround />
      <button type="button" className="button" data-show-map data-hold>
        <Icon name="map" />
        {t('place.show')}
      </button>
    </div>
  )
}

function MapToggle({ view: { t } }: { view: View }) {
  return (
    <button type="button" className="button fab">
      <span className="to-map">
        <Icon name="map" />
        {t('list.map')}
      </span>
      <span className="to-list">
        <Icon name="menu" />
        {t('list.list')}
      </span>
    </button>
  )
}

function texts({ t }: View): MapTexts {
  return {
    cluster: t('map.cluster', { count: '{count}' }),
    samespot: t('map.samespot', { count: '{count}' }),
    approximate: t('map.approximate'),
    close: t('nav.close'),
    total: t('map.total', { count: '{count}' }),
    notiles: t('map.notiles'),
    failed: t('map.failed'),
  }
}
