import type { CacheContext } from './cache'
import { cached, withTimeout } from './cache'
import { type Content, findContent } from './data/content/content'
import type { Db } from './data/db/db'
import { readVersion } from './data/db/version'
import { log } from './log'

/** An isolate caches the version for so long: changes are promised everywhere within 5 s. */
const VERSION_KNOWN_MS = 5000
const LAST_VERSION_KEY = 'version'

/** This isolate's cache. A deployment serves one agency, so one of each. */
const known = {
  version: null as number | null,
  previous: null as number | null,
  askedAt: 0,
  content: null as { version: number; value: Content } | null,
}

/**
 * The cache version and the one before. When D1 does not answer: the last one known here, else the
 * last one any isolate wrote down; throws when there is none.
 */
export async function currentVersion(
  db: Db,
  kv: KVNamespace,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<{ version: number; previous: number | null }> {
  if (known.version === null || Date.now() - known.askedAt > VERSION_KNOWN_MS) {
    try {
      const version = await withTimeout(readVersion(db))
      if (version !== known.version) {
        waitUntil(kv.put(LAST_VERSION_KEY, String(version)).catch(() => undefined))
      }
      announceVersion(version)
    } catch (error) {
      const last = known.version ?? Number(await kv.get(LAST_VERSION_KEY).catch(() => null))
      if (!last) throw error
      log('version unknown, using the last one', { version: last, error })
      announceVersion(last)
    }
  }
  return { version: known.version as number, previous: known.previous }
}

/** Sets this isolate's version at once, so that the caller of a purge sees it by the next request. */
export function announceVersion(version: number): void {
  if (version !== known.version) known.previous = known.version
  known.version = version
  known.askedAt = Date.now()
}

/**
 * The agency and its pages, from memory until the version changes. Null when no agency is loaded: that
 * is remembered nowhere, so that one is seen as soon as it is there.
 */
export async function currentContent(db: Db, cache: CacheContext): Promise<Content | null> {
  if (known.content?.version === cache.version) return known.content.value
  const value = await cached(cache, 'content', 'content', () => findContent(db))
  if (value && !cache.stale) known.content = { version: cache.version, value }
  return value
}

/** The content this isolate knew last, for pages that say that nothing works. */
export function lastContent(): Content | null {
  return known.content?.value ?? null
}
