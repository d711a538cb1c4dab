import { fetchFavourites } from '../../client/favourites/cards'
import type { FavouritesProps, FavouritesShown } from './favourites-props'

/** The homes with these ids, from the props that the server sends with their page. */
export async function fetchShown(path: string, ids: readonly string[]): Promise<FavouritesShown> {
  if (ids.length === 0) return { requested: [], cards: [] }
  const page = await fetchFavourites(path, ids)
  const block = page.querySelector('pand-island[name=favourites] > script')
  const { requested, cards }: FavouritesProps = JSON.parse(block?.textContent ?? '')
  return { requested, cards }
}
