import { type FormEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { listingName } from '../../components/listing/favourite-button'
import { ListingCard } from '../../components/listing/listing-card'
import type { Words } from '../../components/ui/view'
import { favouriteId, idsQuery, MAX_COMPARED } from '../../listing/filter/favourite-ids'
import type { ListingCard as Card } from '../../listing/published'
import type { FavouritesText } from './favourites-props'
import { changeFavourites } from './store'
import { useFavourites } from './use-favourites'

interface FavouriteCardsProps {
  words: Words<FavouritesText>
  cards: Card[]
  /** The path of the comparison page. */
  action: string
}

/** Renders the cards in a form, so that listings can be compared without a script too. */
export function FavouriteCards({ words, cards, action }: FavouriteCardsProps) {
  const comparable = cards.filter((card) => card.hasPage).map(favouriteId)
  const { compare } = useFavourites()
  const picked = comparable.filter((id) => compare.includes(id))
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  useEffect(() => {
    // Stores checkboxes that were ticked before hydration.
    const ticked = form.current ? new FormData(form.current).getAll('ids').map(String) : []
    if (ticked.length > 0) changeFavourites((state) => ({ ...state, compare: ticked }))
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    location.assign(`${action}?${idsQuery(picked)}`)
  }
  return (
    <form action={action} ref={form} onSubmit={submit}>
      <ul className="grid-cards">
        {cards.map((card) => (
          <li key={favouriteId(card)} className="favourites-item">
            <ListingCard view={words} card={card} heading="h2" />
            {card.hasPage && comparable.length > 1 && (
              <Pick words={words} card={card} picked={picked} comparable={comparable} />
            )}
          </li>
        ))}
      </ul>
      {comparable.length > 1 && (
        <CompareBar
          words={words}
          count={picked.length}
          isDisabled={isHydrated && picked.length < 2}
        />
      )}
    </form>
  )
}

/** Returns false on the server and during hydration, when the form must work without its script. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

interface PickProps {
  words: Words<FavouritesText>
  card: Card
  picked: string[]
  comparable: string[]
}

/** Renders the checkbox of a listing, which adds it to the stored comparison in the order of the page. */
function Pick({ words: { t, lang }, card, picked, comparable }: PickProps) {
  const id = favouriteId(card)
  const isPicked = picked.includes(id)
  const toggle = (checked: boolean) => {
    const compare = comparable.filter((other) => (other === id ? checked : picked.includes(other)))
    changeFavourites((state) => ({ ...state, compare }))
  }
  return (
    <label className="check">
      <input
        type="checkbox"
        name="ids"
        value={id}
        aria-label={t('compare.pickname', { name: listingName(card, lang) })}
        checked={isPicked}
        disabled={!isPicked && picked.length >= MAX_COMPARED}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
      <span>{t('compare.pick')}</span>
    </label>
  )
}

interface CompareBarProps {
  words: Words<FavouritesText>
  /** The number of selected listings. */
  count: number
  isDisabled: boolean
}

function CompareBar({ words: { t }, count, isDisabled }: CompareBarProps) {
  return (
    <div className="compare-bar">
      <p>{t('compare.hint')}</p>
      <button type="submit" className="button" disabled={isDisabled}>
        {t('compare.submit')} {count > 0 && <span>{`(${count})`}</span>}
      </button>
    </div>
  )
}
