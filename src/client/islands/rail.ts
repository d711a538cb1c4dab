import { find } from '../hooks'
import { ISLANDS_STARTED } from '../start-islands'

/** Arrows for a row of cards that the browser can already scroll by itself; off at the ends. */
export function mount(element: HTMLElement): void {
  const rail = find(element, 'rail')
  if (!rail) return
  const nav = find(element, 'rail-nav')
  const buttons = [...(nav?.querySelectorAll('button') ?? [])]
  const show = () => {
    const end = rail.scrollWidth - rail.clientWidth
    for (const button of buttons) {
      const isPast = button.dataset.step === '1' ? rail.scrollLeft > end - 2 : rail.scrollLeft < 2
      turn(button, !isPast, buttons)
    }
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      rail.scrollBy({ left: Number(button.dataset.step) * slideWidth(rail) })
    })
  }
  rail.addEventListener('scroll', show, { passive: true })
  document.addEventListener(ISLANDS_STARTED, show)
  new ResizeObserver(show).observe(rail)
  show()
}

/** A button that is switched off would lose the focus to the page. */
function turn(button: HTMLButtonElement, on: boolean, all: HTMLButtonElement[]): void {
  const hadFocus = button === document.activeElement
  button.disabled = !on
  if (!on && hadFocus) all.find((other) => other !== button)?.focus()
}

function slideWidth(rail: HTMLElement): number {
  const [first, second] = rail.querySelectorAll<HTMLElement>(':scope > li')
  if (!first) return 0
  return second ? second.offsetLeft - first.offsetLeft : first.offsetWidth
}
