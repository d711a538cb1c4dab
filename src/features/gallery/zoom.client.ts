import type Swiper from 'swiper'

export const MAX_SCALE = 4

/** The class by which Swiper finds the zoomable element. */
export const ZOOMABLE = 'zoomable'

/** Zooms by `step` around the centre of the view, because Swiper would zoom towards a corner. */
export function zoomBy(swiper: Swiper, step: number): void {
  const box = swiper.slides[swiper.activeIndex]?.querySelector<HTMLElement>(`.${ZOOMABLE}`)
  const { scale: from } = swiper.zoom
  const to = Math.min(from + step, MAX_SCALE)
  if (!box || to === from) return
  if (to <= 1) {
    swiper.zoom.out()
    return
  }
  const { m41: x, m42: y } = new DOMMatrix(getComputedStyle(box).transform)
  const within = (offset: number, size: number) => {
    const max = (size * (to - 1)) / 2
    return Math.max(-max, Math.min((offset * to) / from, max))
  }
  swiper.zoom.in(to)
  const [left, top] = [within(x, box.offsetWidth), within(y, box.offsetHeight)]
  box.style.transform = `translate3d(${left}px, ${top}px, 0)`
}

/** Disables swiping during a pinch, because Swiper takes the first of two fingers for a swipe and turns the page. */
export function disableSwipeDuringPinch(swiper: Swiper): void {
  const fingers = new Set<number>()
  const { el } = swiper
  const release = () => {
    swiper.allowTouchMove = true
  }
  const down = ({ pointerId }: PointerEvent) => {
    fingers.add(pointerId)
    if (fingers.size > 1) swiper.allowTouchMove = false
  }
  const up = ({ pointerId }: PointerEvent) => {
    fingers.delete(pointerId)
    // Swiper's own handlers of this event run first.
    if (fingers.size === 0) setTimeout(release)
  }
  el.addEventListener('pointerdown', down, { capture: true })
  document.addEventListener('pointerup', up)
  document.addEventListener('pointercancel', up)
}
