import { useEffect, useState } from 'react'
import { reportError } from '../../client/report-error'

type ResultsMap = typeof import('./results-map').ResultsMap

/** Nothing of it is in the worker. */
const load = import.meta.env.SSR ? null : () => import('./results-map')

/** The component that needs Leaflet, fetched once it is wanted. */
export function useResultsMap(isWanted: boolean): ResultsMap | null {
  const [component, setComponent] = useState<ResultsMap | null>(null)
  useEffect(() => {
    if (!isWanted) return
    load?.().then(
      ({ ResultsMap }) => setComponent(() => ResultsMap),
      (error) => reportError('list-map', error),
    )
  }, [isWanted])
  return component
}
