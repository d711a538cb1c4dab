import Swiper from 'swiper'
import { Zoom } from 'swiper/modules'
import { saveOnClick } from './download'
import { makeSlide } from './slides'
import { CLOSEST, keepStillWhilePinched, zoomBy } from './zoom'

const SPEED_MS = 200
/** Pictures on either side that are prefetched. */
const NEIGHBOURS = 2
const NEIGHBOURS_WIDE = 4

export interface Lightbox {
  /** Shows the picture at `index`; the focus goes back to `opener` afterwards. */
  open(index: number, opener: HTMLElement): void
}

/** The pictures behind `links` in the dialog that the server rendered, made when first opened. */
export function makeLightbox(dialog: HTMLDialogElement, links: HTMLAnchorElement[]): Lightbox {
  const find = <T extends HTMLElement>(selector: string) => dialog.querySelector<T>(selector)
  const box = find('.stage')
  const strip = find('.pictures')
  const count = find('.count')
  const download = find<HTMLAnchorElement>('[data-download]')
  if (!box || !strip || !count || !download) throw new Error('The lightbox lacks a part')
  const slides = links.map(makeSlide)
  strip.append(...slides)
  saveOnClick(download)

  let swiper: Swiper | undefined
  let opener: HTMLElement | undefined

  const show = (index: number) => {
    const { index: text = '' } = dialog.dataset
    count.textContent = text
      .replace('{index}', String(index + 1))
      .replace('{count}', String(links.length))
    download.href = links[index]?.href ?? ''
    for (const [at, slide] of slides.entries()) slide.ariaHidden = String(at !== index)
    for (const button of dialog.querySelectorAll<HTMLElement>('[data-step]')) {
      const isEnd = index === (button.dataset.step === '1' ? links.length - 1 : 0)
      // A disabled button would drop the focus.
      button.ariaDisabled = String(isEnd)
    }
  }

  const start = (initialSlide: number) => {
    const made = new Swiper(box, {
      modules: [Zoom],
      initialSlide,
      wrapperClass: 'pictures',
      slideClass: 'slide',
      speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEED_MS,
      lazyPreloadPrevNext: matchMedia('(min-width: 64rem)').matches ? NEIGHBOURS_WIDE : NEIGHBOURS,
      zoom: { maxRatio: CLOSEST, containerClass: 'zoomable', zoomedSlideClass: 'zoomed' },
    })
    keepStillWhilePinched(made)
    made.on('activeIndexChange', () => show(made.activeIndex))
    return made
  }

  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    const { step, zoom } = button?.dataset ?? {}
    if (!swiper) return
    if (step) swiper.slideTo(swiper.activeIndex + Number(step))
    if (zoom) zoomBy(swiper, Number(zoom))
  })
  dialog.addEventListener('keydown', (event) => {
    if (!swiper || event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (key === 'ArrowRight') swiper.slideNext()
    else if (key === 'ArrowLeft') swiper.slidePrev()
    else if (key === 'Home') swiper.slideTo(0)
    else if (key === 'End') swiper.slideTo(links.length - 1)
    else if (key === '+' || key === '=') zoomBy(swiper, 1)
    else if (key === '-') zoomBy(swiper, -1)
    else return
    event.preventDefault()
  })
  dialog.addEventListener('close', () => {
    swiper?.zoom.out()
    opener?.focus({ preventScroll: true })
  })

  return {
    open(index, by) {
      opener = by
      if (dialog.open) return
      show(index)
      dialog.showModal()
      find('form button')?.focus()
      // After opening: elements in a closed dialog have no size.
      if (swiper) swiper.slideTo(index, 0)
      else swiper = start(index)
    },
  }
}
