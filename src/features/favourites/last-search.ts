import { type FavouritesState, RECENT_HOURS } from './stored-favourites'

/** The last list with filters: its address, its heading, and the time in milliseconds. */
export interface StoredSearch {
  path: string
  name: string
  at: number
}

/** Returns the last search in the language of a page, or null if there is none. */
export function lastSearch(
  { search }: FavouritesState,
  lang: string,
  now: Date,
): StoredSearch | null {
  if (!isSearch(search)) return null
  const isRecent = now.getTime() - search.at < RECENT_HOURS * 3_600_000
  return isRecent && search.path.startsWith(`/${lang}/`) ? search : null
}

function isSearch(value: unknown): value is StoredSearch {
  const { path, name, at } = Object(value)
  return typeof path === 'string' && typeof name === 'string' && Number.isInteger(at)
}
