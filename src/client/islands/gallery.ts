import lightboxStyles from '../../styles/media/lightbox.css?url'
import walkStyles from '../../styles/media/walk.css?url'
import { opensElsewhere } from '../early-events'
import { BackButton } from '../gallery/back-button'
import { Lightbox } from '../gallery/lightbox'
import { Walk } from '../gallery/walk'
import { find } from '../hooks'
import { reportError } from '../report-error'
import { addStylesheet } from '../stylesheet'

/**
 * A tile opens the walk through all pictures, and a picture there the full screen; a single picture
 * does that at once. The tiles' links lead to the pictures themselves until then.
 */
export function mount(element: HTMLElement): void {
  const full = find<HTMLDialogElement>(element, 'lightbox')
  const page = find<HTMLDialogElement>(element, 'walk')
  const tiles = [...element.querySelectorAll<HTMLAnchorElement>('a[data-picture]')]
  if (!full || tiles.length === 0) return
  const styled = Promise.all([lightboxStyles, walkStyles].map(addStylesheet))
  const back = new BackButton()
  let lightbox: Lightbox | undefined
  let walk: Walk | undefined

  element.addEventListener('click', async (event) => {
    const target = event.target instanceof Element ? event.target : null
    const opener = target?.closest<HTMLElement>('[data-picture]')
    if (!opener || opensElsewhere(event)) return
    event.preventDefault()
    const index = Number(opener.dataset.picture)
    try {
      await styled
      if (page && !page.contains(opener)) {
        walk ??= new Walk(page, tiles)
        walk.open(index, opener)
        back.opened(page)
      } else {
        lightbox ??= new Lightbox(full, tiles)
        lightbox.open(index, opener)
        back.opened(full)
      }
    } catch (error) {
      reportError('gallery', error)
    }
  })
}
