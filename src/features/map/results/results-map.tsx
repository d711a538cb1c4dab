import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../../components/ui/icon'
import type { Basemap } from '../../../platform/geo/basemap'
import type { Translate } from '../../../platform/i18n'
import type { ListMapText } from '../list-map-texts'
import { useBasemap, useLeaflet } from '../use-leaflet'
import { ZoomButtons } from '../zoom-buttons'
import { CardCarousel } from './card-carousel'
import { Drawing } from './drawing'
import { GroupButton } from './group-button'
import { type Card, consistsOf, findMapGroup, type MapGroup } from './map-group'
import { MapPopup, type OpenGroup } from './map-popup'
import { listingKey, type MapPin, type MapResponse } from './map-response'
import { useHighlightedCards, useTouchedCards } from './use-highlighted-cards'
import type { ListSource } from './use-list-query'
import { useTouched } from './use-pointed-group'
import { useResults } from './use-results'
import { paddingOf, stageBounds, zoomInto } from './views'

/** The listings that a map shows, with the credit for its tiles. */
export interface MapSource extends ListSource {
  /** The credit of the map data, as HTML. */
  attribution: string
  basemap: Basemap
}

export interface MapOutcome {
  /** True once the map has shown its first results. */
  isOpen: boolean
  failsTiles: boolean
  /** The results of the list, or null until they are known. */
  results: Pick<MapResponse, 'total' | 'unlocated' | 'abroad'> | 'failed' | null
}

interface ResultsMapProps {
  /** The empty element in which the map opens. */
  container: RefObject<HTMLElement | null>
  t: Translate<ListMapText>
  source: MapSource
  onOutcome: Dispatch<SetStateAction<MapOutcome>>
}

/** All results of a list as pins and clusters on a map. Map and list highlight and update each other. */
export function ResultsMap({ container, t, source, onOutcome }: ResultsMapProps) {
  const map = useLeaflet(container, {
    credits: [source.attribution, t('map.credit')],
    bounds: stageBounds(source.basemap.stage),
    padding: paddingOf(source),
    onTilesFail: () => onOutcome((before) => ({ ...before, failsTiles: true })),
  })
  return map && <Results map={map} t={t} source={source} onOutcome={onOutcome} />
}

interface ResultsProps extends Omit<ResultsMapProps, 'container'> {
  map: LeafletMap
}

function Results({ map, t, source, onOutcome }: ResultsProps) {
  const [isDrawing, setDrawing] = useState(false)
  const { query, area, found, basemap, isSearchOffered, searchHere, searchIn } = useResults(
    map,
    source,
    (results) =>
      onOutcome((before) => {
        const isOpen = before.isOpen || (results !== null && results !== 'failed')
        return { ...before, isOpen, results }
      }),
  )
  useBasemap(map, basemap)
  const groups = found ?? []
  const [opened, setOpened] = useState<(OpenGroup & { query: string }) | null>(null)
  const [seen, markSeen] = useSeen()
  // The popup closes when the list changes.
  const open = opened?.query === query ? opened : null
  const { touched, touch } = useTouched(groups)
  const section = map.getContainer().closest('pand-island')?.parentElement ?? null
  useHighlightedCards(section, touched)
  const { carousel, isCarousel, pins, front, setFront } = useCarousel(isDrawing ? [] : groups)
  const inFront = isCarousel && front ? findMapGroup(groups, cardOf(front)) : undefined
  const highlighted = [
    ...useTouchedCards(section).map((card) => findMapGroup(groups, card)),
    inFront,
  ]

  function openGroup(group: MapGroup, button: HTMLElement, byKeyboard: boolean): void {
    if (group.isCluster) {
      setOpened(null)
      zoomInto(map, group.group.bounds)
    } else if (isCarousel) {
      const [pin] = group.group.pins
      if (pin) setFront(listingKey(pin))
      if (byKeyboard) carousel.current?.focus()
    } else {
      markSeen(group.group.pins.map(listingKey))
      setOpened({ group, button, byKeyboard, query })
    }
  }

  return (
    <>
      {isSearchOffered && !source.isStandalone && !isDrawing && (
        <button type="button" className="map-search button" onClick={searchHere}>
          <Icon name="search" />
          {t('map.searchhere')}
        </button>
      )}
      <ZoomButtons map={map} t={t} />
      {groups.map((group) => (
        <GroupButton
          key={group.key}
          map={map}
          group={group}
          t={t}
          isHighlighted={highlighted.includes(group)}
          isTouched={touched.includes(group)}
          isOpen={open?.group.key === group.key}
          isSeen={consistsOf(group, seen)}
          isDisabled={isDrawing}
          onPress={openGroup}
          onTouch={touch}
        />
      ))}
      {found && !source.isStandalone && (
        <Drawing
          map={map}
          t={t}
          lang={source.lang}
          area={area}
          isDrawing={isDrawing}
          setDrawing={setDrawing}
          onDone={searchIn}
        />
      )}
      {!source.isStandalone && (
        <CardCarousel
          t={t}
          carousel={carousel}
          pins={pins}
          front={front ? listingKey(front) : ''}
          onFront={setFront}
        />
      )}
      {open && !isDrawing && (
        <MapPopup
          key={open.group.key}
          map={map}
          t={t}
          open={open}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

function cardOf(pin: MapPin): Card {
  return { listing: listingKey(pin), at: [pin.lat, pin.lng] }
}

const STORAGE_KEY = 'pand:seen'
const MAX_SEEN = 500

/** Returns the listings that were opened on a map in this session, with a function that adds some. */
function useSeen(): [ReadonlySet<string>, (listings: string[]) => void] {
  const [seen, setSeen] = useState(readSeen)

  function markSeen(listings: string[]): void {
    const next = new Set([...seen, ...listings])
    setSeen(next)
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...next].slice(-MAX_SEEN)))
    } catch (error) {
      console.warn('Pins that were seen can not be stored', error)
    }
  }

  return [seen, markSeen]
}

function readSeen(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))
  } catch (error) {
    console.warn('Pins that were seen can not be read', error)
    return new Set()
  }
}

/**
 * Returns the listings of the card carousel from top to bottom, with the card in front. `isCarousel` is true if the
 * carousel is visible.
 */
function useCarousel(groups: MapGroup[]) {
  const carousel = useRef<HTMLUListElement>(null)
  const [isCarousel, setIsCarousel] = useState(false)
  const [key, setFront] = useState('')
  useEffect(() => {
    const element = carousel.current
    if (!element) return
    const observer = new ResizeObserver(() => setIsCarousel(element.checkVisibility()))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const pins = groups.flatMap(({ group }) => group.pins)
  const front: MapPin | undefined = pins.find((pin) => listingKey(pin) === key) ?? pins[0]
  return { carousel, isCarousel, pins, front, setFront }
}
