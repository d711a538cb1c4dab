import { oneLine } from '../domain/address'
import { type Lang, pick } from '../domain/lang'
import type { ListingCard } from '../domain/published'

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
