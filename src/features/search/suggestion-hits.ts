import { useCallback, useEffect, useRef, useState } from 'react'
import type { Place } from '../../client/places/places'
import { formQuery } from '../../listing/filter/form-query'
import type { ListFilter, RegionChoice } from '../../listing/filter/list-filter'
import type { ListName } from '../../listing/filter/lists'
import type { Lang } from '../../platform/format/lang'
import { placeCountsPath, SEARCH_PATH } from '../../urls'

export interface ListingHit {
  ID: number
  label: string
  url: string
}

export interface SearchHits {
  towns: RegionChoice[]
  streets: { label: string; value: string }[]
  homes: ListingHit[]
  /** The names of the filters in the text. */
  words: string[]
  /** The number of listings that these filters match, or of the previous text's until the response. Null without any. */
  total: number | null
}

interface SearchResponse {
  cities: { value: string }[]
  streets: SearchHits['streets']
  properties: ListingHit[]
  words?: string[]
  total?: number | null
}

const DEBOUNCE_MS = 120
const NO_HITS: SearchHits = { towns: [], streets: [], homes: [], words: [], total: null }

/**
 * Returns the towns, streets and listings with such a name, once the server has responded. The filters in the query are
 * added to `filter`.
 */
export function useSearchHits(lang: Lang, query: string, filter: ListFilter): SearchHits {
  const [latest, setLatest] = useState({ query: '', hits: NO_HITS })
  const isFirst = useRef(true)
  const params = hitsQuery(lang, query, filter)
  useEffect(() => {
    if (!query) return
    const request = new AbortController()
    // Text that was typed before the script loaded needs no debounce.
    const delay = isFirst.current ? 0 : DEBOUNCE_MS
    isFirst.current = false
    const wait = setTimeout(async () => {
      try {
        const hits = await fetchHits(new URLSearchParams(params), request.signal)
        setLatest({ query, hits })
      } catch {
        // The request was aborted by the next character or failed. The towns are shown without it.
      }
    }, delay)
    return () => {
      clearTimeout(wait)
      request.abort()
    }
  }, [query, params])
  if (latest.query === query) return latest.hits
  return query ? { ...NO_HITS, total: latest.hits.total } : NO_HITS
}

function hitsQuery(lang: Lang, query: string, filter: ListFilter): string {
  const params = new URLSearchParams(formQuery({ ...filter, text: '' }))
  params.set('lang', lang)
  params.set('goal', String(filter.goal ?? ''))
  params.set('q', query)
  return params.toString()
}

async function fetchHits(params: URLSearchParams, signal: AbortSignal): Promise<SearchHits> {
  const response = await fetch(`${SEARCH_PATH}?${params}`, { signal })
  if (!response.ok) return NO_HITS
  const {
    cities,
    streets,
    properties,
    words = [],
    total = null,
  }: SearchResponse = await response.json()
  const towns = cities.map(({ value }) => {
    const bar = value.lastIndexOf('|')
    return { city: value.slice(0, bar), zip: value.slice(bar + 1) }
  })
  return { towns, streets, homes: properties, words, total }
}

/** Returns a function with the number of listings of a place, which is 0 until they are loaded. */
export function usePlaceCounts(list: ListName | null, isUsed: boolean): (place: Place) => number {
  const [counts, setCounts] = useState<Record<string, number>>({})
  useEffect(() => {
    if (!isUsed) return
    fetch(placeCountsPath(list))
      .then((response) => (response.ok ? response.json() : {}))
      .then(setCounts)
      // The places are suggested without numbers.
      .catch(() => undefined)
  }, [list, isUsed])
  return useCallback(
    ({ code, zips }) => counts[code] ?? zips.reduce((sum, zip) => sum + (counts[zip] ?? 0), 0),
    [counts],
  )
}
