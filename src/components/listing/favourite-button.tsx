import { type FavouriteRef, favouriteId } from '../../listing/filter/favourite-ids'
import type { ListingCard } from '../../listing/published'
import { pick } from '../../platform/format/lang'
import { Icon } from '../ui/icon'
import type { Words } from '../ui/view'
import type { CardText } from './card-texts'
import { placeName } from './place-line'

type FavouriteListing = FavouriteRef & Pick<ListingCard, 'title' | 'zip' | 'city' | 'address'>

interface FavouriteButtonProps {
  view: Words<CardText>
  listing: FavouriteListing
  /** True to show the label beside the heart, as on the page of one listing. */
  hasText?: boolean
}

/** The heart button that stores a listing as a favourite in this browser. */
export function FavouriteButton({
  view: { t, lang },
  listing,
  hasText: worded = false,
}: FavouriteButtonProps) {
  const name = listingName(listing, lang)
  return (
    <button
      type="button"
      className={worded ? 'button quiet favourite' : 'round favourite'}
      data-favourite={favouriteId(listing)}
      data-remove={t('favourite.remove', { name })}
      aria-label={t('favourite.add', { name })}
      aria-pressed="false"
    >
      <Icon name="heart" />
      {worded && (
        <>
          <span className="off">{t('favourite.off')}</span>
          <span className="on">{t('favourite.on')}</span>
        </>
      )}
    </button>
  )
}

/** Returns the accessible name of a listing outside of its card, as in `Herenhuis, 9000 Gent`. */
export function listingName(
  listing: Omit<FavouriteListing, 'kind' | 'id'>,
  lang: Words['lang'],
): string {
  return [pick(listing.title, lang), placeName(listing, lang)].filter(Boolean).join(', ')
}
