import type {
  LatLngBounds,
  LeafletEventHandlerFn,
  Map as LeafletMap,
} from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { showInPlace } from '../../../client/navigation/live-page'
import { reportError } from '../../../client/report-error'
import { type MapGroup, mapGroupsOf } from './map-group'
import { fetchResults, type MapResponse } from './map-response'
import { addressInArea, addressWithin } from './search-here'
import { areaIn, type ListSource, useListQuery } from './use-list-query'
import { boundsOfArea, fitAll, viewParams } from './views'

const DEBOUNCE_MS = 200

/**
 * Returns the results on the map of a list: all of them at first and after each change of the list, then those within
 * the view of the map. After the visitor has moved the map, the list can be narrowed to its view. `drawn` is the view
 * of the basemap that the server drew.
 */
export function useResults(
  map: LeafletMap,
  source: ListSource,
  drawn: LatLngBounds,
  onOutcome: (results: number | 'failed') => void,
) {
  /** Null until the first response. */
  const [groups, setGroups] = useState<MapGroup[] | null>(null)
  const [isSearchOffered, setSearchOffered] = useState(false)
  /**
   * True from the request for all results until the map has moved to them. Meanwhile no search by its view is offered.
   */
  const isFitting = useRef(false)
  const isDrawn = useRef(true)
  /** The view of the results that are shown or requested. */
  const shownView = useRef('')
  const { isNarrowing, narrow } = useNarrowing(map)
  const { query, keepsView } = useListQuery(source, isNarrowing)
  const area = areaIn(query)

  const fetchMap = useMapRequests(query, () => {
    isFitting.current = false
    onOutcome('failed')
  })

  function show(response: MapResponse): void {
    setGroups(mapGroupsOf(map, response))
    onOutcome(response.total)
  }

  async function showView(): Promise<void> {
    shownView.current = viewOf(map)
    const response = await fetchMap(viewParams(map))
    if (response) show(response)
  }

  /** Shows all results in a view that contains them. Without results the map does not move. */
  async function showAll(): Promise<void> {
    isFitting.current = true
    const response = await fetchMap({ side: longerSide(map) })
    if (!response) return
    setSearchOffered(false)
    const bounds = area ? boundsOfArea(area) : response.bounds
    if (bounds) fitAll(map, bounds, isDrawn.current ? drawn : null)
    isDrawn.current = false
    isFitting.current = false
    shownView.current = viewOf(map)
    show(response)
  }

  function searchHere(): Promise<void> {
    setSearchOffered(false)
    return narrow(() => addressWithin(map.getBounds()))
  }

  function searchIn(drawnArea: string): Promise<void> {
    setSearchOffered(false)
    return narrow(async () => addressInArea(drawnArea))
  }

  const onQuery = useEffectEvent(() => (keepsView ? showView() : showAll()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each query is sent once
  useEffect(() => void onQuery(), [query])
  useMoves(map, {
    onRest: () => {
      if (!isFitting.current && shownView.current !== viewOf(map)) showView()
    },
    onMoveByVisitor: () => {
      if (!isFitting.current) setSearchOffered(true)
    },
  })
  return { query, area, found: groups, isSearchOffered, searchHere, searchIn }
}

/** Returns the view as text, to compare it with a later view. */
function viewOf(map: LeafletMap): string {
  return Object.values(viewParams(map)).join()
}

/** Returns the longer side of the map in pixels. The server computes the zoom that shows all results from it. */
function longerSide(map: LeafletMap): string {
  const { x, y } = map.getSize()
  return String(Math.ceil(Math.max(x, y)))
}

/** Narrows the list to the view of the map. `isNarrowing` is true meanwhile, so that the view does not change. */
function useNarrowing(map: LeafletMap) {
  const isNarrowing = useRef(false)
  const times = useRef(0)
  async function narrow(findAddress: () => Promise<string>): Promise<void> {
    const time = ++times.current
    isNarrowing.current = true
    map.getContainer().focus({ preventScroll: true })
    try {
      const address = await findAddress()
      if (time === times.current) await showInPlace(address)
    } catch (error) {
      reportError('list-map', error)
    }
    // An aborted search must not reset the state of the later one.
    if (time === times.current) isNarrowing.current = false
  }
  return { isNarrowing, narrow }
}

/**
 * Returns a function that requests the results of the query with the parameters of a view. It returns null if there is
 * no response to show.
 */
function useMapRequests(query: string, onFailure: () => void) {
  const requestLatest = useLatestRequest()
  return async (params: Record<string, string>): Promise<MapResponse | null> => {
    const response = await requestLatest(
      new URLSearchParams([...new URLSearchParams(query), ...Object.entries(params)]),
    )
    if (response !== 'failed') return response
    onFailure()
    return null
  }
}

/** Returns a function that calls `/api/map`. It returns null for a call that a later one replaced. */
function useLatestRequest() {
  const request = useRef<AbortController>(null)
  useEffect(() => () => request.current?.abort(), [])
  return async (params: URLSearchParams): Promise<MapResponse | 'failed' | null> => {
    request.current?.abort()
    request.current = new AbortController()
    const { signal } = request.current
    try {
      return await fetchResults(params, signal)
    } catch (error) {
      if (signal.aborted) return null
      console.warn('The map has no results', error)
      return 'failed'
    }
  }
}

interface Moves {
  /** Called after each move, once the map has stopped. */
  onRest: () => void
  /** Called after a move by the visitor. */
  onMoveByVisitor: () => void
}

function useMoves(map: LeafletMap, moves: Moves): void {
  const onRest = useEffectEvent(moves.onRest)
  const onMoveByVisitor = useEffectEvent(moves.onMoveByVisitor)
  useEffect(() => {
    let timer = 0
    const byArrow: LeafletEventHandlerFn = (event) => {
      const { key, target } = (event as unknown as { originalEvent: KeyboardEvent }).originalEvent
      if (target === map.getContainer() && key.startsWith('Arrow')) onMoveByVisitor()
    }
    const events = {
      moveend: () => {
        clearTimeout(timer)
        timer = window.setTimeout(() => onRest(), DEBOUNCE_MS)
      },
      dragend: () => onMoveByVisitor(),
      zoomend: () => onMoveByVisitor(),
      keydown: byArrow,
    }
    map.on(events)
    return () => {
      clearTimeout(timer)
      map.off(events)
    }
  }, [map])
}
