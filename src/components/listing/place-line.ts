import { oneLine } from '../../listing/address'
import type { ListingCard } from '../../listing/published'
import { type Lang, pick } from '../../platform/format/lang'

type Placed = Pick<ListingCard, 'zip' | 'city' | 'address'>

/** Returns the address in one line, as in `Lindenlei 22, 9000 Gent`, or `9000 Gent` if the street is hidden. */
export function placeLine(listing: Placed, lang: Lang): string {
  const street = pick(listing.address.street, lang)
  return [street, placeName(listing, lang)].filter(Boolean).join(', ')
}

/** Returns postcode and town, as in `9000 Gent`, and abroad the country too: `03181 Torrevieja (Spanje)`. */
export function placeName({ zip, city, address }: Placed, lang: Lang): string {
  const place = [zip, pick(city, lang)].filter(Boolean).join(' ')
  return oneLine({ street: null, place, country: pick(address.country, lang) || null })
}
