import { type Lang, pick } from '../../domain/format/lang'
import { oneLine } from '../../domain/listing/address'
import type { ListingCard } from '../../domain/listing/published'

type Placed = Pick<ListingCard, 'zip' | 'city' | 'address'>

/** `Lindenlei 22, 9000 Gent`; with a hidden street `9000 Gent`. */
export function placeLine(listing: Placed, lang: Lang): string {
  return oneLine({
    street: pick(listing.address.street, lang) || null,
    place: placeName(listing, lang),
    country: pick(listing.address.country, lang) || null,
  })
}

export function placeName({ zip, city }: Pick<Placed, 'zip' | 'city'>, lang: Lang): string {
  return [zip, pick(city, lang)].filter(Boolean).join(' ')
}
