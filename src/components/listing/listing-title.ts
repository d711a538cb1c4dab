import type { ListingCard } from '../../listing/published'
import { type Lang, pick } from '../../platform/format/lang'
import { shorten } from '../../platform/format/text'
import { placeName } from './place-line'

const MAX_TITLE = 120

/** Returns a listing's title, or else its place. A long title is shortened. */
export function listingTitle(
  listing: Pick<ListingCard, 'title' | 'zip' | 'city' | 'address'>,
  lang: Lang,
): string {
  const title = pick(listing.title, lang) || placeName(listing, lang)
  return shorten(title, MAX_TITLE)
}

/** Returns title and place, as in `Herenhuis, 9000 Gent`, or the place alone if there is no title. */
export function titleWithPlace(
  listing: Pick<ListingCard, 'title' | 'zip' | 'city' | 'address'>,
  lang: Lang,
): string {
  const place = placeName(listing, lang)
  return pick(listing.title, lang) ? `${listingTitle(listing, lang)}, ${place}` : place
}
