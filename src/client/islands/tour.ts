/** Shows a tour in a dialog; its frame is there only while the dialog is open. */
export function mount(element: HTMLElement): void {
  const link = element.querySelector<HTMLAnchorElement>('a[data-tour]')
  const dialog = element.querySelector('dialog')
  const place = dialog?.querySelector('.frame')
  if (!link || !dialog || !place) return
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    place.replaceChildren(frameOf(link.dataset.tour ?? '', dialog.ariaLabel ?? ''))
    dialog.showModal()
  })
  dialog.addEventListener('close', () => place.replaceChildren())
}

function frameOf(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.allow = 'fullscreen; xr-spatial-tracking; gyroscope; accelerometer'
  frame.allowFullscreen = true
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation')
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = src
  return frame
}
