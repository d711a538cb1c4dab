import { firstInteraction } from '../../client/first-interaction'
import { find, findAll } from '../../client/hooks'
import { ISLANDS_STARTED } from '../../client/start-islands'
import { changeFavourites, FAVOURITES_CHANGED, favouritesState, watchStore } from './store'
import { type FavouritesState, recentIds, withSeen, withToggled } from './stored-favourites'

/** Handles all favourite buttons, the number in the header, and the recently viewed listings. */
export function mount(): void {
  watchStore()
  for (const change of [FAVOURITES_CHANGED, ISLANDS_STARTED])
    document.addEventListener(change, showState)
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-favourite]')
    const id = button?.dataset.favourite
    if (id) changeFavourites((state) => withToggled(state, id))
  })
  const viewedId = document.querySelector<HTMLElement>('[data-seen]')?.dataset.seen
  if (viewedId) changeFavourites((state) => withSeen(state, viewedId, new Date()))
  showState()
  reserveRecent(viewedId)
  startListPage()
  document.documentElement.dataset.canStore = ''
}

/** Loads the script of a list at the first interaction, or at once if the visitor hid listings. */
async function startListPage(): Promise<void> {
  if (!find(document, 'filters')) return
  if (favouritesState().hidden.length === 0) await firstInteraction()
  const { mount: mountListPage } = await import('./list-page.client')
  mountListPage()
}

/** Reserves space for the recently viewed listings while they are out of view, to avoid a layout shift. */
function reserveRecent(viewedId: string | undefined): void {
  const hasRecent = recentIds(favouritesState(), new Date(), viewedId).length > 0
  document.querySelector('[data-recent]')?.toggleAttribute('data-reserved', hasRecent)
}

function showState(): void {
  const state = favouritesState()
  showHearts(state)
  markVisited(state)
}

/** Marks the cards of the pages that this browser showed recently, except in the row of those pages. */
function markVisited(state: FavouritesState): void {
  const word = document.querySelector<HTMLElement>('[data-visited-word]')?.dataset.visitedWord
  const visited = new Set(recentIds(state, new Date()))
  for (const card of findAll(document, 'card')) {
    const id = card.querySelector<HTMLElement>('[data-favourite]')?.dataset.favourite ?? ''
    const isMarked = visited.has(id) && !card.closest('[data-recent]')
    if (isMarked && word) card.dataset.visited = word
    else delete card.dataset.visited
  }
}

/** Updates the favourite buttons and the number in the header. */
function showHearts({ favourites }: FavouritesState): void {
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
