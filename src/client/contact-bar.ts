import { find } from './hooks'

const SHOWN_AFTER_PX = 50

/**
 * Shows the contact bar after 50 px of scrolling in browsers whose style sheet cannot do that. The bar is hidden while the
 * manager's card or another button for a visit is in view.
 */
export function watchContactBar(): void {
  const bar = find(document, 'contact-bar')
  if (!bar) return
  const card = find(document, 'manager-card')
  const buttons = document.querySelectorAll('[data-visit]')
  watchOthers(
    bar,
    [...(card ? [card] : []), ...buttons].filter((other) => !bar.contains(other)),
  )
  if (CSS.supports('animation-timeline: scroll()')) return
  const update = () => bar.classList.toggle('below', scrollY <= SHOWN_AFTER_PX)
  addEventListener('scroll', update, { passive: true })
  update()
}

/** The area that the bar itself covers does not count as visible. */
function watchOthers(bar: HTMLElement, others: readonly Element[]): void {
  const visible = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        visible[isIntersecting ? 'add' : 'delete'](target)
      }
      bar.classList.toggle('needless', visible.size > 0)
    },
    { rootMargin: `0px 0px -${bar.offsetHeight}px` },
  )
  for (const other of others) observer.observe(other)
}
