import Swiper from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'
import { find } from './hooks'
import { controlAutoplay } from './play-pause'

/**
 * Swiper's options by the kind of carousel, which is the value of the hook. In a `row` the browser scrolls
 * (CSS mode). Style sheets give slides their size, so nothing moves when Swiper starts.
 */
const OPTIONS = {
  row: { cssMode: true, slidesPerView: 'auto' },
  quotes: {
    modules: [Autoplay],
    slidesPerView: 'auto',
    speed: 1000,
    rewind: true,
    autoplay: { delay: 5000 },
  },
  fade: {
    modules: [Autoplay, EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    speed: 700,
    rewind: true,
    autoplay: { delay: 4000 },
  },
} satisfies Record<string, SwiperOptions>

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
])

/** Starts Swiper on the list in an island's carousel, with the buttons and keys of the island. */
export function mount(element: HTMLElement): void {
  const box = find(element, 'carousel')
  const list = box?.firstElementChild
  if (!box || !(list instanceof HTMLElement)) return
  const kind = kindOf(box)
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const swiper = start(box, list, kind, prefersReducedMotion)
  const all = [...element.querySelectorAll<HTMLButtonElement>('[data-step]')]
  // The cards in a row have carousels of their own.
  const buttons = all.filter((button) => button.closest('pand-island') === element)
  const status = element.querySelector<HTMLElement>('[data-index]')
  const showIndex = () => {
    const { activeIndex, slides } = swiper
    box.style.setProperty('--at', String(activeIndex))
    if (status) status.textContent = numbered(status.dataset.index ?? '', activeIndex + 1)
    if (kind !== 'fade') return
    for (const [index, slide] of slides.entries()) slide.inert = index !== activeIndex
  }
  swiper.on('slideChange', showIndex)
  swiper.once('slideChange', () => box.style.setProperty('--dots', '1'))
  showIndex()
  listenToSteps(element, [box, list], buttons, stepper(swiper, list))
  if (kind === 'row') {
    swiper.on('setTranslate', () => disableAtEnds(swiper, buttons))
    disableAtEnds(swiper, buttons)
    return
  }
  // The pause button comes first in the tab order.
  if (kind === 'fade') box.removeAttribute('tabindex')
  showFocusedSlide(box, swiper)
  controlAutoplay(element, box, swiper.autoplay, prefersReducedMotion)
}

function kindOf(box: HTMLElement): keyof typeof OPTIONS {
  const kind = box.dataset.carousel
  return kind === 'quotes' || kind === 'fade' ? kind : 'row'
}

/** Starts Swiper at the slide to which the visitor has scrolled. */
function start(
  box: HTMLElement,
  list: HTMLElement,
  kind: keyof typeof OPTIONS,
  prefersReducedMotion: boolean,
): Swiper {
  list.classList.add('swiper-wrapper')
  for (const slide of list.children) slide.classList.add('swiper-slide')
  const swiper = new Swiper(box, {
    ...OPTIONS[kind],
    initialSlide: Math.round(box.scrollLeft / (box.clientWidth || 1)),
    // Swiper's autoplay waits for the end of a transition, so the duration must not be 0.
    ...(prefersReducedMotion && { speed: kind === 'row' ? 0 : 1 }),
    // Dragging with a mouse must select text and drag links instead.
    simulateTouch: false,
  })
  box.scrollLeft = 0
  readPosition(list)
  return swiper
}

/** Makes Swiper in CSS mode read the position of the row. It does that only at a scroll event. */
function readPosition(list: HTMLElement): void {
  list.dispatchEvent(new Event('scroll'))
}

/**
 * Returns a function that moves by a number of slides. In CSS mode Swiper counts from the slide in view, so it would
 * lose a second press while the row is still scrolling.
 */
function stepper(swiper: Swiper, list: HTMLElement): (by: number) => void {
  let goal: number | null = null
  swiper.on('slideChange', () => {
    if (swiper.activeIndex === goal) goal = null
  })
  list.addEventListener('scrollend', () => {
    goal = null
  })
  return function step(by) {
    readPosition(list)
    const { length } = swiper.snapGrid
    const next = (goal ?? swiper.activeIndex) + by
    goal = swiper.params.rewind ? (next + length) % length : Math.min(length - 1, Math.max(0, next))
    swiper.slideTo(goal)
  }
}

/**
 * Moves by the buttons and arrow keys of this carousel. Swiper's own keyboard module would move every carousel in view,
 * wherever the focus is.
 */
function listenToSteps(
  element: HTMLElement,
  rows: HTMLElement[],
  buttons: HTMLButtonElement[],
  step: (by: number) => void,
): void {
  for (const button of buttons) {
    button.addEventListener('click', () => step(Number(button.dataset.step)))
  }
  element.addEventListener('keydown', (event) => {
    const by = STEPS.get(event.key)
    const { target } = event
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isControl = [...rows, ...buttons].some((control) => control === target)
    if (!isControl) return
    event.preventDefault()
    step(by)
  })
}

/**
 * Disables the buttons at the first and the last slide. When a focused button is disabled, the other button gets the
 * focus.
 */
function disableAtEnds(swiper: Swiper, buttons: HTMLButtonElement[]): void {
  for (const button of buttons) {
    const isEnd = button.dataset.step === '1' ? swiper.isEnd : swiper.isBeginning
    const hadFocus = button === document.activeElement
    button.disabled = isEnd
    if (isEnd && hadFocus) buttons.find((other) => other !== button)?.focus()
  }
}

/** Shows the slide that gets the focus, or to which the browser scrolls for a search in the page. */
function showFocusedSlide(box: HTMLElement, swiper: Swiper): void {
  box.addEventListener('focusin', ({ target }) => {
    const index = swiper.slides.findIndex(
      (slide) => target instanceof Node && slide.contains(target),
    )
    if (index < 0) return
    box.scrollLeft = 0
    swiper.slideTo(index, 0)
  })
  box.addEventListener('scroll', () => {
    const by = Math.round(box.scrollLeft / box.clientWidth)
    box.scrollLeft = 0
    if (by > 0) swiper.slideTo(swiper.activeIndex + by, 0)
  })
}

function numbered(template: string, index: number): string {
  return template.replace('{index}', String(index))
}
