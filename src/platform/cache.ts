import { build } from 'virtual:assets'
import type { Market } from '../listing/market/market'
import type { ShownDrafts } from '../site/revisions/revision'
import { delay, withTimeout } from './format/timeout'
import { log } from './log'

/** The seconds that a value stays in KV. Its key changes with the version long before. */
const STORED_SECONDS = 7 * 86_400

type Layer = 'page' | 'kv' | 'db'

/** The loads that this isolate shares between requests, by key. */
const running = new Map<string, Promise<unknown>>()
/** The maximum time that a request waits for the load of another request before it starts its own. */
const JOIN_TIMEOUT_MS = 1500

export interface CacheContext {
  kv: KVNamespace
  /** The version of pages and details, and the previous one, which is served if D1 fails. */
  version: number
  previous: number | null
  /** The version of the content and the previous one. Changes of listings do not raise it. */
  content: { version: number; previous: number | null }
  /** The version of the market. */
  listings: number
  /** The market of this request, once it is requested. */
  market?: Promise<Market>
  /** True if D1 did not respond to the last query of this isolate. */
  isDatabaseSilent: boolean
  waitUntil(promise: Promise<unknown>): void
  /** The cache layers that this request read. */
  layers: Set<Layer>
  /** True if a value of the previous version was served. Such a response is never cached. */
  stale: boolean
  /** True for unpublished content and for made-up sets of listings: KV is neither read nor written. */
  preview: boolean
  /** The drafts that a preview shows. */
  drafts: ShownDrafts
}

/** The version on which a value depends: that of the content, or that of all data of detail pages. */
type Scope = 'content' | 'detail'

/**
 * Returns the value under `key` in this version. If KV does not have it, it is loaded and stored for `seconds`. If the
 * load fails, the value of the previous version is returned. Null is not stored, because made-up IDs would fill KV.
 * Data of the previous version is not stored either.
 */
export async function cached<T>(
  cache: CacheContext,
  scope: Scope,
  key: string,
  load: () => Promise<T>,
  seconds = STORED_SECONDS,
): Promise<T> {
  if (cache.preview) {
    cache.layers.add('db')
    return load()
  }
  const { current, previous } = fullKeys(cache, scope, key)
  const stored = await read<T>(cache, current)
  if (stored !== null) {
    cache.layers.add('kv')
    return stored
  }
  try {
    cache.layers.add('db')
    return await withTimeout(
      shared(cache, current, () => loadAndStore(cache, current, load, seconds)),
    )
  } catch (error) {
    const last = previous === null ? null : await read<T>(cache, previous)
    if (last === null) throw error
    log('served stale', { key, error })
    cache.stale = true
    return last
  }
}

/**
 * Returns the keys for this version and the previous one. They contain the build, because another build may store
 * values in another format.
 */
function fullKeys(cache: CacheContext, scope: Scope, key: string) {
  const [prefix, { version, previous }] = scope === 'content' ? ['c', cache.content] : ['v', cache]
  const keyOf = (one: number) => `${prefix}${one}:${build}:${key}`
  return { current: keyOf(version), previous: previous === null ? null : keyOf(previous) }
}

async function read<T>(cache: CacheContext, key: string): Promise<T | null> {
  try {
    return await cache.kv.get<T>(key, 'json')
  } catch (error) {
    log('cache read failed', { key, error })
    return null
  }
}

async function loadAndStore<T>(
  cache: CacheContext,
  key: string,
  load: () => Promise<T>,
  seconds: number,
): Promise<T> {
  const value = await load()
  if (value === null || cache.stale) return value
  const write = cache.kv.put(key, JSON.stringify(value), { expirationTtl: seconds })
  cache.waitUntil(write.catch((error) => log('cache write failed', { key, error })))
  return value
}

/**
 * Runs one load for each key at a time. A promise ends with the request that created it, so other requests wait for it
 * only for a short time. With `SingleFlight` instead, some requests for a new version never ended if others were made
 * at the same time.
 */
function shared<T>(cache: CacheContext, key: string, run: () => Promise<T>): Promise<T> {
  const pending = running.get(key) as Promise<T> | undefined
  if (pending) return Promise.race([pending, delay(JOIN_TIMEOUT_MS).then(run)])
  const load = run().finally(() => running.delete(key))
  running.set(key, load)
  cache.waitUntil(load.catch(() => undefined))
  return load
}
