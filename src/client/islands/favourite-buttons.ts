import { withSeen, withToggled } from '../../domain/list/stored-favourites'
import { showHearts } from '../favourites/hearts'
import { changeFavourites, FAVOURITES_CHANGED, watchStore } from '../favourites/store'
import { CAME_IN } from '../start-islands'

/** All hearts of the page by one listener, the count in the header, and that this page was seen. */
export function mount(): void {
  watchStore()
  document.addEventListener(FAVOURITES_CHANGED, showHearts)
  document.addEventListener(CAME_IN, showHearts)
  document.addEventListener('click', ({ target }) => {
    const heart = (target as Element).closest<HTMLElement>('[data-favourite]')
    const id = heart?.dataset.favourite
    if (id) changeFavourites((state) => withToggled(state, id))
  })
  const seen = document.querySelector<HTMLElement>('[data-seen]')?.dataset.seen
  if (seen) changeFavourites((state) => withSeen(state, seen, new Date()))
  showHearts()
  document.documentElement.dataset.canStore = ''
}
