import { build } from 'virtual:assets'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv, CachedPage } from '../env'
import { addressFilter, cacheableQuery } from '../listing/queries/list-request'
import { DEFAULT_LANG, isLang, type Lang } from '../platform/format/lang'
import { log } from '../platform/log'
import { LISTING_PARAM, OLD_LINK, SAID, SHARE_PARAM } from '../urls'

const MEMORY_BYTES = 16_000_000
/** The keys of longer URLs are not memoised, so that made-up URLs can't fill the memory. */
const MAX_URL_LENGTH = 500
/** What they name stands on the page, and has too many values to keep them. */
const UNKEPT = [OLD_LINK, SAID, LISTING_PARAM, SHARE_PARAM]
const CACHE_SECONDS = 7 * 86_400

/** This isolate's pages of one version, the least recently used first; `keys` memoises the cache key of each URL. */
const memory = {
  version: 0,
  size: 0,
  pages: new Map<string, CachedPage>(),
  keys: new Map<string, string | null>(),
}

/** Looks up the page of this address, in this isolate's memory or the data centre's cache. */
export const findCachedPage = createMiddleware<AppEnv>(async function findCachedPage(c, next) {
  const key = keyOf(c)
  if (key === null) return next()
  const { version } = c.get('cache')
  const address = cacheAddress(c.get('origin'), version, key)
  const cached = fromMemory(key) ?? (await fromDataCentre(address, version, key))
  if (cached) c.set('cachedPage', cached)
  return next()
})

/** Serves the page that was found, or has the rendered one cached. */
export const pageCache = createMiddleware<AppEnv>(async function pageCache(c, next) {
  const key = keyOf(c)
  if (key === null) return next()
  const { version, layers, waitUntil } = c.get('cache')
  const cached = c.get('cachedPage')
  if (cached) {
    layers.add('page')
    return answer(cached, c.req.header('If-None-Match'))
  }
  c.set('cachePage', (page) => {
    remember(version, key, page)
    waitUntil(toDataCentre(cacheAddress(c.get('origin'), version, key), key, page))
  })
  return next()
})

/** Returns the key of the page that a request asks for; null where it is not cached. */
function keyOf(c: Context<AppEnv>): string | null {
  return isCacheable(c) ? pageKey(c.get('cache').version, c.req.url, c.get('origin')) : null
}

/** Sessions change nothing on these pages; a preview does, and a form that failed. */
function isCacheable(c: Context<AppEnv>): boolean {
  if (c.env.PAGE_CACHE === 'off' || c.get('failedForm') || c.get('cache').preview) return false
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

/** Path and known parameters; null for what is not cached: free text, own words, far pages and old links. */
function pageKey(version: number, url: string, origin: string): string | null {
  if (memory.version !== version) {
    memory.version = version
    memory.size = 0
    memory.pages.clear()
    memory.keys.clear()
  }
  const known = memory.keys.get(url)
  if (known !== undefined) return known
  const { pathname, searchParams } = new URL(url)
  const query = UNKEPT.some((name) => searchParams.has(name))
    ? null
    : cacheableQuery(addressFilter(searchParams, langOf(pathname)))
  const key = query === null ? null : `${origin}${pathname}?${query}`
  if (memory.keys.size > 2000) memory.keys.clear()
  if (url.length <= MAX_URL_LENGTH) memory.keys.set(url, key)
  return key
}

function langOf(pathname: string): Lang {
  const part = pathname.split('/')[1]
  return isLang(part) ? part : DEFAULT_LANG
}

function fromMemory(key: string): CachedPage | undefined {
  const page = memory.pages.get(key)
  if (!page) return undefined
  memory.pages.delete(key)
  memory.pages.set(key, page)
  return page
}

/** A page that was under way when all became old is of the past. */
function remember(version: number, key: string, page: CachedPage): void {
  if (version !== memory.version) return
  memory.size += page.body.length - (memory.pages.get(key)?.body.length ?? 0)
  memory.pages.set(key, page)
  for (const [oldest, { body }] of memory.pages) {
    if (memory.size <= MEMORY_BYTES) break
    memory.pages.delete(oldest)
    memory.size -= body.length
  }
}

/** A URL of the site's own host, as the Cache API requires; no request of a visitor has this path. */
function cacheAddress(origin: string, version: number, key: string): string {
  return `${origin}/.page-cache/${build}/${version}/${encodeURIComponent(key)}`
}

/** A failing cache counts as a miss, so that the page is rendered. */
async function fromDataCentre(
  address: string,
  version: number,
  key: string,
): Promise<CachedPage | null> {
  try {
    const response = await caches.default.match(address)
    if (!response) return null
    const page = {
      body: new Uint8Array(await response.arrayBuffer()),
      etag: response.headers.get('ETag') ?? '',
      lang: (response.headers.get('Content-Language') ?? DEFAULT_LANG) as Lang,
    }
    remember(version, key, page)
    return page
  } catch (error) {
    log('page cache not read', { key, error })
    return null
  }
}

async function toDataCentre(address: string, key: string, page: CachedPage): Promise<void> {
  const headers = {
    'Cache-Control': `public, max-age=${CACHE_SECONDS}`,
    'Content-Language': page.lang,
    ETag: page.etag,
  }
  try {
    await caches.default.put(address, new Response(page.body, { headers }))
  } catch (error) {
    log('page not cached', { key, error })
  }
}

function answer(page: CachedPage, ifNoneMatch: string | undefined): Response {
  const headers = {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Language': page.lang,
    'Content-Type': 'text/html; charset=UTF-8',
    ETag: page.etag,
    'Server-Timing': 'page',
  }
  if (ifNoneMatch?.includes(page.etag)) return new Response(null, { status: 304, headers })
  return new Response(page.body, { headers })
}
