import { withSeen, withToggled } from '../../domain/list/kept-ids-stored'
import { showHearts } from '../kept/hearts'
import { changeKept, KEPT_CHANGED, watchStore } from '../kept/store'
import { CAME_IN } from '../start-islands'

/** All hearts of the page by one listener, the count in the header, and that this page was seen. */
export function mount(): void {
  watchStore()
  document.addEventListener(KEPT_CHANGED, showHearts)
  document.addEventListener(CAME_IN, showHearts)
  document.addEventListener('click', ({ target }) => {
    const heart = (target as Element).closest<HTMLElement>('[data-keep]')
    const id = heart?.dataset.keep
    if (id) changeKept((state) => withToggled(state, id))
  })
  const seen = document.querySelector<HTMLElement>('[data-seen]')?.dataset.seen
  if (seen) changeKept((state) => withSeen(state, seen, new Date()))
  showHearts()
  document.documentElement.dataset.keeps = ''
}
