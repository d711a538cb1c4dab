import { type RefObject, useEffect, useRef, useState } from 'react'
import { hook } from '../../client/hooks'
import { LIST_CHANGED } from '../../client/navigation/live-page'
import { reportError } from '../../client/report-error'
import type { Lang } from '../../platform/format/lang'
import { type Texts, translatorOf } from '../../platform/i18n/texts'
import { plural, type Translate } from '../../platform/i18n/translate'
import { BasemapStage, type Inset } from './basemap/basemap'
import { type BasemapGroup, BasemapPin } from './basemap/basemap-pin'
import type { ListMapText } from './list-map-texts'
import { OpenMapButton } from './open-map-button'
import type { AbroadLink } from './results/map-response'
import type { MapOutcome, MapSource } from './results/results-map'
import { useFirstTouch } from './use-first-touch'
import { useLazy } from './use-lazy'

/** Leaflet is not loaded in the Worker. */
const load = import.meta.env.SSR
  ? null
  : () => import('./results/results-map').then(({ ResultsMap }) => ResultsMap)

export interface ListMapProps extends MapSource {
  texts: Texts<ListMapText>
  /** The listings on the basemap, shown until the map opens. */
  groups: BasemapGroup[]
  /** The points of the drawn area of the filter on the basemap, or '' without an area. */
  outline: string
  inset?: Inset
  /** The number of listings without coordinates, absent if all have them. */
  unlocated?: number
  abroad?: AbroadLink
}

/**
 * A map of all listings of a list, which opens when it scrolls into view. Narrow screens show either the map or the
 * list. With `isStandalone` there is no list on the page that the map could narrow, and it opens when the visitor
 * touches it.
 */
export function ListMap({
  texts,
  groups,
  outline,
  inset,
  unlocated = 0,
  abroad,
  ...source
}: ListMapProps) {
  const { isStandalone, basemap, lang } = source
  const t = translatorOf(texts)
  const pane = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const [isRequested, setRequested] = useState(!isStandalone)
  const [outcome, setOutcome] = useState<MapOutcome>({
    isOpen: false,
    failsTiles: false,
    results: null,
  })
  useFirstTouch(pane, () => setRequested(true))
  const isStale = useListChanged()
  const shouldLoad = useInView(pane) && isRequested
  const ResultsMap = useLazy(load, shouldLoad, (error) => reportError('list-map', error))

  function openMap(): void {
    setRequested(true)
    container.current?.focus({ preventScroll: true })
  }

  return (
    <div
      className={outcome.isOpen ? 'map-pane' : 'map-pane pending'}
      ref={pane}
      data-early-events={isStandalone || undefined}
      {...hook('map-pane')}
    >
      {inset && !isStale && (
        <div className="map-inset">
          <BasemapStage basemap={inset.basemap} outline={inset.outline} />
        </div>
      )}
      <BasemapStage basemap={basemap} outline={isStale ? '' : outline}>
        {!isStale &&
          groups.map((group) => (
            <BasemapPin key={`${group.lat} ${group.lng}`} stage={basemap.stage} group={group} />
          ))}
      </BasemapStage>
      <p className="map-credit">{t('map.credit')}</p>
      <a className="map-skip button" href="#after-map">
        {t('map.skip')}
      </a>
      {/* biome-ignore lint/a11y/useSemanticElements: a section's name would be read before each pin */}
      <div
        className="map"
        role="region"
        aria-label={t('map.label')}
        tabIndex={-1}
        ref={container}
      />
      {ResultsMap && (
        <ResultsMap container={container} t={t} source={source} onOutcome={setOutcome} />
      )}
      {!isRequested && <OpenMapButton t={t} onOpen={openMap} />}
      <MapNote
        t={t}
        lang={lang}
        outcome={outcome}
        unlocated={isStale ? 0 : unlocated}
        abroad={isStale ? undefined : abroad}
      />
      <span id="after-map" tabIndex={-1} />
    </div>
  )
}

interface MapNoteProps {
  t: Translate<ListMapText>
  lang: Lang
  outcome: MapOutcome
  /** The number of listings without coordinates on the map of the server. */
  unlocated: number
  /** The homes abroad on the map of the server. */
  abroad: AbroadLink | undefined
}

/**
 * Announces the number of results to screen readers. Shows a note about listings without coordinates, a link to those
 * abroad, and a note if something does not load.
 */
function MapNote({ t, lang, outcome, unlocated, abroad }: MapNoteProps) {
  const { failsTiles, results } = outcome
  const known = results === 'failed' ? null : results
  const missing = results === null ? unlocated : (known?.unlocated ?? 0)
  const far = results === null ? abroad : known?.abroad
  const isEmpty = known?.total === 0
  const notes = [
    results === 'failed' && t('map.failed'),
    isEmpty && t('map.none'),
    missing > 0 && plural(t, lang, 'map.unlocated', missing),
    failsTiles && t('map.notiles'),
  ].filter(Boolean)
  return (
    <p className="map-note" role="status">
      {(notes.length > 0 || far) && (
        <span className="small">
          {notes.join(' ')}
          {far && (
            <>
              {' '}
              <a className="link" href={far.href}>
                {plural(t, lang, 'map.abroad', far.count)}
              </a>
            </>
          )}
        </span>
      )}
      {known && !isEmpty && (
        <span className="sr-only"> {t('map.total', { count: known.total - known.unlocated })}</span>
      )}
    </p>
  )
}

function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [hasBeen, setHasBeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      setHasBeen(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return hasBeen
}

/** Returns true once the list on this page differs from the one that the server sent. */
function useListChanged(): boolean {
  const [hasChanged, setHasChanged] = useState(false)
  useEffect(() => {
    const note = () => setHasChanged(true)
    document.addEventListener(LIST_CHANGED, note)
    return () => document.removeEventListener(LIST_CHANGED, note)
  }, [])
  return hasChanged
}
