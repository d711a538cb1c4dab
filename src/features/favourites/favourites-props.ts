import { CARD_TEXTS } from '../../components/listing/card-texts'
import type { ListingCard } from '../../listing/published'
import type { Lang } from '../../platform/format/lang'
import type { Texts } from '../../platform/i18n/texts'
import { SEARCH_FORM_TEXTS } from '../saved-searches/saved-searches.client'

/** The prefixes of the texts of the favourites page. */
export const FAVOURITES_TEXTS = [
  ...CARD_TEXTS,
  ...SEARCH_FORM_TEXTS,
  'brochure.open',
  'brochure.print',
  'compare.hint',
  'compare.pick',
  'compare.pickname',
  'compare.submit',
  'favourites',
  'goal.rent',
  'goal.sale',
  'list.count',
] as const
export type FavouritesText = (typeof FAVOURITES_TEXTS)[number]

/** The listings of an address; without any, the island loads those of this browser. */
export interface FavouritesShown {
  /** The requested IDs, including those that were not found. */
  requested: string[]
  cards: ListingCard[]
}

export interface FavouritesProps extends FavouritesShown {
  lang: Lang
  texts: Texts<FavouritesText>
  /** The paths of the favourites page and of the comparison, without IDs. */
  path: string
  comparePath: string
  /** True if the site can print brochures as PDF. */
  printsPdf: boolean
  /** The path of the privacy statement, or null. */
  privacy: string | null
  /** The links to the lists of listings. */
  suggestions: { href: string; label: 'goal.sale' | 'goal.rent' }[]
}
