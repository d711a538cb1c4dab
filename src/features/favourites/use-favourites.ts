import { useSyncExternalStore } from 'react'
import { FAVOURITES_CHANGED, favouritesState } from './store'
import { EMPTY_FAVOURITES, type FavouritesState, readState, writeState } from './stored-favourites'

/** Subscribes to the favourites stored in this browser; the list is empty during server rendering. */
export function useFavourites(): FavouritesState {
  const text = useSyncExternalStore(
    subscribe,
    () => writeState(favouritesState()),
    () => writeState(EMPTY_FAVOURITES),
  )
  return readState(text)
}

function subscribe(listener: () => void): () => void {
  document.addEventListener(FAVOURITES_CHANGED, listener)
  return () => document.removeEventListener(FAVOURITES_CHANGED, listener)
}
