import { MAX_SHOWN } from '../../listing/filter/favourite-ids'
import { type FavouritesState, readState, writeState } from './stored-favourites'

/** The event on `document` after a change of the stored favourites, in this tab or another. */
export const FAVOURITES_CHANGED = 'pand:favourites'

/** The key of earlier releases; another one would lose the visitors' favourites. */
const KEY = 'pand:favourites'

/** The state in a browser that refuses local storage; it lasts as long as the page. */
let refused = false
let unsaved: string | null = null

export function favouritesState(): FavouritesState {
  return readState(stored())
}

/** Returns the newest stored IDs, up to the limit of the favourites page. */
export function shownFavourites(): string[] {
  return favouritesState().favourites.slice(0, MAX_SHOWN)
}

export function changeFavourites(change: (state: FavouritesState) => FavouritesState): void {
  save(writeState(change(favouritesState())))
}

export function clearFavourites(): void {
  save(null)
}

/** Updates the state after changes in other tabs, and after changes while this page was in the back/forward cache. */
export function watchStore(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) announce()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) announce()
  })
}

function stored(): string | null {
  if (!refused) {
    try {
      return localStorage.getItem(KEY)
    } catch (error) {
      giveUp(error)
    }
  }
  return unsaved
}

function save(text: string | null): void {
  if (!refused) {
    try {
      if (text === null) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, text)
    } catch (error) {
      giveUp(error)
    }
  }
  unsaved = text
  announce()
}

function giveUp(error: unknown): void {
  refused = true
  console.warn('Local storage is refused: favourites last as long as this page.', error)
}

function announce(): void {
  document.dispatchEvent(new CustomEvent(FAVOURITES_CHANGED))
}
