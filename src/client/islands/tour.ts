import { find } from '../hooks'
import { embedFrame } from './embed-frame'

/** Shows a tour in a dialog; its frame is there only while the dialog is open. */
export function mount(element: HTMLElement): void {
  const link = element.querySelector<HTMLAnchorElement>('a[data-tour]')
  const dialog = element.querySelector('dialog')
  const place = dialog && find(dialog, 'frame')
  if (!link || !dialog || !place) return
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    place.replaceChildren(embedFrame(link.dataset.tour ?? '', dialog.ariaLabel ?? ''))
    dialog.showModal()
  })
  // The event may come after the tour was opened again.
  dialog.addEventListener('close', () => dialog.open || place.replaceChildren())
}
