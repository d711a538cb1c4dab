import Swiper from 'swiper'
import { Zoom } from 'swiper/modules'
import { find, hasHook } from '../../client/hooks'
import { copyPicture, imageOf } from './copy-picture.client'
import { disableSwipeDuringPinch, MAX_SCALE, ZOOMABLE, zoomBy } from './zoom.client'

const SPEED_MS = 200
/** The number of pictures on either side that are prefetched. */
const NEIGHBOURS = 2
const NEIGHBOURS_WIDE = 4

/**
 * A full-screen viewer of the pictures behind `links`, in the dialog of the server. It is created at the first opening.
 */
export class Lightbox {
  readonly #dialog: HTMLDialogElement
  readonly #links: HTMLAnchorElement[]
  readonly #slides: HTMLElement[]
  readonly #box: HTMLElement
  readonly #count: HTMLElement
  readonly #download: HTMLAnchorElement
  #swiper: Swiper | undefined
  #opener: HTMLElement | undefined

  constructor(dialog: HTMLDialogElement, links: HTMLAnchorElement[]) {
    const box = find(dialog, 'lightbox-stage')
    const track = find(dialog, 'lightbox-pictures')
    const count = find(dialog, 'lightbox-count')
    const download = dialog.querySelector<HTMLAnchorElement>('[data-download]')
    if (!box || !track || !count || !download) throw new Error('The lightbox lacks a part')
    this.#dialog = dialog
    this.#links = links
    this.#slides = links.map(makeSlide)
    this.#box = box
    this.#count = count
    this.#download = download
    track.append(...this.#slides)
    saveOnClick(download)
    dialog.addEventListener('click', ({ target }) => this.#click(target))
    dialog.addEventListener('keydown', (event) => this.#press(event))
    dialog.addEventListener('close', () => {
      this.#swiper?.zoom.out()
      this.#opener?.focus({ preventScroll: true })
    })
  }

  /** Shows the picture at `index`; on closing, the focus returns to `opener`. */
  open(index: number, opener: HTMLElement): void {
    this.#opener = opener
    if (this.#dialog.open) return
    this.#show(index)
    this.#dialog.showModal()
    this.#dialog.querySelector<HTMLElement>('form button')?.focus()
    // The slide is selected after the dialog opens, because elements in a closed dialog have no size.
    if (this.#swiper) this.#swiper.slideTo(index, 0)
    else this.#swiper = this.#start(index)
  }

  #show(index: number): void {
    const { index: text = '' } = this.#dialog.dataset
    const count = this.#links.length
    const link = this.#links[index]
    const name = link?.dataset.name
    this.#count.textContent = (name ? `${name}, {index}/{count}` : text)
      .replace('{index}', String(index + 1))
      .replace('{count}', String(count))
    this.#download.href = link?.href ?? ''
    if (link) showOrigin(this.#dialog, link)
    for (const [at, slide] of this.#slides.entries()) slide.ariaHidden = String(at !== index)
    for (const button of this.#dialog.querySelectorAll<HTMLElement>('[data-step]')) {
      const isEnd = index === (button.dataset.step === '1' ? count - 1 : 0)
      // `aria-disabled` is used because a disabled button would lose the focus.
      button.ariaDisabled = String(isEnd)
    }
  }

  #start(initialSlide: number): Swiper {
    const swiper = new Swiper(this.#box, {
      modules: [Zoom],
      initialSlide,
      wrapperClass: 'pictures',
      slideClass: 'slide',
      speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEED_MS,
      lazyPreloadPrevNext: matchMedia('(min-width: 64rem)').matches ? NEIGHBOURS_WIDE : NEIGHBOURS,
      zoom: { maxRatio: MAX_SCALE, containerClass: ZOOMABLE, zoomedSlideClass: 'zoomed' },
    })
    disableSwipeDuringPinch(swiper)
    swiper.on('activeIndexChange', () => this.#show(swiper.activeIndex))
    return swiper
  }

  #click(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    const { step, zoom } = button?.dataset ?? {}
    const swiper = this.#swiper
    if (!swiper) return
    if (step) swiper.slideTo(swiper.activeIndex + Number(step))
    if (zoom) zoomBy(swiper, Number(zoom))
  }

  #press(event: KeyboardEvent): void {
    const swiper = this.#swiper
    if (!swiper || event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (key === 'ArrowRight') swiper.slideNext()
    else if (key === 'ArrowLeft') swiper.slidePrev()
    else if (key === 'Home') swiper.slideTo(0)
    else if (key === 'End') swiper.slideTo(this.#links.length - 1)
    else if (key === '+' || key === '=') zoomBy(swiper, 1)
    else if (key === '-') zoomBy(swiper, -1)
    else return
    event.preventDefault()
  }
}

/** Shows the words about the origin of a tile's picture, and a link to the unedited one. */
function showOrigin(dialog: HTMLElement, tile: HTMLAnchorElement): void {
  const line = find(dialog, 'lightbox-origin')
  const [words, link] = [line?.querySelector('span'), line?.querySelector('a')]
  if (!words || !link) return
  const { original } = tile.dataset
  words.textContent = find(tile, 'picture-words')?.textContent ?? ''
  link.hidden = !original
  if (original) link.href = original
}

/** Saves the picture behind `link` as a file; one of another host cannot be fetched and opens instead. */
function saveOnClick(link: HTMLAnchorElement): void {
  link.addEventListener('click', async (event) => {
    const { href, origin, pathname } = link
    if (origin !== location.origin) return
    event.preventDefault()
    try {
      const response = await fetch(href)
      if (!response.ok) throw new Error(`${href} answered ${response.status}`)
      save(await response.blob(), pathname.split('/').pop() ?? '')
    } catch (error) {
      console.warn('The picture could not be saved', error)
    }
  })
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the file after this click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Returns a picture; that of a plan with the names of its rooms over it. */
function withRooms(tile: HTMLElement, picture: HTMLElement): HTMLElement {
  const sheet = tile.parentElement
  const copy = sheet && hasHook(sheet, 'plan-sheet') && sheet.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return picture
  for (const room of copy.querySelectorAll('[id]')) room.removeAttribute('id')
  copy.inert = true
  copy.firstElementChild?.replaceWith(picture)
  return copy
}

/** The width of pictures, which have the ratio 3:2. */
const SIZES = 'min(100vw, 150vh)'

/** Returns a slide with the picture of a tile, as large as the screen allows. */
function makeSlide(tile: HTMLAnchorElement): HTMLElement {
  const slide = document.createElement('div')
  slide.className = 'slide'
  const zoomable = document.createElement('div')
  zoomable.className = ZOOMABLE
  const picture = copyPicture(tile, SIZES)
  const image = picture && imageOf(picture)
  if (image) {
    image.draggable = false
    // Pictures of other hosts have two sizes: the tile's, and the one behind the link.
    if (image === picture) image.src = tile.href
    zoomable.append(withRooms(tile, picture))
  }
  slide.append(zoomable)
  return slide
}
