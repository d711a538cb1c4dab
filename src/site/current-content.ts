import { type CacheContext, cached } from '../platform/cache'
import { bookmarkOf, type Db, readingDb } from '../platform/db/db'
import { expireSigningKey } from '../platform/db/signing'
import { readVersions, type Versions } from '../platform/db/version'
import { delay, withTimeout } from '../platform/format/timeout'
import { log } from '../platform/log'
import { type Content, findContent } from './content'

/** The time for which an isolate caches the version, in milliseconds. Changes must be visible everywhere within 5 s. */
const VERSION_KNOWN_MS = 4000
const LAST_VERSIONS_KEY = 'last-versions'

/** The cache of this isolate. It has one value of each kind, as a deployment serves one agency. */
const known = {
  version: null as number | null,
  previous: null as number | null,
  /** The version of the content, and the previous one. */
  contentVersion: null as number | null,
  previousContent: null as number | null,
  listings: null as number | null,
  /** The D1 bookmark that a replica must have reached before it is read under this version. */
  bookmark: null as string | null,
  requestedAt: 0,
  /** True if D1 failed to respond the last time. Requests do not wait for it until it responds again. */
  isSilent: false,
  content: null as { version: number; value: Content } | null,
}

/** The maximum time that a request waits for D1 while it can use the version that is known, in milliseconds. */
const MAX_WAIT_MS = 300

/** The pending query for the version, which concurrent requests share. */
let query: { startedAt: number; answer: Promise<void> } | null = null

interface CurrentVersion {
  version: number
  previous: number | null
  content: CacheContext['content']
  listings: number
  bookmark: string | null
  isDatabaseSilent: boolean
}

/**
 * Returns the versions, the previous ones, and the bookmark that a replica must have reached to be read under them. D1
 * is queried once at a time, and in the background while it fails. If D1 does not respond, returns the last versions
 * known here, else the last ones that any isolate stored. Throws if there are none.
 */
export async function currentVersion(
  d1: D1Database,
  kv: KVNamespace,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<CurrentVersion> {
  if (known.version === null) {
    await readVersion(d1, kv, waitUntil)
  } else if (Date.now() - known.requestedAt > VERSION_KNOWN_MS) {
    if (!query || Date.now() - query.startedAt > VERSION_KNOWN_MS) {
      const answer = readVersion(d1, kv, waitUntil).finally(() => {
        query = null
      })
      query = { startedAt: Date.now(), answer }
      waitUntil(answer)
    }
    if (!known.isSilent) await Promise.race([query.answer, delay(MAX_WAIT_MS)])
  }
  const { previous, bookmark, isSilent } = known
  const version = known.version as number
  const content = { version: known.contentVersion as number, previous: known.previousContent }
  const listings = known.listings as number
  return { version, previous, content, listings, bookmark, isDatabaseSilent: isSilent }
}

async function readVersion(
  d1: D1Database,
  kv: KVNamespace,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<void> {
  try {
    const db = readingDb(d1, known.bookmark)
    const current = await withTimeout(readVersions(db))
    if (known.version === null || current.version > known.version) {
      waitUntil(storeVersions(kv, current).catch(() => undefined))
    }
    announceVersion(current, db)
  } catch (error) {
    known.isSilent = true
    // A database that was restored to an earlier state does not know later bookmarks.
    known.bookmark = null
    known.requestedAt = Date.now()
    if (known.version === null) {
      const last = await kv.get<Versions>(LAST_VERSIONS_KEY, 'json').catch(() => null)
      if (!last) throw error
      known.version = last.version
      known.contentVersion = last.content
      known.listings = last.listings
    }
    log('version unknown, using the last one', { version: known.version, error })
  }
}

/**
 * Stores the versions for isolates that start while D1 fails. One write serves all isolates that learn of a version.
 */
async function storeVersions(kv: KVNamespace, versions: Versions): Promise<void> {
  const stored = await kv.get<Versions>(LAST_VERSIONS_KEY, 'json')
  if (stored?.version === versions.version) return
  await kv.put(LAST_VERSIONS_KEY, JSON.stringify(versions))
}

/**
 * Sets this isolate's versions at once, so that the next request of the caller of a purge uses them. `db` is the
 * session that read them, so D1 is available again. A lower version comes from a replica that lags, and is ignored.
 */
export function announceVersion({ version, content, listings }: Versions, db: Db): void {
  known.requestedAt = Date.now()
  known.isSilent = false
  if (known.version !== null && version <= known.version) return
  known.previous = known.version
  known.version = version
  known.listings = listings
  if (known.contentVersion !== content) {
    known.previousContent = known.contentVersion
    known.contentVersion = content
  }
  known.bookmark = bookmarkOf(db)
  expireSigningKey()
}

/**
 * Returns the agency and its pages, from memory until the content changes. Returns null if no agency is loaded. Null is
 * not cached, so that a new agency is available at once.
 */
export async function currentContent(db: Db, cache: CacheContext): Promise<Content | null> {
  if (known.content?.version === cache.content.version) return known.content.value
  const value = await cached(cache, 'content', 'content', () => findContent(db))
  if (value && !cache.stale) known.content = { version: cache.content.version, value }
  return value
}

/** Returns the version that this isolate knows, or null before it has read one. */
export function knownVersion(): number | null {
  return known.version
}

/** Returns the content that this isolate used last, for error pages. */
export function lastContent(): Content | null {
  return known.content?.value ?? null
}
