import { type RefObject, useEffect, useState } from 'react'
import type { IslandName } from '../../client/island-name'
import { reportError } from '../../client/report-error'
import { isSlowConnection, useFirstTouch } from './use-first-touch'
import { useLazy } from './use-lazy'

/** Leaflet is not loaded in the Worker. */
const load = import.meta.env.SSR
  ? null
  : () => import('./requested-map').then(({ RequestedMap }) => RequestedMap)

/**
 * Returns the state of a map that is loaded at the first touch of its frame or on request, and becomes visible with its
 * first tile.
 */
export function useRequestedMap(name: IslandName, frame: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<'closed' | 'opening' | 'shown' | 'failed'>('closed')
  const [isRequested, setRequested] = useState(false)
  const isOpen = state === 'opening' || state === 'shown'
  const RequestedMap = useLazy(load, isOpen, (error) => {
    setState('failed')
    reportError(name, error)
  })
  useEffect(() => {
    // The island is hydrated when the visitor uses a part of it, so the map may be next. A failure is reported then.
    if (!isSlowConnection()) load?.().catch(() => null)
  }, [])
  useFirstTouch(frame, () => setState((before) => (before === 'closed' ? 'opening' : before)))

  function openMap(): void {
    setRequested(true)
    setState((before) => (before === 'shown' ? before : 'opening'))
  }

  return {
    /** Null while the map is closed or has failed. */
    RequestedMap: isOpen ? RequestedMap : null,
    isShown: state === 'shown',
    /** True if the visitor pressed a button of the map. */
    isRequested,
    hasFailed: state === 'failed' && isRequested,
    openMap,
    onTiles: (haveLoaded: boolean) => setState(haveLoaded ? 'shown' : 'failed'),
  }
}
