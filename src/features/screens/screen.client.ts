/** The maximum age of the slides is this interval, the time of two slides and the time of loading: below five minutes. */
const REFRESH_MS = 150_000
const TICK_MS = 5000
const TIMEOUT_MS = 10_000

const main = document.querySelector('main')
if (main) void start(main)

/**
 * Shows the slides one after the other. The page is fetched regularly. A changed one replaces the slides at the next
 * change of slides, and is stored with its files for the service worker.
 */
async function start(main: HTMLElement): Promise<void> {
  const clock = new Intl.DateTimeFormat('nl-BE', {
    timeZone: 'Europe/Brussels',
    hour: '2-digit',
    minute: '2-digit',
  })
  let slides = slidesIn(main)
  let at = 0
  let text = ''
  let fresh: HTMLElement | null = null
  let storing = Promise.resolve()

  async function refresh(): Promise<void> {
    const response = await fetchPage()
    if (response?.status === 404) {
      await caches.delete(location.pathname)
      return location.reload()
    }
    const received = response?.ok ? await response.text().catch(() => text) : text
    if (received === text) return
    const page = new DOMParser().parseFromString(received, 'text/html')
    const { build } = page.documentElement.dataset
    if (build !== document.documentElement.dataset.build) return location.reload()
    text = received
    fresh = page.querySelector('main')
  }

  /** Replaces the slides. The one that is visible stays in the document until the next one covers it. */
  function replaceSlides(from: HTMLElement): void {
    const next = [...slides.slice(at), ...slides.slice(0, at)].map(({ dataset }) => dataset.slide)
    slides = slidesIn(from)
    const ids = slides.map(({ dataset }) => dataset.slide)
    at = Math.max(0, ids.indexOf(next.find((id) => ids.includes(id))))
    Object.assign(main.dataset, from.dataset)
    main.replaceChildren(...main.querySelectorAll('[data-shown]'), ...from.childNodes)
    const page = text
    const stored = slides
    storing = storing.then(() => store(page, stored)).catch(() => undefined)
  }

  function tick(): void {
    const now = clock.format(Date.now())
    for (const time of main.querySelectorAll('[data-shown] time')) time.textContent = now
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
  for (;;) {
    if (fresh) replaceSlides(fresh)
    fresh = null
    const slide = slides[at]
    if (!slide) return
    await load(slide)
    for (const other of main.querySelectorAll('[data-shown]')) other.removeAttribute('data-shown')
    slide.toggleAttribute('data-shown', true)
    tick()
    at = (at + 1) % slides.length
    const next = slides[at]
    if (next) void load(next)
    await delay(Number(main.dataset.seconds) * 1000)
  }
}

function slidesIn(main: HTMLElement): HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>('[data-slide]')]
}

function fetchPage(): Promise<Response | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return fetch(location.pathname, { cache: 'no-store', signal }).catch(() => null)
}

/** Loads and decodes the pictures of a slide. One that fails or takes too long is left out. */
async function load(slide: HTMLElement): Promise<void> {
  const decoded = [...slide.querySelectorAll('img')].map(async (image) => {
    image.loading = 'eager'
    await image.decode().catch(() => undefined)
  })
  await Promise.race([Promise.all(decoded), delay(TIMEOUT_MS)])
}

/** Stores the page with its files and pictures in a cache of its own, and deletes those that it no longer has. */
async function store(page: string, slides: HTMLElement[]): Promise<void> {
  const cache = await caches.open(location.pathname)
  const files = [...document.querySelectorAll('link[href], script[src], use')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  )
  const urls = new Set(files.map((file) => new URL(file.replace(/#.*/, ''), location.href).href))
  for (const slide of slides) {
    await load(slide)
    for (const { currentSrc } of slide.querySelectorAll('img')) if (currentSrc) urls.add(currentSrc)
  }
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
