import type { MarketList } from '../../listing/filter/lists'
import { COUNTS_HEADER } from '../../urls'
import { ISLAND_WANTED, startIslands } from '../start-islands'

/** Event on `document` after the list on this page was replaced. */
export const LIST_CHANGED = 'pand:list'

export interface ListChange {
  /** The numbers beside its filters, as JSON; null where the page has none. */
  counts: string | null
}

let latest: AbortController | undefined
let counted = ''

/** From now on the numbers beside the filters of `list` come with it. */
export function countList(list: MarketList | null): void {
  counted = list ?? ''
}

/**
 * Shows another address of this page's list in place: one request for the page itself, of which the
 * parts marked `data-live` replace those here. The focus stays, unless its element was replaced.
 * A failed request becomes a navigation, and so does an answer from another page.
 */
export async function showInPlace(address: string): Promise<void> {
  latest?.abort()
  const request = new AbortController()
  latest = request
  wakeSearch()
  const parts = liveParts(document)
  for (const part of parts.values()) part.setAttribute('aria-busy', 'true')
  try {
    const response = await ask(address, { [COUNTS_HEADER]: counted }, request.signal)
    const shown = response.redirected ? response.url : address
    if (new URL(shown, location.href).pathname !== location.pathname) return location.assign(shown)
    const next = await documentIn(response)
    history.replaceState(history.state, '', shown)
    document.title = next.title
    for (const [name, part] of liveParts(next)) parts.get(name)?.replaceWith(part)
    startIslands()
    const detail = { counts: response.headers.get(COUNTS_HEADER) }
    document.dispatchEvent(new CustomEvent<ListChange>(LIST_CHANGED, { detail }))
  } catch {
    if (!request.signal.aborted) location.assign(address)
  }
}

/** Another page of the site as a document of its own; throws when it is not there. */
export async function fetchPage(address: string): Promise<Document> {
  return documentIn(await ask(address))
}

async function ask(address: string, headers = {}, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal, headers: { Accept: 'text/html', ...headers } })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}

async function documentIn(response: Response): Promise<Document> {
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** The form above the list follows it, and may not have been used yet. */
function wakeSearch(): void {
  document.querySelector('pand-island[name=search-form]')?.dispatchEvent(new Event(ISLAND_WANTED))
}

function liveParts(root: Document): Map<string, HTMLElement> {
  const parts = root.querySelectorAll<HTMLElement>('[data-live]')
  return new Map([...parts].map((part) => [part.dataset.live ?? '', part]))
}
