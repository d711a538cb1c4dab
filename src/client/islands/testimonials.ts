import Swiper from 'swiper'
import { autoplay, duration } from '../autoplay'
import { find } from '../hooks'

const AUTOPLAY_MS = 5000
const TRANSITION_MS = 1000

/** Turns a row that the browser can already scroll by itself, and starts over at its end. */
export function mount(element: HTMLElement): void {
  const box = find(element, 'quotes')
  if (!box) return
  const swiper = new Swiper(box, {
    cssMode: true,
    wrapperClass: 'quotes',
    slideClass: 'quote',
    slidesPerView: 'auto',
    speed: duration(TRANSITION_MS),
  })
  const turn = (by: number) => {
    const { length } = swiper.slides
    swiper.slideTo((swiper.activeIndex + by + length) % length)
  }
  for (const button of element.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    button.addEventListener('click', () => turn(Number(button.dataset.step)))
  }
  autoplay(element, AUTOPLAY_MS, () => turn(1))
}
