import type { MarketList } from '../../listing/filter/lists'
import { COUNTS_HEADER } from '../../urls'
import { HYDRATION_REQUESTED, startIslands } from '../start-islands'

/** Event on `document` after the list on this page was replaced. */
export const LIST_CHANGED = 'pand:list'

export interface ListChange {
  /** The counts of the filter options as JSON, or null if the page has none. */
  counts: string | null
}

let latest: AbortController | undefined
let counted = ''

/** Sets the list for which filter counts are requested from now on. */
export function countList(list: MarketList | null): void {
  counted = list ?? ''
}

/**
 * Shows another address of this page's list in place. One request fetches the page, and its elements marked `data-live`
 * replace those of the current page. The focus stays unless its element was replaced. A failed request, or a response
 * from another page, becomes a normal navigation.
 */
export async function showInPlace(address: string): Promise<void> {
  latest?.abort()
  const request = new AbortController()
  latest = request
  hydrateSearch()
  const parts = liveParts(document)
  for (const part of parts.values()) part.setAttribute('aria-busy', 'true')
  try {
    const response = await fetchResponse(address, { [COUNTS_HEADER]: counted }, request.signal)
    const currentAddress = response.redirected ? response.url : address
    if (new URL(currentAddress, location.href).pathname !== location.pathname)
      return location.assign(currentAddress)
    const next = await documentIn(response)
    await keepSheets()
    if (request.signal.aborted) return
    history.replaceState(history.state, '', currentAddress)
    document.title = next.title
    for (const [name, part] of liveParts(next)) parts.get(name)?.replaceWith(part)
    startIslands()
    const detail = { counts: response.headers.get(COUNTS_HEADER) }
    document.dispatchEvent(new CustomEvent<ListChange>(LIST_CHANGED, { detail }))
  } catch {
    if (!request.signal.aborted) location.assign(address)
  }
}

/** Fetches another page of the site as a document. Throws unless the response is successful. */
export async function fetchPage(address: string): Promise<Document> {
  return documentIn(await fetchResponse(address))
}

async function fetchResponse(
  address: string,
  headers = {},
  signal?: AbortSignal,
): Promise<Response> {
  const response = await fetch(address, { signal, headers: { Accept: 'text/html', ...headers } })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}

/** Returns the document without the style sheets in its body, which this page has. */
async function documentIn(response: Response): Promise<Document> {
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html')
  parsed.querySelector('pand-sheets')?.remove()
  return parsed
}

/** Links the style sheets within a part of the page in the head, so that they stay when the part is replaced. */
async function keepSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    '[data-live] pand-sheets [rel=stylesheet]',
  )
  await Promise.all(
    [...links].map((link) => {
      const copy = document.createElement('link')
      const loaded = new Promise((done) => {
        for (const end of ['load', 'error']) copy.addEventListener(end, done)
      })
      document.head.appendChild(Object.assign(copy, { rel: 'stylesheet', href: link.href }))
      return loaded
    }),
  )
}

/** Hydrates the search form if it was not used yet, so that it follows the list. */
function hydrateSearch(): void {
  document
    .querySelector('pand-island[name=search-form]')
    ?.dispatchEvent(new Event(HYDRATION_REQUESTED))
}

function liveParts(root: Document): Map<string, HTMLElement> {
  const parts = root.querySelectorAll<HTMLElement>('[data-live]')
  return new Map([...parts].map((part) => [part.dataset.live ?? '', part]))
}
