import type { LeafletEventHandlerFn, Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { showInPlace } from '../../../client/navigation/live-page'
import { reportError } from '../../../client/report-error'
import type { Basemap } from '../../../platform/geo/basemap'
import { type MapGroup, mapGroupsOf } from './map-group'
import { fetchResults, type MapResponse } from './map-response'
import { addressInArea, addressWithin } from './search-here'
import { areaIn, type ListSource, useListQuery } from './use-list-query'
import { firstViewParams, fitStage, paddingOf, viewParams } from './views'

const DEBOUNCE_MS = 200

/**
 * Returns the results on the map of a list with the basemap below them: all results at first and after each change of
 * the list, then those within the view of the map. After the visitor has moved the map, the list can be narrowed to its
 * view. `onOutcome` is called with null when the list changes, as its results are not known yet.
 */
export function useResults(
  map: LeafletMap,
  source: ListSource & { basemap: Basemap },
  onOutcome: (outcome: MapResponse | 'failed' | null) => void,
) {
  /** Null until the first response. */
  const [groups, setGroups] = useState<MapGroup[] | null>(null)
  const [basemap, setBasemap] = useState(source.basemap)
  const [isSearchOffered, setSearchOffered] = useState(false)
  /**
   * True from the request for all results until the map has moved to them. Meanwhile no search by its view is offered.
   */
  const isFitting = useRef(false)
  /** The view of the results that are shown or requested. */
  const shownView = useRef('')
  const { isNarrowing, narrow } = useNarrowing(map)
  const { query, keepsView } = useListQuery(source, isNarrowing)

  const fetchMap = useMapRequests(query, () => {
    isFitting.current = false
    onOutcome('failed')
  })

  function show(response: MapResponse): void {
    setGroups(mapGroupsOf(map, response))
    onOutcome(response)
  }

  async function showView(): Promise<void> {
    shownView.current = viewOf(map)
    const response = await fetchMap(viewParams(map))
    if (response) show(response)
  }

  /** Shows all results in a view that contains them. Without results the map does not move. */
  async function showAll(): Promise<void> {
    isFitting.current = true
    const response = await fetchMap(firstViewParams(map, source.isStandalone))
    if (!response) return
    setSearchOffered(false)
    if (response.total > 0 && response.basemap) {
      setBasemap(response.basemap)
      fitStage(map, response.basemap.stage, paddingOf(source))
    }
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

  const onQuery = useEffectEvent(() => {
    // The heading already has the new count, so pins of the previous list would contradict it.
    setGroups((before) => before && [])
    onOutcome(null)
    return keepsView ? showView() : showAll()
  })
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
  return {
    query,
    area: areaIn(query),
    found: groups,
    basemap,
    isSearchOffered,
    searchHere,
    searchIn,
  }
}

function viewOf(map: LeafletMap): string {
  return Object.values(viewParams(map)).join()
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
