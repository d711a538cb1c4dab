import { autoplay } from '../autoplay'
import { find } from '../hooks'

const AUTOPLAY_MS = 4000

/** Fades from one picture of a stack to the next. */
export function mount(element: HTMLElement): void {
  const slides = [...(find(element, 'slides')?.children ?? [])]
  const status = element.querySelector<HTMLElement>('[data-index]')
  let at = 0
  const show = (next: number) => {
    at = (next + slides.length) % slides.length
    for (const [index, slide] of slides.entries()) {
      slide.classList.toggle('on', index === at)
      slide.toggleAttribute('inert', index !== at)
    }
    const template = status?.dataset.index ?? ''
    if (status) status.textContent = template.replace('{index}', String(at + 1))
  }
  for (const button of element.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    button.addEventListener('click', () => show(at + Number(button.dataset.step)))
  }
  element.addEventListener('keydown', ({ key, target }) => {
    if (target instanceof HTMLButtonElement && key === 'ArrowRight') show(at + 1)
    if (target instanceof HTMLButtonElement && key === 'ArrowLeft') show(at - 1)
  })
  swipes(element, (by) => show(at + by))
  show(0)
  autoplay(element, AUTOPLAY_MS, () => show(at + 1))
}

const SWIPE_PX = 40

/** A finger that moves sideways; `touch-action` leaves up and down to the page. */
function swipes(element: HTMLElement, turn: (by: 1 | -1) => void): void {
  let start: number | null = null
  element.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    start = pointerType === 'touch' ? clientX : null
  })
  element.addEventListener('pointerup', ({ clientX }) => {
    if (start !== null && Math.abs(clientX - start) > SWIPE_PX) turn(clientX < start ? 1 : -1)
    start = null
  })
}
