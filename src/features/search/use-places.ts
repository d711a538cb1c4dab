import { useCallback, useState } from 'react'
import type { FinderOptions, FindPlaces } from '../../client/places/place-finder'
import { loadPlaces, type Place } from '../../client/places/places'
import { reportError } from '../../client/report-error'
import type { Lang } from '../../platform/format/lang'

interface Places {
  find: FindPlaces
  /** Loads the places and the search function. */
  prepare(): void
  isReady: boolean
  /** True after they could not be loaded. */
  isUnavailable: boolean
}

/** Returns a function that finds places by name and postcode, once `prepare` has loaded them. */
export function usePlaces(lang: Lang, options: FinderOptions): Places {
  const [find, setFind] = useState<FindPlaces>(() => findNone)
  const [isUnavailable, setUnavailable] = useState(false)
  const prepare = useCallback(() => {
    if (find !== findNone) return
    Promise.all([loadPlaces(lang), import('../../client/places/place-finder')]).then(
      ([places, { placeFinder }]) => {
        setFind(() => placeFinder(places, options))
        setUnavailable(false)
      },
      // The next use of the field retries.
      (error) => {
        if (!isUnavailable) reportError('places', error)
        setUnavailable(true)
      },
    )
  }, [find, lang, options, isUnavailable])
  return { find, prepare, isReady: find !== findNone, isUnavailable }
}

function findNone(): Place[] {
  return []
}
