import { find, findAll } from '../../client/hooks'
import { copyPicture, imageOf } from './copy-picture.client'

const SIZES = '(min-width: 64rem) 60rem, 100vw'
const THUMB_SIZES = '4.5rem'

/** The line at a third of the screen, which marks the current group of pictures. */
const READING = { rootMargin: '-33% 0px -66%' }

/** A photo tour of the pictures behind `tiles`, in the dialog of the server. It is filled at the first opening. */
export class PhotoTour {
  readonly #dialog: HTMLDialogElement
  readonly #page: HTMLElement
  readonly #links: HTMLAnchorElement[]
  #opener: HTMLElement | undefined

  constructor(dialog: HTMLDialogElement, tiles: readonly HTMLAnchorElement[]) {
    const page = find(dialog, 'photo-tour-page')
    if (!page) throw new Error('The photo tour has no page element')
    this.#dialog = dialog
    this.#page = page
    this.#links = tiles.map(makeLink)
    for (const stop of findAll(dialog, 'stop')) {
      const places = (stop.dataset.stop ?? '').split(',').map(Number)
      stop.append(...places.flatMap((at) => this.#links[at] ?? []))
    }
    for (const button of findAll(dialog, 'stop-button')) this.#equip(button, tiles)
    dialog.addEventListener('close', () => this.#opener?.focus({ preventScroll: true }))
  }

  /** Shows the picture at `index`; on closing, the focus returns to `opener`. */
  open(index: number, opener: HTMLElement): void {
    this.#opener = opener
    if (this.#dialog.open) return
    this.#dialog.showModal()
    this.#goTo(index)
  }

  /** Scrolls to a picture. For a room's first picture the room's name above it is visible too. */
  #goTo(index: number): void {
    const link = this.#links[index]
    if (!link) return
    const isFirst = link.previousElementSibling === null
    const target = isFirst ? link.closest('section') : link
    if (index === 0) this.#page.scrollTo(0, 0)
    else target?.scrollIntoView()
    link.focus({ preventScroll: true })
  }

  #equip(button: HTMLElement, tiles: readonly HTMLAnchorElement[]): void {
    const index = Number(button.dataset.stopButton)
    const tile = tiles[index]
    const picture = tile && copyPicture(tile, THUMB_SIZES)
    const image = picture && imageOf(picture)
    if (image) {
      // The button's text names it, so its picture needs no alternative text.
      image.alt = ''
      button.prepend(picture)
    }
    button.addEventListener('click', () => this.#goTo(index))
    const stop = this.#links[index]?.closest('section')
    if (!stop) return
    new IntersectionObserver(
      ([entry]) => {
        button.ariaCurrent = entry?.isIntersecting ? 'true' : null
        if (entry?.isIntersecting) button.scrollIntoView({ block: 'nearest' })
      },
      { root: this.#page, ...READING },
    ).observe(stop)
  }
}

/** Returns a link to the picture file, as in the tiles, so that it can be opened in another tab. */
function makeLink(tile: HTMLAnchorElement): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = tile.href
  link.dataset.picture = tile.dataset.picture
  const picture = copyPicture(tile, SIZES)
  if (picture) link.append(picture)
  const words = find(tile, 'picture-words')
  if (words) link.append(words.cloneNode(true))
  return link
}
