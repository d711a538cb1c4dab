import { idsQuery } from '../../listing/filter/favourite-ids'
import { changeFavourites, favouritesState } from './store'
import { without } from './stored-favourites'

/** Redirects a page without IDs to the listings selected in this browser, and deselects removed listings. */
export function mount(element: HTMLElement): void {
  const section = element.querySelector<HTMLElement>('[data-compare-page]')
  const { compare } = favouritesState()
  if (section?.dataset.own !== undefined) {
    if (compare.length > 0) location.replace(`${section.dataset.comparePage}?${idsQuery(compare)}`)
    else delete section.dataset.own
  }
  element.addEventListener('click', ({ target }) => {
    const removed = (target as Element).closest<HTMLElement>('[data-uncompare]')
    const id = removed?.dataset.uncompare
    if (id) changeFavourites((state) => ({ ...state, compare: without(state.compare, id) }))
  })
}
