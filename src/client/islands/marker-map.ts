import { reportError } from '../report-error'

/** Fetches the map and its tiles once the visitor asks for them; the addresses beside it are the way without. */
export function mount(element: HTMLElement): void {
  const root = element.querySelector<HTMLElement>('.marker-map')
  const note = root?.querySelector<HTMLElement>('.map-note')
  if (!root || !note) return
  let shown: Promise<(id: string | null) => void> | undefined
  root.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-show]') : null
    if (!button) return
    note.textContent = ''
    try {
      shown ??= import('../map/markers').then(({ showMarkers }) => showMarkers(root))
      const goTo = await shown
      goTo(button.getAttribute('data-show') || null)
    } catch (error) {
      shown = undefined
      note.textContent = root.dataset.failed ?? ''
      reportError('marker-map', error)
    }
  })
}
