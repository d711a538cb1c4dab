import { type Lang, pick, type Translated } from '../../domain/format/lang'
import type { ListingCard } from '../../domain/listing/published'

/** The card with its texts in one language only, the one that a page in `lang` shows. */
export function cardIn(lang: Lang, card: ListingCard): ListingCard {
  const only = (text: Translated): Translated => ({ [lang]: pick(text, lang) })
  const orNull = (text: Translated | null) => text && only(text)
  return {
    ...card,
    title: only(card.title),
    typeName: only(card.typeName),
    city: only(card.city),
    address: {
      street: orNull(card.address.street),
      parts: null,
      country: orNull(card.address.country),
    },
    priceUnitText: orNull(card.priceUnitText),
  }
}
