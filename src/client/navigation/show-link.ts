import { showInPlace } from './live-page'

/** Shows the target of a link in place and moves the focus to the element that replaced the link's section. */
export async function showLink(link: HTMLAnchorElement): Promise<void> {
  const name = link.closest<HTMLElement>('[data-live]')?.dataset.live
  await showInPlace(link.href)
  if (!name || (document.activeElement !== document.body && document.activeElement !== null)) return
  const next = document.querySelector<HTMLElement>(`[data-live="${name}"]`)
  next?.setAttribute('tabindex', '-1')
  next?.focus({ preventScroll: true })
}
