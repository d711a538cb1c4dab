import { useCallback, useRef, useState } from 'react'
import type { Feature } from '../../listing/features'
import { formQuery } from '../../listing/filter/form-query'
import type { ListFilter } from '../../listing/filter/list-filter'
import type { MarketList } from '../../listing/filter/lists'
import type { Lang } from '../../platform/format/lang'
import { facetsPath } from '../../urls'

/** The response of `/api/facets`. */
export interface Counts {
  total: number
  noconstruction: number
  types: Record<string, number>
  bedrooms: Record<string, number>
  features: Record<Feature, number>
}

interface CountsState {
  counts: Counts | null
  /** Requests the counts of a filter, unless they are shown. */
  fetchCounts(filter: ListFilter): Promise<void>
  /** Uses the counts that came with the list, as JSON. */
  setFromHeader(filter: ListFilter, json: string): void
}

/** Returns the number of listings that each option would leave. */
export function useCounts(lang: Lang, list: MarketList | null): CountsState {
  const [counts, setCounts] = useState<Counts | null>(null)
  const latest = useRef<AbortController>(undefined)
  const requestedQuery = useRef('')

  const begin = useCallback((query: string): AbortSignal => {
    latest.current?.abort()
    latest.current = new AbortController()
    requestedQuery.current = query
    return latest.current.signal
  }, [])

  const fetchCounts = useCallback(
    async (filter: ListFilter) => {
      const query = queryOf(filter)
      if (!list || query === requestedQuery.current) return
      const signal = begin(query)
      try {
        const response = await fetch(`${facetsPath(lang, list)}&${query}`, { signal })
        if (response.ok) setCounts(await response.json())
      } catch {
        // The request was aborted or failed. The options have no counts, and the next change retries.
        if (!signal.aborted) requestedQuery.current = ''
      }
    },
    [lang, list, begin],
  )

  const setFromHeader = useCallback(
    (filter: ListFilter, json: string) => {
      begin(queryOf(filter))
      setCounts(JSON.parse(json))
    },
    [begin],
  )
  return { counts, fetchCounts, setFromHeader }
}

/** Returns the query of a filter. It is never empty, so that it differs from the initial state. */
function queryOf(filter: ListFilter): string {
  const query = formQuery({ ...filter, order: 'newest', goal: null })
  return query || '&'
}
