import { reportError } from '../report-error'

/** Fetches the map and its tiles once the visitor asks for them; the drawing stays until they are there. */
export function mount(element: HTMLElement): void {
  const place = element.querySelector<HTMLElement>('.place-map')
  const button = element.querySelector<HTMLButtonElement>('[data-show-map]')
  const note = element.querySelector<HTMLElement>('.map-note')
  if (!place || !button || !note) return
  let isBusy = false
  button.addEventListener('click', async () => {
    if (isBusy) return
    isBusy = true
    note.textContent = ''
    try {
      const { showPlace } = await import('../map/place')
      const isShown = await showPlace(place)
      if (!isShown) note.textContent = place.dataset.failed ?? ''
      place.classList.toggle('shown', isShown)
      if (isShown) place.querySelector<HTMLElement>('.map')?.focus({ preventScroll: true })
    } catch (error) {
      note.textContent = place.dataset.failed ?? ''
      reportError('place-map', error)
    }
    isBusy = false
  })
}
