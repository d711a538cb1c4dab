import { useState } from 'react'
import type { IslandName } from '../../client/island-name'
import { reportError } from '../../client/report-error'
import { useLazy } from './use-lazy'

/** The worker has no Leaflet. */
const load = import.meta.env.SSR
  ? null
  : () => import('./requested-map').then(({ RequestedMap }) => RequestedMap)

/** A map that is fetched when somebody asks for it, and shown once its first tile has come. */
export function useRequestedMap(name: IslandName) {
  const [state, setState] = useState<'closed' | 'opening' | 'shown' | 'failed'>('closed')
  const isOpen = state === 'opening' || state === 'shown'
  const RequestedMap = useLazy(load, isOpen, (error) => {
    setState('failed')
    reportError(name, error)
  })
  return {
    /** Null while there is nothing of the map. */
    RequestedMap: isOpen ? RequestedMap : null,
    isShown: state === 'shown',
    hasFailed: state === 'failed',
    ask: () => setState((before) => (before === 'shown' ? before : 'opening')),
    onTiles: (hasCome: boolean) => setState(hasCome ? 'shown' : 'failed'),
  }
}
