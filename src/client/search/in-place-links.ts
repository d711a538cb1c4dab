import { showInPlace } from '../live-page'

/** Links that take a filter away do so on this page, and hand the focus on to what is left. */
export function followInPlace(): void {
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-in-place]')
    if (!link || event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    const focusNext = neighbourOf(link)
    await showInPlace(link.href)
    focusNext()
  })
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

/** The link that comes to stand in this one's place, else the field or the list it belonged to. */
function neighbourOf(link: HTMLAnchorElement): () => void {
  const part = link.closest<HTMLElement>('[data-live]')
  const selector = `[data-live="${part?.dataset.live}"]`
  const at = linksIn(part).indexOf(link)
  const field = document.getElementById(part?.dataset.focus ?? '')
  return () => {
    if (document.activeElement !== document.body && document.activeElement !== null) return
    const next = document.querySelector<HTMLElement>(selector)
    const links = linksIn(next)
    const target = links[at] ?? links.at(-1) ?? field ?? next
    if (target === next) next?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }
}

function linksIn(part: HTMLElement | null): HTMLAnchorElement[] {
  return [...(part?.querySelectorAll<HTMLAnchorElement>('a[data-in-place].chip') ?? [])]
}
