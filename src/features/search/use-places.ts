import { useCallback, useState } from 'react'
import type { FinderOptions } from '../../client/places/place-finder'
import { loadPlaces, type Place } from '../../client/places/places'
import { reportError } from '../../client/report-error'
import type { Lang } from '../../platform/format/lang'

type Find = (query: string) => Place[]

interface Places {
  find: Find
  /** Loads the places and the search function. */
  prepare(): void
  isReady: boolean
  /** True after they could not be loaded. */
  isAway: boolean
}

/** Returns a function that finds places by name and postcode, once `prepare` has loaded them. */
export function usePlaces(lang: Lang, options: FinderOptions): Places {
  const [find, setFind] = useState<Find>(() => findNone)
  const [isAway, setAway] = useState(false)
  const prepare = useCallback(() => {
    if (find !== findNone) return
    Promise.all([loadPlaces(lang), import('../../client/places/place-finder')]).then(
      ([places, { placeFinder }]) => {
        setFind(() => placeFinder(places, options))
        setAway(false)
      },
      // The next use of the field retries.
      (error) => {
        if (!isAway) reportError('places', error)
        setAway(true)
      },
    )
  }, [find, lang, options, isAway])
  return { find, prepare, isReady: find !== findNone, isAway }
}

function findNone(): Place[] {
  return []
}
