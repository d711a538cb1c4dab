import { queueEvents } from '../../client/early-events'
import { find } from '../../client/hooks'
import { reportError } from '../../client/report-error'
import { pictureFiles } from '../../platform/format/picture-files'

const USES = ['pointerenter', 'focusin', 'touchstart']

/** Adds the other pictures of a card and the arrow buttons. Swiper is loaded at the first use of this card. */
export function mount(element: HTMLElement): void {
  const box = find(element, 'carousel')
  const list = box?.firstElementChild
  const first = list?.firstElementChild
  if (!box || !list || !(first instanceof HTMLElement)) return
  const { others = '', origins = '', alt = '', previous = '', next = '' } = box.dataset
  const words = origins.split('|')
  list.append(
    ...others
      .split(' ')
      .map((src, at) => slideLike(first, src, numbered(alt, at + 2), words[at] ?? '')),
  )
  const nav = document.createElement('div')
  nav.className = 'nav'
  nav.append(arrow(-1, previous), arrow(1, next))
  box.append(nav)
  startWhenUsed(element)
}

/** Starts Swiper at the first hover, touch or focus of the card, so that a list of cards does not start it for all. */
function startWhenUsed(element: HTMLElement): void {
  const options = { capture: true, passive: true }
  const replayEvents = queueEvents(element)
  const start = async () => {
    for (const use of USES) element.removeEventListener(use, start, options)
    try {
      const carousel = await import('../../client/carousel.client')
      carousel.mount(element)
    } catch (error) {
      reportError('picture-carousel', error)
    }
    replayEvents()
  }
  for (const use of USES) element.addEventListener(use, start, options)
  if (element.matches(':hover, :focus-within')) start()
}

/** Returns a slide with the link of the first slide. `words` are about the origin of its picture. */
function slideLike(first: HTMLElement, src: string, name: string, words: string): HTMLElement {
  const files = pictureFiles(src)
  const img = new Image(1600, 1067)
  const alt = words ? `${name}, ${words}` : name
  Object.assign(img, { loading: 'lazy', decoding: 'async', alt, src: files.src })
  if (files.focus) img.style.setProperty('--focus', files.focus)
  const slide = first.cloneNode() as HTMLElement
  const picture = files.srcSet === null ? img : pictureOf(first, files.srcSet, img)
  slide.append(words ? marked(picture, words) : picture)
  return slide
}

/** Returns a picture with words on it, as `WithWords` renders it. */
function marked(picture: HTMLElement, words: string): HTMLElement {
  const label = document.createElement('small')
  label.ariaHidden = 'true'
  label.append(words)
  const frame = document.createElement('span')
  frame.className = 'picture-origin'
  frame.append(picture, label)
  return frame
}

function pictureOf(first: HTMLElement, srcset: string, img: HTMLImageElement): HTMLElement {
  const source = document.createElement('source')
  const sizes = first.querySelector('source')?.sizes ?? ''
  Object.assign(source, { type: 'image/avif', srcset, sizes })
  const picture = document.createElement('picture')
  picture.append(source, img)
  return picture
}

/** Returns an arrow button for pointers. The keyboard scrolls the row itself. */
function arrow(step: 1 | -1, label: string): HTMLButtonElement {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', className: 'round small', tabIndex: -1 })
  button.dataset.step = String(step)
  button.setAttribute('aria-label', label)
  // The first picture is in view, so there is no previous one.
  button.disabled = step < 0
  return button
}

function numbered(alt: string, index: number): string {
  return alt.replace('{index}', String(index))
}
