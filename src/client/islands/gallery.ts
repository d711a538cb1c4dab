import stylesheet from '../../styles/media/lightbox.css?url'
import { opensElsewhere } from '../early-events'
import { Lightbox } from '../gallery/lightbox'
import { find } from '../hooks'
import { reportError } from '../report-error'
import { addStylesheet } from '../stylesheet'

/** Shows the pictures full screen; their links lead to the pictures themselves until then. */
export function mount(element: HTMLElement): void {
  const dialog = find<HTMLDialogElement>(element, 'lightbox')
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[data-picture]')]
  if (!dialog || links.length === 0) return
  const styled = addStylesheet(stylesheet)
  let lightbox: Lightbox | undefined

  element.addEventListener('click', async (event) => {
    const target = event.target instanceof Element ? event.target : null
    const opener = target?.closest<HTMLElement>('[data-picture]')
    if (!opener || opensElsewhere(event)) return
    event.preventDefault()
    try {
      await styled
      lightbox ??= new Lightbox(dialog, links)
      lightbox.open(Number(opener.dataset.picture), opener)
    } catch (error) {
      reportError('gallery', error)
    }
  })
}
