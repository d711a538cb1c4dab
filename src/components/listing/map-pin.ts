import type { ListingCard } from '../../listing/published'
import { pick } from '../../platform/format/lang'
import { formatSurface } from '../../platform/format/number'
import type { View } from '../ui/view'
import { advertText } from './advert-facts'
import { listingPath } from './listing-card'
import { firstPicture } from './listing-picture'
import { labelText } from './marquee-label'
import { placeLine, placeName } from './place-line'
import { pinPrice, priceWords } from './price'

interface Placed {
  card: ListingCard
  lat: number
  lng: number
}

/** Returns the texts of a listing's pin on a map. */
export function mapPin(view: View, { card, lat, lng }: Placed) {
  const { id, kind, goal, exact, gone } = card
  return {
    id,
    kind,
    goal,
    lat,
    lng,
    exact,
    gone,
    price: priceWords(view, card, 'map.from'),
    shortPrice: pinPrice(view, card),
    tag: labelText(view, card),
    title: pick(card.title, view.lang) || placeName(card, view.lang),
    label: placeLine(card, view.lang),
    facts: factsText(view, card),
    advert: advertText(view, card),
    ...firstPicture(view, card),
    url: listingPath(view, card),
  }
}

/** Returns bedrooms and surface in short, or '' if neither is public. */
function factsText({ t }: View, { bedrooms, surface }: ListingCard): string {
  return [bedrooms && t('card.bedrooms', { count: bedrooms }), surface && formatSurface(surface)]
    .filter(Boolean)
    .join(' · ')
}
