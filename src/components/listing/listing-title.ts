import type { ListingCard } from '../../listing/published'
import { type Lang, pick } from '../../platform/format/lang'
import { shorten } from '../../platform/format/text'
import { placeName } from './place-line'

const MAX_TITLE = 120

/** A listing's title, else its place; cut when too long. */
export function listingTitle(
  listing: Pick<ListingCard, 'title' | 'zip' | 'city' | 'address'>,
  lang: Lang,
): string {
  const title = pick(listing.title, lang) || placeName(listing, lang)
  return shorten(title, MAX_TITLE)
}

/** `Herenhuis, 9000 Gent`, or the place alone where there is no title. */
export function placedTitle(
  listing: Pick<ListingCard, 'title' | 'zip' | 'city' | 'address'>,
  lang: Lang,
): string {
  const place = placeName(listing, lang)
  return pick(listing.title, lang) ? `${listingTitle(listing, lang)}, ${place}` : place
}
