import { find } from './hooks'

const SHOWN_AFTER_PX = 50

/**
 * Brings the contact bar up after 50 px where the style sheet can't do that by itself. On wide
 * screens it goes while the manager's card is in view.
 */
export function watchContactBar(): void {
  const bar = find(document, 'contact-bar')
  if (!bar) return
  const card = find(document, 'manager-card')
  if (card) watchCard(bar, card)
  if (CSS.supports('animation-timeline: scroll()')) return
  const update = () => bar.classList.toggle('below', scrollY <= SHOWN_AFTER_PX)
  addEventListener('scroll', update, { passive: true })
  update()
}

/** The strip that the bar itself covers is no view of the card. */
function watchCard(bar: HTMLElement, card: HTMLElement): void {
  const rootMargin = `0px 0px -${bar.offsetHeight}px`
  new IntersectionObserver(([entry]) => bar.classList.toggle('needless', entry?.isIntersecting), {
    rootMargin,
  }).observe(card)
}
