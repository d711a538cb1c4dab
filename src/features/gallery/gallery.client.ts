import { opensElsewhere } from '../../client/early-events'
import { find } from '../../client/hooks'
import { reportError } from '../../client/report-error'
import { addStylesheet } from '../../client/stylesheet'
import { Lightbox } from './lightbox.client'
import lightboxStyles from './lightbox.css?url'
import { PhotoTour } from './photo-tour.client'
import walkStyles from './photo-tour.css?url'

/**
 * Opens the photo tour from a tile, and a picture of the tour full screen; a single picture opens full screen at once.
 * Until then the tiles are links to the picture files.
 */
export function mount(element: HTMLElement): void {
  const full = find<HTMLDialogElement>(element, 'lightbox')
  const page = find<HTMLDialogElement>(element, 'photo-tour')
  const tiles = [...element.querySelectorAll<HTMLAnchorElement>('a[data-picture]')]
  if (!full || tiles.length === 0) return
  const styled = Promise.all([lightboxStyles, walkStyles].map(addStylesheet))
  const back = new BackButton()
  let lightbox: Lightbox | undefined
  let tour: PhotoTour | undefined

  element.addEventListener('click', async (event) => {
    const target = event.target instanceof Element ? event.target : null
    const opener = target?.closest<HTMLElement>('[data-picture]')
    if (!opener || opensElsewhere(event)) return
    event.preventDefault()
    const index = Number(opener.dataset.picture)
    try {
      await styled
      if (page && !page.contains(opener)) {
        tour ??= new PhotoTour(page, tiles)
        tour.open(index, opener)
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

/**
 * Makes the browser's back button close the topmost of the dialogs given to `opened`, instead of leaving the page. Each
 * dialog has its own history entry, which is removed when the dialog closes.
 */
class BackButton {
  readonly #open: HTMLDialogElement[] = []
  /** The number of steps back of this script that the browser has not reported yet. */
  #pending = 0

  constructor() {
    addEventListener('popstate', () => {
      if (this.#pending > 0) this.#pending--
      else this.#open.pop()?.close()
      if (this.#open.length === 0) history.scrollRestoration = 'auto'
    })
  }

  opened(dialog: HTMLDialogElement): void {
    if (this.#open.includes(dialog)) return
    this.#open.push(dialog)
    // The page behind a dialog does not scroll; restoring its position could undo a scroll that follows.
    history.scrollRestoration = 'manual'
    history.pushState(history.state, '')
    dialog.addEventListener('close', () => this.#closed(dialog), { once: true })
  }

  #closed(dialog: HTMLDialogElement): void {
    const at = this.#open.indexOf(dialog)
    if (at < 0) return
    this.#open.splice(at, 1)
    this.#pending++
    history.back()
  }
}
