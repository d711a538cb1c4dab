import { findAll } from '../hooks'
import { showInPlace } from './live-page'

/** Shows what a link leads to in place, and hands the focus on to what is left beside it. */
export async function showLink(link: HTMLAnchorElement): Promise<void> {
  const part = link.closest<HTMLElement>('[data-live]')
  const at = linksIn(part).indexOf(link)
  await showInPlace(link.href)
  if (!part || (document.activeElement !== document.body && document.activeElement !== null)) return
  const next = document.querySelector<HTMLElement>(`[data-live="${part.dataset.live}"]`)
  const links = linksIn(next)
  const target = links[at] ?? links.at(-1) ?? next
  if (target === next) next?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}

function linksIn(part: HTMLElement | null): HTMLAnchorElement[] {
  return part ? findAll<HTMLAnchorElement>(part, 'chip') : []
}
