import { useEffect, useState } from 'react'
import type { Lang } from '../../domain/format/lang'
import { SEARCH_PATH } from '../../urls'

export interface HomeHit {
  ID: number
  label: string
  url: string
}

const DEBOUNCE_MS = 120
const NONE: HomeHit[] = []

/** The homes that are called so, once the server has answered; none for an empty query. */
export function useHomes(lang: Lang, query: string): HomeHit[] {
  const [answer, setAnswer] = useState({ query: '', homes: NONE })
  useEffect(() => {
    if (!query) return
    const request = new AbortController()
    const wait = setTimeout(async () => {
      try {
        const homes = await findHomes(lang, query, request.signal)
        setAnswer({ query, homes })
      } catch {
        // Aborted by the next letter, or offline: the towns are there all the same.
      }
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(wait)
      request.abort()
    }
  }, [lang, query])
  return answer.query === query ? answer.homes : NONE
}

async function findHomes(lang: Lang, query: string, signal: AbortSignal): Promise<HomeHit[]> {
  const answer = await fetch(`${SEARCH_PATH}?${new URLSearchParams({ lang, q: query })}`, {
    signal,
  })
  if (!answer.ok) return NONE
  const { properties }: { properties: HomeHit[] } = await answer.json()
  return properties
}
