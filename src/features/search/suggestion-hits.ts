import { useEffect, useRef, useState } from 'react'
import type { RegionChoice } from '../../listing/filter/list-filter'
import type { Lang } from '../../platform/format/lang'
import type { Goal } from '../../platform/goal'
import { SEARCH_PATH } from '../../urls'

export interface ListingHit {
  ID: number
  label: string
  url: string
}

interface SearchHits {
  towns: RegionChoice[]
  streets: { label: string; value: string }[]
  homes: ListingHit[]
  /** The names of the filters in the text. */
  words: string[]
  /** The number of listings that these filters match. */
  total: number
}

interface SearchResponse {
  cities: { value: string }[]
  streets: SearchHits['streets']
  properties: ListingHit[]
  words?: string[]
  total?: number
}

const DEBOUNCE_MS = 120
const NO_HITS: SearchHits = { towns: [], streets: [], homes: [], words: [], total: 0 }

/** Returns the towns, streets and listings with such a name, once the server has responded. `goal` is the list's. */
export function useSearchHits(lang: Lang, query: string, goal: Goal | null): SearchHits {
  const [latest, setLatest] = useState({ query: '', hits: NO_HITS })
  const isFirst = useRef(true)
  useEffect(() => {
    if (!query) return
    const request = new AbortController()
    // Text that was typed before the script loaded needs no debounce.
    const delay = isFirst.current ? 0 : DEBOUNCE_MS
    isFirst.current = false
    const wait = setTimeout(async () => {
      try {
        const hits = await fetchHits({ lang, goal: String(goal ?? ''), q: query }, request.signal)
        setLatest({ query, hits })
      } catch {
        // The request was aborted by the next character or failed. The towns are shown without it.
      }
    }, delay)
    return () => {
      clearTimeout(wait)
      request.abort()
    }
  }, [lang, query, goal])
  return latest.query === query ? latest.hits : NO_HITS
}

async function fetchHits(
  params: Record<'lang' | 'goal' | 'q', string>,
  signal: AbortSignal,
): Promise<SearchHits> {
  const response = await fetch(`${SEARCH_PATH}?${new URLSearchParams(params)}`, { signal })
  if (!response.ok) return NO_HITS
  const {
    cities,
    streets,
    properties,
    words = [],
    total = 0,
  }: SearchResponse = await response.json()
  const towns = cities.map(({ value }) => {
    const bar = value.lastIndexOf('|')
    return { city: value.slice(0, bar), zip: value.slice(bar + 1) }
  })
  return { towns, streets, homes: properties, words, total }
}
