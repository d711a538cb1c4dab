import { type CacheContext, cached } from '../platform/cache'
import { bookmarkOf, type Db, readingDb } from '../platform/db/db'
import { readVersions, type Versions } from '../platform/db/version'
import { delay, withTimeout } from '../platform/format/timeout'
import { log } from '../platform/log'
import { type Content, findContent } from './content'

/** An isolate caches the version for so long: changes are promised everywhere within 5 s. */
const VERSION_KNOWN_MS = 4000
const LAST_VERSIONS_KEY = 'last-versions'

/** This isolate's cache. A deployment serves one agency, so one of each. */
const known = {
  version: null as number | null,
  previous: null as number | null,
  /** The version of the content, and the one before. */
  contentVersion: null as number | null,
  previousContent: null as number | null,
  listings: null as number | null,
  /** The D1 bookmark that a replica must have reached to be read under this version. */
  bookmark: null as string | null,
  requestedAt: 0,
  /** D1 failed to answer the last time: nobody waits for it until it does. */
  isSilent: false,
  content: null as { version: number; value: Content } | null,
}

/** The time a request waits for D1 where it could go on with the version that it knows. */
const MAX_WAIT_MS = 300

/** The query for the version that requests share. */
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
 * Returns the versions, the ones before, and how far a replica must have come to be read under them. D1 is queried
 * once at a time, and while it is silent behind the answers. When it does not answer: the last versions
 * known here, else the last ones that any isolate stored; throws when there are none.
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
    // A database that was set back knows no bookmark of its future.
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

/** Stores the versions for isolates that start while D1 fails; one write serves all isolates that learn of them. */
async function storeVersions(kv: KVNamespace, versions: Versions): Promise<void> {
  const stored = await kv.get<Versions>(LAST_VERSIONS_KEY, 'json')
  if (stored?.version === versions.version) return
  await kv.put(LAST_VERSIONS_KEY, JSON.stringify(versions))
}

/**
 * Sets this isolate's versions at once, so that the caller of a purge sees it by the next request; `db` is
 * the session that read it, so D1 answers again. A lower one comes from a replica that lags, and is not believed.
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
}

/**
 * The agency and its pages, from memory until the content changes. Null when no agency is loaded: that
 * is remembered nowhere, so that one is seen as soon as it is there.
 */
export async function currentContent(db: Db, cache: CacheContext): Promise<Content | null> {
  if (known.content?.version === cache.content.version) return known.content.value
  const value = await cached(cache, 'content', 'content', () => findContent(db))
  if (value && !cache.stale) known.content = { version: cache.content.version, value }
  return value
}

/** Returns the version that this isolate knows, or null before it read one. */
export function knownVersion(): number | null {
  return known.version
}

/** The content this isolate knew last, for pages that say that nothing works. */
export function lastContent(): Content | null {
  return known.content?.value ?? null
}
