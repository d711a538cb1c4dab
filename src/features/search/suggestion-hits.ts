import { useEffect, useRef, useState } from 'react'
import type { RegionChoice } from '../../listing/filter/list-filter'
import type { Lang } from '../../platform/format/lang'
import { SEARCH_PATH } from '../../urls'

export interface ListingHit {
  ID: number
  label: string
  url: string
}

/** The suggestions of the server. */
interface Found {
  towns: RegionChoice[]
  streets: { label: string; value: string }[]
  homes: ListingHit[]
  /** The names of the filters in the text. */
  words: string[]
}

interface SearchAnswer {
  cities: { value: string }[]
  streets: Found['streets']
  properties: ListingHit[]
  words?: string[]
}

const DEBOUNCE_MS = 120
const NONE: Found = { towns: [], streets: [], homes: [], words: [] }

/** Returns the towns, streets and listings with such a name, once the server has responded. */
export function useFound(lang: Lang, query: string): Found {
  const [answer, setAnswer] = useState({ query: '', found: NONE })
  const isFirst = useRef(true)
  useEffect(() => {
    if (!query) return
    const request = new AbortController()
    // Text that was typed before the script loaded needs no debounce.
    const delay = isFirst.current ? 0 : DEBOUNCE_MS
    isFirst.current = false
    const wait = setTimeout(async () => {
      try {
        const found = await find(lang, query, request.signal)
        setAnswer({ query, found })
      } catch {
        // The request was aborted by the next character or failed. The towns are shown without it.
      }
    }, delay)
    return () => {
      clearTimeout(wait)
      request.abort()
    }
  }, [lang, query])
  return answer.query === query ? answer.found : NONE
}

async function find(lang: Lang, query: string, signal: AbortSignal): Promise<Found> {
  const answer = await fetch(`${SEARCH_PATH}?${new URLSearchParams({ lang, q: query })}`, {
    signal,
  })
  if (!answer.ok) return NONE
  const { cities, streets, properties, words = [] }: SearchAnswer = await answer.json()
  const towns = cities.map(({ value }) => {
    const bar = value.lastIndexOf('|')
    return { city: value.slice(0, bar), zip: value.slice(bar + 1) }
  })
  return { towns, streets, homes: properties, words }
}
