import Swiper from 'swiper'
import { find } from '../hooks'

/** Arrows and dots for a strip of pictures that the browser can already scroll by itself. */
export async function mount(element: HTMLElement): Promise<void> {
  const box = find(element, 'strip')
  const strip = box?.querySelector('[role=group]')
  if (!box || !strip) return
  await atRest(strip)
  const swiper = new Swiper(box, {
    cssMode: true,
    // Swiper scrolls there at once, which would undo the key that brought this script.
    initialSlide: Math.round(strip.scrollLeft / (strip.clientWidth || 1)),
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

/** Resolves once the strip has not moved for two frames. */
async function atRest(strip: Element): Promise<void> {
  for (let left = -1, still = 0; still < 2; ) {
    still = strip.scrollLeft === left ? still + 1 : 0
    left = strip.scrollLeft
    await new Promise(requestAnimationFrame)
  }
}
