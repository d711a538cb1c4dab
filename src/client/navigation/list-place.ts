/** The scroll position in a long list: its first loaded page, and the card at the top. */
interface ScrollPosition {
  query: string
  first: number
  y: number
  card: string | null
  top: number
}

const SAVE_MS = 200

/** Stores the scroll position per path in the session, for as long as `list` is on the page. */
export function saveScrollPosition(list: HTMLElement, firstPage: () => number): void {
  let waiting = 0
  const save = () => {
    clearTimeout(waiting)
    waiting = 0
    if (list.isConnected) store(placeIn(list, firstPage()))
    else stop.abort()
  }
  const later = () => {
    if (!waiting) waiting = window.setTimeout(save, SAVE_MS)
  }
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('scroll', later, { passive: true, signal })
  addEventListener('pagehide', save, { signal })
}

/** Returns the stored scroll position after going back or a reload, or null on a new visit. */
export function readPlace(): (ScrollPosition & { show(): void }) | null {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'back_forward' && visit?.type !== 'reload') return null
  const position = read()
  if (!position || position.query !== listQuery()) return null
  return { ...position, show: () => show(position) }
}

function placeIn(list: HTMLElement, first: number): ScrollPosition {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-listing]')]
  const card = cards.find((one) => one.getBoundingClientRect().bottom > 0)
  return {
    query: listQuery(),
    first,
    y: Math.round(scrollY),
    card: card?.dataset.listing ?? null,
    top: Math.round(card?.getBoundingClientRect().top ?? 0),
  }
}

/**
 * Scrolls to the stored card and not to the stored height: a device may be rotated, and earlier pages may have grown.
 */
function show({ y, card, top }: ScrollPosition): void {
  const anchor = y > 0 && card && document.querySelector(`[data-listing="${CSS.escape(card)}"]`)
  const to = anchor ? scrollY + anchor.getBoundingClientRect().top - top : y
  scrollTo({ top: to, behavior: 'instant' })
}

function listQuery(): string {
  const query = new URLSearchParams(location.search)
  query.delete('page')
  query.sort()
  return query.toString()
}

function storageKey(): string {
  return `pand:list:${location.pathname}`
}

function store(position: ScrollPosition): void {
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(position))
  } catch (error) {
    console.warn('The scroll position can not be stored', error)
  }
}

function read(): ScrollPosition | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey()) ?? 'null')
  } catch (error) {
    console.warn('The scroll position can not be read', error)
    return null
  }
}
