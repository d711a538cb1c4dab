import { useCallback, useEffect, useRef, useState } from 'react'
import { reportError } from '../../client/report-error'
import { fetchFavourites } from './cards'
import type { FavouritesProps, FavouritesShown } from './favourites-props'
import { FAVOURITES_CHANGED, shownFavourites } from './store'

/**
 * Returns the listings of the page, or else those of this browser, which are loaded at once and again when others are
 * added. A listing that is removed here stays visible until `refresh` or the next visit. `shown` is null until the first
 * listings have loaded.
 */
export function useOwnFavourites(props: FavouritesProps, onFail: () => void) {
  const isOwn = props.requested.length === 0
  const [shown, setShown] = useState<FavouritesShown | null>(isOwn ? null : props)
  const [isBusy, setBusy] = useState(isOwn)
  const latest = useRef<string[]>([])
  const fail = useRef(onFail)
  fail.current = onFail
  const refresh = useCallback(async () => {
    const ids = shownFavourites()
    latest.current = ids
    setBusy(true)
    try {
      const response = await fetchShown(props.path, ids)
      if (latest.current !== ids) return
      setShown(response)
    } catch (error) {
      reportError('favourites', error)
      if (latest.current !== ids) return
      fail.current()
    }
    setBusy(false)
  }, [props.path])
  useEffect(() => {
    if (!isOwn) return
    refresh()
    const handleChange = () => {
      const ids = shownFavourites()
      if (ids.some((id) => !latest.current.includes(id))) refresh()
    }
    document.addEventListener(FAVOURITES_CHANGED, handleChange)
    return () => document.removeEventListener(FAVOURITES_CHANGED, handleChange)
  }, [isOwn, refresh])
  return { shown, isBusy, refresh }
}

/** Fetches the listings with these IDs from the props in the server's page. */
async function fetchShown(path: string, ids: readonly string[]): Promise<FavouritesShown> {
  if (ids.length === 0) return { requested: [], cards: [] }
  const page = await fetchFavourites(path, ids)
  const block = page.querySelector('pand-island[name=favourites] > script')
  const { requested, cards }: FavouritesProps = JSON.parse(block?.textContent ?? '')
  return { requested, cards }
}
