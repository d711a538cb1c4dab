import type { Lang } from '../../domain/format/lang'
import type { ListingCard } from '../../domain/listing/published'
import type { Texts } from '../../i18n/texts'

/** The homes that an address names; without any, this browser's are to be asked for. */
export interface FavouritesShown {
  /** The ids that were asked for, found or not. */
  requested: string[]
  cards: ListingCard[]
}

export interface FavouritesProps extends FavouritesShown {
  lang: Lang
  texts: Texts
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
