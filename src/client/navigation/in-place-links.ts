import { opensElsewhere } from '../early-events'

/** Shows a filtered list of this page in place when a link to it is clicked. */
export function followInPlaceLinks(): void {
  document.addEventListener('click', async (event) => {
    const target = event.target as Element
    const link = target.closest<HTMLAnchorElement>('a[data-in-place]')
    if (!link || event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return
    if (link.pathname !== location.pathname) return
    event.preventDefault()
    try {
      const { showLink } = await import('./show-link')
      await showLink(link)
    } catch {
      location.assign(link.href)
    }
  })
}
