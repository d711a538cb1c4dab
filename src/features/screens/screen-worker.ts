const TIMEOUT_MS = 10_000

/**
 * The service worker of shop-window screens, whose scope is `/screen/`. It serves the set that the script of a screen
 * stored: files at once, and the page if the network or the site fails.
 */
addEventListener('fetch', (event: FetchEvent) => {
  const { request } = event
  const { method, mode, url } = request
  if (method !== 'GET') return
  if (mode === 'navigate') event.respondWith(page(url))
  // The script of a screen fetches its page from the network.
  else if (!isScreen(url)) event.respondWith(file(request))
})

function isScreen(url: string): boolean {
  return new URL(url).pathname.startsWith('/screen/')
}

async function page(url: string): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { signal }).catch(() => null)
  // The address was renewed, or the screen was deleted.
  if (response?.status === 404) await caches.delete(new URL(url).pathname)
  if (response && (response.ok || response.status === 404)) return response
  return (await caches.match(url, { ignoreSearch: true })) ?? response ?? Response.error()
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
