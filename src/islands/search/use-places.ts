import { useCallback, useState } from 'react'
import type { FinderOptions } from '../../client/search/place-finder'
import { loadPlaces, type Place } from '../../client/search/places'
import type { Lang } from '../../domain/format/lang'

type Find = (query: string) => Place[]

/** Finds places by name and postcode, once `prepare` has fetched them and what searches them. */
export function usePlaces(lang: Lang, options: FinderOptions): { find: Find; prepare(): void } {
  const [find, setFind] = useState<Find>(() => findNone)
  const prepare = useCallback(() => {
    if (find !== findNone) return
    Promise.all([loadPlaces(lang), import('../../client/search/place-finder')]).then(
      ([places, { placeFinder }]) => setFind(() => placeFinder(places, options)),
      // Offline, say: the next use of the field tries again.
      () => {},
    )
  }, [find, lang, options])
  return { find, prepare }
}

function findNone(): Place[] {
  return []
}
