import { Hydrated } from '../../client/hydrated'
import type { View } from '../../components/ui/view'
import { type FavouriteRef, favouriteId } from '../../listing/filter/favourite-ids'
import type { ListingCard } from '../../listing/published'
import { type Lang, pick, type Translated } from '../../platform/format/lang'
import { textsOf } from '../../platform/i18n'
import { comparePath, favouritesPath, rolePath } from '../../urls'
import { Favourites } from './favourites.island'
import type { FavouritesProps } from './favourites-props'
import { FAVOURITES_TEXTS } from './favourites-props'
import { RecentRow } from './recent-row'

interface FavouritesPageProps {
  view: View
  /** The listings in the address, including those that were not found. */
  requested: FavouriteRef[]
  cards: ListingCard[]
  /** True if the site can print brochures as PDF. */
  printsPdf: boolean
}

/** Renders the listings in the address. Without any, the island loads those that the browser stores. */
export function FavouritesPage({ view, requested, cards, printsPdf }: FavouritesPageProps) {
  const { t, lang, site } = view
  const suggestions = (['sale', 'rent'] as const).flatMap((role) => {
    const href = rolePath(site, lang, role)
    return href ? [{ href, label: `goal.${role}` as const }] : []
  })
  const props: FavouritesProps = {
    lang,
    texts: textsOf(t, FAVOURITES_TEXTS),
    path: favouritesPath(lang),
    comparePath: comparePath(lang),
    privacy: rolePath(site, lang, 'privacy'),
    suggestions,
    requested: requested.map(favouriteId),
    cards: cards.map((card) => cardIn(lang, card)),
    printsPdf,
  }
  return (
    <>
      <Hydrated name="favourites" when="load" lang={lang} component={Favourites} props={props} />
      <RecentRow view={view} />
    </>
  )
}

/** Returns the card with only the texts that a page in `lang` shows. */
function cardIn(lang: Lang, card: ListingCard): ListingCard {
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
