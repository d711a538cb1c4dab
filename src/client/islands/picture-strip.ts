import Swiper from 'swiper'
import { find } from '../hooks'

/** Arrows and dots for a strip of pictures that the browser can already scroll by itself. */
export function mount(element: HTMLElement): void {
  const box = find(element, 'strip')
  if (!box) return
  const swiper = new Swiper(box, {
    cssMode: true,
    // Swiper knows its parts by class alone.
    wrapperClass: 'strip',
    slideClass: 'slide',
    // The slides keep their widths: another layout would stop a swipe that is under way.
    slidesPerView: 'auto',
    speed: 200,
  })
  const steps = box.querySelectorAll<HTMLButtonElement>('[data-step]')
  const show = () => {
    for (const button of steps) {
      button.disabled = button.dataset.step === '1' ? swiper.isEnd : swiper.isBeginning
    }
    box.style.setProperty('--at', String(swiper.activeIndex))
  }
  for (const button of steps) {
    button.addEventListener('click', () => {
      if (button.dataset.step === '1') swiper.slideNext()
      else swiper.slidePrev()
    })
  }
  swiper.on('activeIndexChange', show)
  swiper.on('reachBeginning', show)
  swiper.on('reachEnd', show)
  show()
}
