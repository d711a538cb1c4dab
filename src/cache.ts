import { build } from 'virtual:assets'
import type { ShownDrafts } from './domain/content/revision'
import type { Market } from './domain/market/market'
import { log } from './log'

/** Seconds that a value stays in KV: its key changes with its version long before. */
const STORED_SECONDS = 7 * 86_400

type Layer = 'page' | 'kv' | 'db'

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

const running = new Map<string, Promise<unknown>>()
const PATIENCE_MS = 1500
const D1_WITHIN_MS = 3000

/** A store did not answer in time. */
export class TimeoutError extends Error {}

/** Rejects when a store does not answer in time, as if it had failed; by default D1. */
export async function withTimeout<T>(
  work: Promise<T>,
  ms = D1_WITHIN_MS,
  store = 'D1 DB',
): Promise<T> {
  let timer: number | null = null
  const late = new Promise<never>((_, reject) => {
    const error = new TimeoutError(`${store} did not answer within ${ms} ms`)
    timer = setTimeout(() => reject(error), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * One load at a time per key and isolate. Who waits for another request's load gives up after a
 * while and loads itself: a promise dies with the request that made it.
 */
function shared<T>(cache: CacheContext, key: string, run: () => Promise<T>): Promise<T> {
  const other = running.get(key) as Promise<T> | undefined
  if (other) return Promise.race([other, delay(PATIENCE_MS).then(run)])
  const own = run().finally(() => running.delete(key))
  running.set(key, own)
  cache.waitUntil(own.catch(() => undefined))
  return own
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
