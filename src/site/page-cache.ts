import { build } from 'virtual:assets'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv, CachedPage } from '../env'
import { SENTENCE_PARAM } from '../listing/filter/form-query'
import { addressFilter, cacheableQuery } from '../listing/queries/list-request'
import { DEFAULT_LANG, isLang, type Lang } from '../platform/format/lang'
import { log } from '../platform/log'
import {
  EARLY_PARAM,
  LISTING_PARAM,
  QUERY_TEXT_PARAM,
  RENT_PARAM,
  SHARE_PARAM,
  SOLD_LISTING_PARAM,
} from '../urls'

const MEMORY_BYTES = 16_000_000
/** The cache keys of longer URLs are not memoised, so that made-up URLs can't fill the memory. */
const MAX_URL_LENGTH = 500
/** The parameters whose pages are not cached: their values have too many variants or few visitors. */
const UNCACHED_PARAMS = [
  SOLD_LISTING_PARAM,
  QUERY_TEXT_PARAM,
  LISTING_PARAM,
  RENT_PARAM,
  SHARE_PARAM,
  EARLY_PARAM,
  SENTENCE_PARAM,
]
const CACHE_SECONDS = 7 * 86_400

/**
 * The pages of one version in this isolate, the least recently used first. `keys` memoises the cache key of each URL.
 */
const memory = {
  version: 0,
  size: 0,
  pages: new Map<string, CachedPage>(),
  keys: new Map<string, string | null>(),
}

/** Looks up the page of this address in this isolate's memory or the data centre's cache. */
export const findCachedPage = createMiddleware<AppEnv>(async function findCachedPage(c, next) {
  const key = keyOf(c)
  if (key === null) return next()
  const { version } = c.get('cache')
  const address = cacheAddress(c.get('origin'), version, key)
  const cached = fromMemory(key) ?? (await fromDataCentre(address, version, key))
  if (cached) c.set('cachedPage', cached)
  return next()
})

/** Serves the cached page, or stores the rendered one. */
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

/** Returns the cache key of the requested page, or null if it is not cached. */
function keyOf(c: Context<AppEnv>): string | null {
  return isCacheable(c) ? pageKey(c.get('cache').version, c.req.url, c.get('origin')) : null
}

/**
 * Returns true if the response can be cached. Sessions do not change these pages, but a preview and a failed form do.
 */
function isCacheable(c: Context<AppEnv>): boolean {
  if (c.env.PAGE_CACHE === 'off' || c.get('failedForm') || c.get('cache').preview) return false
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

/**
 * Returns the path with its known parameters, or null for pages that are not cached: text queries, natural-language
 * queries, distant pages and old links.
 */
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
  const query = UNCACHED_PARAMS.some((name) => searchParams.has(name))
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

/** A page that was being rendered when the version changed is outdated. */
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

/** Returns a URL of the site's own host, as the Cache API requires. No request of a visitor has this path. */
function cacheAddress(origin: string, version: number, key: string): string {
  return `${origin}/.page-cache/${build}/${version}/${encodeURIComponent(key)}`
}

/** Returns the page from the data centre's cache. A failing cache counts as a miss, so that the page is rendered. */
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
      link: response.headers.get('Link') ?? '',
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
    Link: page.link,
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
    Link: page.link,
    'Server-Timing': 'page',
  }
  if (ifNoneMatch?.includes(page.etag)) return new Response(null, { status: 304, headers })
  return new Response(page.body, { headers })
}
