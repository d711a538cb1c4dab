import { startIslands } from './start-islands'

/** Told on `document` after the list on this page became another one, with the page it came from. */
export const LIST_CHANGED = 'pand:list'

let latest: AbortController | undefined

/**
 * Shows another address of this page's list in place: one request for the page itself, of which the
 * parts marked `data-live` replace those here. What has the focus stays, unless it was replaced.
 * Where that fails the browser goes there by itself.
 */
export async function showInPlace(address: string): Promise<void> {
  latest?.abort()
  const request = new AbortController()
  latest = request
  const parts = liveParts(document)
  for (const part of parts.values()) part.setAttribute('aria-busy', 'true')
  try {
    const next = await fetchPage(address, request.signal)
    history.replaceState(history.state, '', address)
    document.title = next.title
    for (const [name, part] of liveParts(next)) parts.get(name)?.replaceWith(part)
    startIslands()
    document.dispatchEvent(new CustomEvent<Document>(LIST_CHANGED, { detail: next }))
  } catch {
    if (!request.signal.aborted) location.assign(address)
  }
}

/** Another page of the site as a document of its own; throws when it is not there. */
export async function fetchPage(address: string, signal?: AbortSignal): Promise<Document> {
  const response = await fetch(address, { signal, headers: { Accept: 'text/html' } })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

function liveParts(root: Document): Map<string, HTMLElement> {
  const parts = root.querySelectorAll<HTMLElement>('[data-live]')
  return new Map([...parts].map((part) => [part.dataset.live ?? '', part]))
}
