import { ISLANDS_STARTED } from '../../client/start-islands'
import { changeFavourites, FAVOURITES_CHANGED, favouritesState, watchStore } from './store'
import { recentIds, withSeen, withToggled } from './stored-favourites'

/** Handles all favourite buttons, the number in the header, and the recently viewed listings. */
export function mount(): void {
  watchStore()
  document.addEventListener(FAVOURITES_CHANGED, showHearts)
  document.addEventListener(ISLANDS_STARTED, showHearts)
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-favourite]')
    const id = button?.dataset.favourite
    if (id) changeFavourites((state) => withToggled(state, id))
  })
  const viewedId = document.querySelector<HTMLElement>('[data-seen]')?.dataset.seen
  if (viewedId) changeFavourites((state) => withSeen(state, viewedId, new Date()))
  showHearts()
  reserveRecent(viewedId)
  document.documentElement.dataset.canStore = ''
}

/** Reserves space for the recently viewed listings while they are out of view, to avoid a layout shift. */
function reserveRecent(viewedId: string | undefined): void {
  const hasRecent = recentIds(favouritesState(), new Date(), viewedId).length > 0
  document.querySelector('[data-recent]')?.toggleAttribute('data-reserved', hasRecent)
}

/** Updates the favourite buttons and the number in the header. */
function showHearts(): void {
  const { favourites } = favouritesState()
  for (const button of document.querySelectorAll<HTMLElement>('[data-favourite]')) {
    const isFavourite = favourites.includes(button.dataset.favourite ?? '')
    button.dataset.add ??= button.getAttribute('aria-label') ?? ''
    button.setAttribute('aria-pressed', String(isFavourite))
    button.setAttribute(
      'aria-label',
      (isFavourite ? button.dataset.remove : button.dataset.add) ?? '',
    )
  }
  for (const count of document.querySelectorAll<HTMLElement>('[data-favourites-count]')) {
    count.textContent = favourites.length > 0 ? String(favourites.length) : ''
  }
}
