import { find } from '../../client/hooks'

/** On small screens: shows the map in place of the list, from its top, or the list where it was left. */
export function mount(element: HTMLElement): void {
  const root = document.documentElement
  let listAt = 0
  element.querySelector('button')?.addEventListener('click', () => {
    const toMap = root.dataset.turn !== 'map'
    if (toMap) listAt = scrollY
    root.dataset.turn = toMap ? 'map' : 'list'
    scrollTo({ top: toMap ? topOfMap() : listAt, behavior: 'instant' })
  })
}

/** The scroll position that puts the map below the row of filters. */
function topOfMap(): number {
  const row = find(document, 'filters')?.offsetHeight ?? 0
  const pane = find(document, 'map-pane')?.getBoundingClientRect().top ?? 0
  return pane + scrollY - row
}
