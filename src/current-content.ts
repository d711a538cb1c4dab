import type { CacheContext } from './cache'
import { cached, withTimeout } from './cache'
import { type Content, findContent } from './data/content/content'
import { bookmarkOf, type Db, readingDb } from './data/db/db'
import { readChanges } from './data/listings/listing-changes'
import type { ListingChange } from './domain/list/listing-read'
import { log } from './log'

/** An isolate caches the version for so long: changes are promised everywhere within 5 s. */
const VERSION_KNOWN_MS = 5000
const LAST_VERSION_KEY = 'version'

/** This isolate's cache. A deployment serves one agency, so one of each. */
const known = {
  version: null as number | null,
  previous: null as number | null,
  /** The changes of each version up to this one that wrote them down. */
  told: new Map<number, ListingChange[]>(),
  /** The D1 bookmark that a replica must have reached to be read under this version. */
  bookmark: null as string | null,
  askedAt: 0,
  /** D1 failed to answer the last time: nobody waits for it until it does. */
  isSilent: false,
  content: null as { version: number; value: Content } | null,
}

/** The time a request waits for D1 where it could go on with the version that it knows. */
const PATIENCE_MS = 300

let asking: { at: number; answer: Promise<void> } | null = null

interface CurrentVersion {
  version: number
  /** The version since which all changes are told of: nothing older is as it was. */
  base: number
  previous: number | null
  bookmark: string | null
  isDatabaseSilent: boolean
}

/**
 * The cache version, the one before, and how far a replica must have come to be read under it. D1 is asked
 * once at a time, and while it is silent behind the answers. When it does not answer: the last version
 * known here, else the last one any isolate wrote down; throws when there is none.
 */
export async function currentVersion(
  d1: D1Database,
  kv: KVNamespace,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<CurrentVersion> {
  if (known.version === null) {
    await ask(d1, kv, waitUntil)
  } else if (Date.now() - known.askedAt > VERSION_KNOWN_MS) {
    if (!asking || Date.now() - asking.at > VERSION_KNOWN_MS) {
      const answer = ask(d1, kv, waitUntil).finally(() => {
        asking = null
      })
      asking = { at: Date.now(), answer }
      waitUntil(answer)
    }
    if (!known.isSilent) await Promise.race([asking.answer, delay(PATIENCE_MS)])
  }
  const { previous, bookmark, isSilent } = known
  const version = known.version as number
  return { version, base: baseOf(version), previous, bookmark, isDatabaseSilent: isSilent }
}

async function ask(
  d1: D1Database,
  kv: KVNamespace,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<void> {
  try {
    const db = readingDb(d1, known.bookmark)
    const current = await withTimeout(readChanges(db, known.version ?? 0))
    const { version } = current
    if (known.version === null || version > known.version) {
      waitUntil(kv.put(LAST_VERSION_KEY, String(version)).catch(() => undefined))
    }
    announceVersion(current, db)
  } catch (error) {
    known.isSilent = true
    // A database that was set back knows no bookmark of its future.
    known.bookmark = null
    known.askedAt = Date.now()
    const last = known.version ?? Number(await kv.get(LAST_VERSION_KEY).catch(() => null))
    if (!last) throw error
    log('version unknown, using the last one', { version: last, error })
    known.version ??= last
  }
}

/**
 * Sets this isolate's version at once, so that the caller of a purge sees it by the next request; `db` is
 * the session that read it, so D1 answers again. A lower one comes from a replica that lags, and is not believed.
 */
export function announceVersion(
  { version, changes = [] }: { version: number; changes?: ListingChange[] },
  db: Db,
): void {
  known.askedAt = Date.now()
  known.isSilent = false
  if (known.version !== null && version <= known.version) return
  for (const [one, rows] of Map.groupBy(changes, (change) => change.version)) {
    known.told.set(one, rows)
  }
  const base = baseOf(version)
  for (const one of known.told.keys()) if (one <= base) known.told.delete(one)
  known.previous = known.version
  known.version = version
  known.bookmark = bookmarkOf(db)
}

/** The newest version that does not tell what it changed. */
function baseOf(version: number): number {
  let base = version
  while (known.told.has(base)) base--
  return base
}

/** The changes in the lists since a version that is not older than the base. */
export function changesSince(version: number): ListingChange[] {
  return [...known.told].flatMap(([one, changes]) => (one > version ? changes : []))
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
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
