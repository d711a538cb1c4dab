import { find } from '../../client/hooks'
import { embedFrame } from '../../components/media/embed-frame.client'

/** Shows a virtual tour in a dialog. Its frame exists only after the visitor's consent and while the dialog is open. */
export function mount(element: HTMLElement): void {
  const link = element.querySelector<HTMLAnchorElement>('a[data-tour]')
  const dialog = element.querySelector('dialog')
  const place = dialog && find(dialog, 'frame')
  const notice = place && find(place, 'instead')
  const load = notice && find(notice, 'load-tour')
  if (!link || !dialog || !place || !notice || !load) return
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    dialog.showModal()
    load.focus()
  })
  load.addEventListener('click', () => {
    place.replaceChildren(embedFrame(link.dataset.tour ?? '', dialog.ariaLabel ?? ''))
    // Escape does not close the dialog while the focus is in the frame.
    dialog.querySelector('button')?.focus()
  })
  // The event may come after the tour has been opened again.
  dialog.addEventListener('close', () => dialog.open || place.replaceChildren(notice))
}
