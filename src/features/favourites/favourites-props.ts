import { CARD_TEXTS } from '../../components/listing/card-texts'
import type { ListingCard } from '../../listing/published'
import type { Lang } from '../../platform/format/lang'
import type { Texts } from '../../platform/i18n/texts'
import { SEARCH_FORM_TEXTS } from '../saved-searches/saved-searches.client'

/** Prefixes of the texts of the favourites page. */
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

/** The homes that an address names; without any, this browser's are to be asked for. */
export interface FavouritesShown {
  /** The ids that were asked for, found or not. */
  requested: string[]
  cards: ListingCard[]
}

export interface FavouritesProps extends FavouritesShown {
  lang: Lang
  texts: Texts<FavouritesText>
  /** The pages of favourites and of their comparison, without ids. */
  path: string
  comparePath: string
  /** True if the site can print brochures as PDF. */
  printsPdf: boolean
  /** The privacy statement's, where there is one. */
  privacy: string | null
  /** The lists where homes can be found. */
  ways: { href: string; label: 'goal.sale' | 'goal.rent' }[]
}
