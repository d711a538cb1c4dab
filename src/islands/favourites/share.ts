import { shownFavourites } from '../../client/favourites/store'
import { shareLink } from '../../client/share-link'
import type { Words } from '../../components/ui/view'
import { idsQuery } from '../../domain/list/favourite-ids'
import type { FavouritesText } from './favourites-props'

/** Shares the link of the homes shown; returns what to say about it. */
export async function shareFavourites(
  path: string,
  isOwn: boolean,
  { t }: Words<FavouritesText>,
): Promise<string> {
  const own = `${path}?${idsQuery(shownFavourites())}`
  const link = isOwn ? new URL(own, location.href).href : location.href
  const outcome = await shareLink(document.title, link)
  if (outcome === 'copied') return t('favourites.copied')
  return outcome === 'neither' ? t('favourites.copythis', { link }) : ''
}
