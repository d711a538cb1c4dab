import { find } from './hooks'

const SCROLLED_AFTER_PX = 125

/** The header is 'scrolled' beyond 125 px, or at once where it overlays the hero. */
export function watchHeader(): void {
  const header = find(document, 'header')
  if (!header) return
  const threshold = header.dataset.header === 'over' ? 0 : SCROLLED_AFTER_PX
  const update = () => header.classList.toggle('scrolled', scrollY > threshold)
  addEventListener('scroll', update, { passive: true })
  update()
}
