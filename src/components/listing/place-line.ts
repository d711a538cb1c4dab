import { oneLine } from '../../listing/address'
import type { ListingCard } from '../../listing/published'
import { type Lang, pick } from '../../platform/format/lang'

type Placed = Pick<ListingCard, 'zip' | 'city' | 'address'>

/** `Lindenlei 22, 9000 Gent`; with a hidden street `9000 Gent`. */
export function placeLine(listing: Placed, lang: Lang): string {
  const street = pick(listing.address.street, lang)
  return [street, placeName(listing, lang)].filter(Boolean).join(', ')
}

/** `9000 Gent`, abroad with the country: `03181 Torrevieja (Spanje)`. */
export function placeName({ zip, city, address }: Placed, lang: Lang): string {
  const place = [zip, pick(city, lang)].filter(Boolean).join(' ')
  return oneLine({ street: null, place, country: pick(address.country, lang) || null })
}
