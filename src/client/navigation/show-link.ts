import { showInPlace } from './live-page'

/** Shows what a link leads to in place; the focus goes to the part of the page that replaced the link. */
export async function showLink(link: HTMLAnchorElement): Promise<void> {
  const name = link.closest<HTMLElement>('[data-live]')?.dataset.live
  await showInPlace(link.href)
  if (!name || (document.activeElement !== document.body && document.activeElement !== null)) return
  const next = document.querySelector<HTMLElement>(`[data-live="${name}"]`)
  next?.setAttribute('tabindex', '-1')
  next?.focus({ preventScroll: true })
}
