import { find } from '../../client/hooks'

/**
 * Switches between the map and the list on small screens. The map is shown from its top, and the list at its last
 * scroll position.
 */
export function mount(element: HTMLElement): void {
  const root = document.documentElement
  let listScrollTop = 0
  element.querySelector('button')?.addEventListener('click', () => {
    const toMap = root.dataset.listView !== 'map'
    if (toMap) listScrollTop = scrollY
    root.dataset.listView = toMap ? 'map' : 'list'
    scrollTo({ top: toMap ? topOfMap() : listScrollTop, behavior: 'instant' })
  })
}

/** Returns the scroll position at which the map is below the row of filters. */
function topOfMap(): number {
  const row = find(document, 'filters')?.offsetHeight ?? 0
  const pane = find(document, 'map-pane')?.getBoundingClientRect().top ?? 0
  return pane + scrollY - row
}
