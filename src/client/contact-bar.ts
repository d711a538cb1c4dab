import { find } from './hooks'

const SHOWN_AFTER_PX = 50

/** The contact bar comes up after 50 px, where the style sheet can't do that by itself. */
export function watchContactBar(): void {
  const bar = find(document, 'contact-bar')
  if (!bar || CSS.supports('animation-timeline: scroll()')) return
  const update = () => bar.classList.toggle('below', scrollY <= SHOWN_AFTER_PX)
  addEventListener('scroll', update, { passive: true })
  update()
}
