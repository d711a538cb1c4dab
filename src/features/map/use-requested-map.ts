import { useState } from 'react'
import type { IslandName } from '../../client/island-name'
import { reportError } from '../../client/report-error'
import { useLazy } from './use-lazy'

/** Leaflet is not loaded in the Worker. */
const load = import.meta.env.SSR
  ? null
  : () => import('./requested-map').then(({ RequestedMap }) => RequestedMap)

/** Returns the state of a map that is loaded on request and becomes visible with its first tile. */
export function useRequestedMap(name: IslandName) {
  const [state, setState] = useState<'closed' | 'opening' | 'shown' | 'failed'>('closed')
  const isOpen = state === 'opening' || state === 'shown'
  const RequestedMap = useLazy(load, isOpen, (error) => {
    setState('failed')
    reportError(name, error)
  })
  return {
    /** Null while the map is closed or has failed. */
    RequestedMap: isOpen ? RequestedMap : null,
    isShown: state === 'shown',
    hasFailed: state === 'failed',
    openMap: () => setState((before) => (before === 'shown' ? before : 'opening')),
    onTiles: (haveLoaded: boolean) => setState(haveLoaded ? 'shown' : 'failed'),
  }
}
