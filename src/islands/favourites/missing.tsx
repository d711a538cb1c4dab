import { changeFavourites } from '../../client/favourites/store'
import type { Words } from '../../components/ui/view'
import { favouriteId } from '../../domain/list/favourite-ids'
import { plural } from '../../i18n/translate'
import type { FavouritesShown, FavouritesText } from './favourites-props'

interface MissingProps {
  words: Words<FavouritesText>
  shown: FavouritesShown
  /** Called after they were forgotten; left out for homes that are not this browser's. */
  onForget?: () => void
}

/** The same words for homes that never were, are hidden, or are gone. */
export function Missing({ words: { t, lang }, shown, onForget }: MissingProps) {
  const here = shown.cards.map(favouriteId)
  const missing = shown.requested.filter((id) => !here.includes(id))
  if (missing.length === 0) return null
  const forget = () => {
    changeFavourites((state) => ({
      ...state,
      favourites: state.favourites.filter((id) => !missing.includes(id)),
    }))
    onForget?.()
  }
  return (
    <p className="favourites-missing">
      {plural(t, lang, 'favourites.missing', missing.length)}{' '}
      {onForget && (
        <button type="button" className="link needs-script" onClick={forget}>
          {t('favourites.forget')}
        </button>
      )}
    </p>
  )
}
