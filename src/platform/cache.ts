import { build } from 'virtual:assets'
import type { Market } from '../listing/market/market'
import type { ShownDrafts } from '../site/revisions/revision'
import { delay, withTimeout } from './format/timeout'
import { log } from './log'

/** Seconds that a value stays in KV: its key changes with its version long before. */
const STORED_SECONDS = 7 * 86_400

type Layer = 'page' | 'kv' | 'db'

/** The loads that this isolate shares between requests, by key. */
const running = new Map<string, Promise<unknown>>()
/** The longest that a request waits for the load of another one before it loads itself. */
const JOIN_TIMEOUT_MS = 1500

/** One request's view of the cache. */
export interface CacheContext {
  kv: KVNamespace
  /** The version of pages and details, and the one before, which is served when D1 fails. */
  version: number
  previous: number | null
  /** The version of the content and the one before: listings alone change without it. */
  content: { version: number; previous: number | null }
  /** The version of the market. */
  listings: number
  /** The market of this request, once something needs it. */
  market?: Promise<Market>
  /** True if D1 did not answer the last time that this isolate tried. */
  isDatabaseSilent: boolean
  waitUntil(promise: Promise<unknown>): void
  /** The cache layers that this request read. */
  layers: Set<Layer>
  /** True when a value of the previous version was served: such an answer is never cached. */
  stale: boolean
  /** True for unpublished content: KV is neither read nor written. */
  preview: boolean
  /** What a preview shows of what is not live. */
  drafts: ShownDrafts
}

/** The version that a value depends on: that of the content, or that of all that details show. */
type Scope = 'content' | 'detail'

/**
 * Returns the value under `key` in this version, loaded and stored for `seconds` if KV does not have it. If the load
 * fails, the value of the version before is served. A null is not stored: made-up ids would fill KV. Nor is a value of
 * data of the version before.
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
 * Returns the keys under this version and the one before. Another build may give a value another shape, so each has
 * its own entries.
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
 * Runs one load for each key at a time. A promise ends with the request that made it, so no request waits long for one.
 * With `SingleFlight` in its place some requests never ended: those for a new version at the same time as others.
 */
function shared<T>(cache: CacheContext, key: string, run: () => Promise<T>): Promise<T> {
  const other = running.get(key) as Promise<T> | undefined
  if (other) return Promise.race([other, delay(JOIN_TIMEOUT_MS).then(run)])
  const own = run().finally(() => running.delete(key))
  running.set(key, own)
  cache.waitUntil(own.catch(() => undefined))
  return own
}
