/** The age of the slides is at most this interval with the time of two slides and of loading: below five minutes. */
const REFRESH_MS = 150_000
const TICK_MS = 5000
const TIMEOUT_MS = 10_000

const main = document.querySelector('main')
if (main) void start(main)

/**
 * Shows the slides one after the other. The document contains only the previous, the current and the next one, so that
 * no other pictures are in memory. The page is fetched regularly. If it has changed, its slides follow at the next change
 * of slides, and it is stored with its files for the service worker.
 */
async function start(main: HTMLElement): Promise<void> {
  const clock = new Intl.DateTimeFormat('nl-BE', {
    timeZone: 'Europe/Brussels',
    hour: '2-digit',
    minute: '2-digit',
  })
  let slides = slidesIn(parse(document.documentElement.outerHTML))
  let at = 0
  let text = ''
  let etag = ''
  let fresh: Document | null = null
  let storing = Promise.resolve()

  async function refresh(): Promise<void> {
    const response = await fetchPage(etag)
    if (response?.status === 404) {
      await caches.delete(location.pathname)
      return location.reload()
    }
    const received = response?.ok ? await response.text().catch(() => text) : text
    if (received === text) return
    const page = parse(received)
    const { build } = page.documentElement.dataset
    if (build !== document.documentElement.dataset.build) return location.reload()
    text = received
    etag = response?.headers.get('ETag') ?? ''
    fresh = page
  }

  /** Takes the slides of the page that was fetched last, from the next slide on that it still has. */
  function takeSlides(page: Document): void {
    const order = [...slides.slice(at), ...slides.slice(0, at)].map(idOf)
    slides = slidesIn(page)
    const ids = slides.map(idOf)
    at = Math.max(0, ids.indexOf(order.find((id) => ids.includes(id))))
    Object.assign(main.dataset, page.querySelector('main')?.dataset)
    const [stored, taken] = [text, slides]
    storing = storing.then(() => store(main, stored, taken)).catch(() => undefined)
  }

  function tick(): void {
    const now = clock.format(Date.now())
    for (const time of main.querySelectorAll('[data-clock]')) time.textContent = now
    const [from = '', until = ''] = main.dataset.dim?.split('-') ?? []
    const isDimmed = from <= until ? from <= now && now < until : from <= now || now < until
    document.body.toggleAttribute('data-dimmed', isDimmed)
  }

  await refresh()
  setInterval(refresh, REFRESH_MS)
  setInterval(tick, TICK_MS)
  addEventListener('online', refresh)
  document.body.toggleAttribute('data-playing', true)
  navigator.serviceWorker.register('/screen/sw.js').catch(() => undefined)
  for (const slide of slidesIn(document)) slide.remove()
  let shown: HTMLElement | null = null
  let next: HTMLElement | null = null
  for (;;) {
    if (fresh) {
      takeSlides(fresh)
      fresh = null
      next?.remove()
      next = null
    }
    next ??= addSlide(main, slides[at])
    await load(next)
    const previous: HTMLElement | null = shown
    previous?.toggleAttribute('data-shown', false)
    shown = next
    shown.toggleAttribute('data-shown', true)
    at = (at + 1) % slides.length
    next = addSlide(main, slides[at])
    void load(next)
    tick()
    await delay(Number(main.dataset.seconds) * 1000)
    previous?.remove()
  }
}

/** Returns a document that loads nothing. */
function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

function slidesIn(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-slide]')]
}

function idOf({ dataset }: HTMLElement): string | undefined {
  return dataset.slide
}

function fetchPage(etag: string): Promise<Response | null> {
  const headers = { 'If-None-Match': etag }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return fetch(location.pathname, { cache: 'no-store', headers, signal }).catch(() => null)
}

/** Adds a copy of a slide to the document. It is not visible yet. */
function addSlide(main: HTMLElement, slide?: HTMLElement): HTMLElement {
  return main.appendChild(document.importNode(slide ?? document.createElement('div'), true))
}

/** Loads and decodes the pictures of a slide. One that fails or takes too long is left out. */
function load(slide: HTMLElement): Promise<unknown> {
  const images = [...slide.querySelectorAll('img')]
  for (const image of images) image.loading = 'eager'
  const decoded = images.map((image) => image.decode().catch(() => undefined))
  return Promise.race([Promise.all(decoded), delay(TIMEOUT_MS)])
}

/** Returns the addresses of the pictures of a slide in the sizes that the browser selects. Decodes none of them. */
async function picturesOf(main: HTMLElement, slide: HTMLElement): Promise<string[]> {
  // A picture that was never part of the document would stay in memory.
  const added = addSlide(main, slide)
  const images = [...added.querySelectorAll('img')]
  const loaded = images.map(
    (image) =>
      new Promise((resolve) => {
        image.onload = resolve
        image.onerror = resolve
        image.loading = 'eager'
      }),
  )
  await Promise.race([Promise.all(loaded), delay(TIMEOUT_MS)])
  added.remove()
  return images.map(({ currentSrc }) => currentSrc).filter(Boolean)
}

/** Stores the page with its files and pictures in a cache of its own, and deletes those that it no longer has. */
async function store(main: HTMLElement, page: string, slides: HTMLElement[]): Promise<void> {
  const cache = await caches.open(location.pathname)
  const files = [...document.querySelectorAll('link[href], script[src], use')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  )
  const urls = new Set(files.map((file) => new URL(file.replace(/#.*/, ''), location.href).href))
  for (const slide of slides) for (const url of await picturesOf(main, slide)) urls.add(url)
  for (const url of urls) {
    if (!(await cache.match(url))) await cache.add(url).catch(() => undefined)
  }
  const headers = { 'Content-Type': 'text/html; charset=UTF-8' }
  await cache.put(location.pathname, new Response(page, { headers }))
  urls.add(location.origin + location.pathname)
  for (const request of await cache.keys()) {
    if (!urls.has(request.url)) await cache.delete(request)
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
