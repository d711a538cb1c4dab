import { readPlace, saveTo } from '../list-place'
import { fetchPage } from '../live-page'
import { startIslands } from '../start-islands'

/** Pages that load on scroll before the link is needed again, so that the footer can be reached. */
const AUTO_PAGES = 3
/** Distance below the viewport at which the next page is prefetched. */
const PREFETCH_MARGIN = '0px 0px 200px'

/** Infinite scroll: appends the pages of the list's links, and restores the scroll position. */
export function mount(element: HTMLElement): void {
  const cards = element.querySelector<HTMLElement>('.grid-cards')
  const more = element.querySelector<HTMLElement>('.list-more')
  if (!cards || !more) return
  const { page = '1', size = '0', loaded = '', failed = '', end = '', total = '' } = more.dataset
  const status = more.querySelector<HTMLElement>('[role=status]')
  let firstPage = Number(page)
  let left = AUTO_PAGES
  let busy = false

  history.scrollRestoration = 'manual'
  more.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !linkIn(more)) return
    event.preventDefault()
    left = AUTO_PAGES
    loadNext()
  })
  const seen = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting && left > 0) loadNext()
    },
    { rootMargin: PREFETCH_MARGIN },
  )
  saveTo(element, () => firstPage)
  restore().then(() => seen.observe(more))

  async function loadNext(): Promise<void> {
    const link = linkIn(more)
    if (!link || busy) return
    busy = true
    left--
    more?.setAttribute('aria-busy', 'true')
    try {
      const next = await fetchPage(link.href)
      if (!element.isConnected) return
      const count = append(next)
      history.replaceState(history.state, '', link.href)
      say(loaded.replace('{shown}', String(shown())).replace('{total}', total))
      const further = linkIn(next.querySelector('.list-more'))
      if (further && count >= Number(size)) link.href = further.href
      else finish(link)
    } catch {
      left = 0
      say(failed)
    } finally {
      busy = false
      more?.removeAttribute('aria-busy')
      lookAgain()
    }
  }

  /** Observes again: the observer reports changes only, and a short page leaves the end in view. */
  function lookAgain(): void {
    if (!more) return
    seen.unobserve(more)
    if (left > 0 && linkIn(more)) seen.observe(more)
  }

  function finish(link: HTMLAnchorElement): void {
    const hadFocus = link === document.activeElement
    link.remove()
    say(end)
    if (hadFocus) status?.focus({ preventScroll: true })
  }

  /** Adds a page's cards and says how many it had. */
  function append(from: Document): number {
    const count = from.querySelectorAll('.grid-cards > [data-listing]').length
    cards?.append(...newItems(from))
    if (cards) startIslands(cards)
    return count
  }

  /** Listings added meanwhile shift rows to the next page: duplicates are skipped. */
  function newItems(from: Document): Element[] {
    const here = new Set([...(cards?.querySelectorAll('[data-listing]') ?? [])].map(keyOf))
    return [...from.querySelectorAll('.grid-cards > li')].filter((item) => !here.has(keyOf(item)))
  }

  function shown(): number {
    return cards?.querySelectorAll('[data-listing]').length ?? 0
  }

  function say(text: string): void {
    if (status) status.textContent = text
  }

  async function restore(): Promise<void> {
    const place = readPlace()
    if (!place) return
    const address = new URL(location.href)
    const missing = Array.from({ length: Math.max(0, firstPage - place.first) }, (_, index) => {
      address.searchParams.set('page', String(place.first + index))
      return fetchPage(address.href)
    })
    try {
      const before = await Promise.all(missing)
      if (before.length > 0) {
        cards?.prepend(...before.flatMap(newItems))
        if (cards) startIslands(cards)
        firstPage = place.first
        if (firstPage === 1) element.querySelector('.list-earlier')?.remove()
      }
    } catch {
      // The page as it came is a list too.
    }
    place.show()
  }
}

function linkIn(more: Element | null): HTMLAnchorElement | null {
  return more?.querySelector<HTMLAnchorElement>('a[rel=next]') ?? null
}

function keyOf(item: Element): string {
  return item.getAttribute('data-listing') ?? item.textContent ?? ''
}

function isPlainClick(event: MouseEvent): boolean {
  const onLink = event.target instanceof Element && event.target.closest('a[rel=next]')
  return Boolean(onLink) && !event.ctrlKey && !event.metaKey && !event.shiftKey
}
