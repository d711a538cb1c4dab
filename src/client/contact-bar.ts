import { find } from './hooks'

const SHOWN_AFTER_PX = 50

/**
 * Shows the contact bar after 50 px of scrolling in browsers whose style sheet cannot do that. On wide screens the bar
 * is hidden while the manager's card is in view.
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

/** The area that the bar itself covers does not count as visible. */
function watchCard(bar: HTMLElement, card: HTMLElement): void {
  const rootMargin = `0px 0px -${bar.offsetHeight}px`
  new IntersectionObserver(([entry]) => bar.classList.toggle('needless', entry?.isIntersecting), {
    rootMargin,
  }).observe(card)
}
