import { build } from 'virtual:assets'
import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import { SingleFlight } from '../../platform/format/single-flight'
import { TimeoutError, withTimeout } from '../../platform/format/timeout'
import { log } from '../../platform/log'
import type { Market } from './market'
import { marketOf, snapshotOf } from './market-snapshot'
import { readMarket } from './read-market'

/** The seconds that a snapshot stays in KV. A version that is current for longer is read from D1 once a day. */
const SNAPSHOT_SECONDS = 86_400
/** The maximum time that a request waits for a version while the previous one is available. */
export const LOAD_TIMEOUT_MS = 1500
/** The maximum time that a request waits in an isolate without any market. D1 reads 100,000 rows in some seconds. */
const COLD_TIMEOUT_MS = 10_000
/** The maximum time that a load waits for KV before it reads D1. */
const KV_TIMEOUT_MS = 1000

/**
 * The market of this isolate, and the version whose load took too long. A deployment serves one agency, so there is
 * one.
 */
const current = { market: null as Market | null, slowVersion: 0 }
const loads = new SingleFlight<Market>(COLD_TIMEOUT_MS)

/**
 * Returns the rows that visitors may find. A request uses one market, even if listings change in the meantime. If the
 * version of the request can't be loaded in time, returns the previous market and logs that. Throws if there is none.
 */
export function currentMarket(db: Db, cache: CacheContext): Promise<Market> {
  cache.market ??= marketFor(db, cache)
  return cache.market
}

/** Returns the market of this isolate, which may be of an earlier version, or null if none is loaded yet. */
export function loadedMarket(): Market | null {
  return current.market
}

async function marketFor(db: Db, cache: CacheContext): Promise<Market> {
  const { listings: version } = cache
  const before = current.market
  if (before && before.version >= version) return before
  const loading = loads.run(String(version), cache.waitUntil, () => loadMarket(db, cache))
  if (!before) return loading
  try {
    // After a time-out, the version is loaded in the background.
    return await withTimeout(loading, current.slowVersion === version ? 0 : LOAD_TIMEOUT_MS)
  } catch (error) {
    if (error instanceof TimeoutError) current.slowVersion = version
    log('previous market served', { version: before.version, error })
    cache.stale = true
    return before
  }
}

/** Loads the market from KV, else from D1, and then stores it in KV. */
async function loadMarket(db: Db, cache: CacheContext): Promise<Market> {
  const stored = await readSnapshot(cache)
  cache.layers.add(stored ? 'kv' : 'db')
  const market = stored ?? (await readMarket(db))
  if (!current.market || market.version > current.market.version) current.market = market
  if (!stored) cache.waitUntil(storeSnapshot(cache, market))
  return market
}

/** Returns null if KV has no valid snapshot of this version, or does not respond in time. */
async function readSnapshot({ kv, listings: version }: CacheContext): Promise<Market | null> {
  try {
    const stored = await withTimeout(kv.get(keyOf(version), 'json'), KV_TIMEOUT_MS, 'KV')
    return stored === null ? null : marketOf(stored, version)
  } catch (error) {
    log('market not read from KV', { version, error })
    return null
  }
}

/** Stores the market under the version that was read. D1 may have a later version than the requested one. */
async function storeSnapshot({ kv }: CacheContext, market: Market): Promise<void> {
  try {
    const snapshot = JSON.stringify(snapshotOf(market))
    await kv.put(keyOf(market.version), snapshot, { expirationTtl: SNAPSHOT_SECONDS })
  } catch (error) {
    log('market not stored in KV', { version: market.version, error })
  }
}

/** Returns the key in KV. It contains the build, because another build may store other facts. */
function keyOf(version: number): string {
  return `market:${build}:${version}`
}
