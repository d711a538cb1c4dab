import { and, type SQL, sql } from 'drizzle-orm'
import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import { valuesOf } from '../../platform/db/json-rows'
import { listing, replacedCard } from '../../platform/db/schema'
import { withTimeout } from '../../platform/format/timeout'
import { log } from '../../platform/log'
import { type FavouriteRef, favouriteId } from '../filter/favourite-ids'
import { KIND, LIST } from '../filter/lists'
import type { MarketRow } from '../market/market-row'
import type { ListingCard } from '../published'
import { isPublicNow } from './early-access'

/** A card that this isolate has cached, and the version of the content at that time. */
interface CachedCard {
  card: ListingCard
  version: number
}

/**
 * Cached cards by the key of their row, at most a few megabytes. The card of a key changes only with the content: if a
 * picture gets another address, or if the database is restored.
 */
type CardMemory = Map<number, CachedCard>
const fullCards: CardMemory = new Map()
const shortCards: CardMemory = new Map()
const MAX_CARDS = 2000

/**
 * Returns the cards of rows in their order. Reads the cards that this isolate has not cached in one statement. If D1
 * fails, returns older cached cards. A row that was replaced in the meantime still has its card. If D1 has deleted the
 * card because the market is some minutes old, the row is omitted and the response is not cached.
 */
export function readCards(
  db: Db,
  cache: CacheContext,
  rows: readonly MarketRow[],
): Promise<ListingCard[]> {
  return cardsFrom(fullCards, db, cache, rows, (card) => card)
}

/** Returns the cards as `readCards` does, but with the first picture only. Pictures are most of a card. */
export function readShortCards(
  db: Db,
  cache: CacheContext,
  rows: readonly MarketRow[],
): Promise<ListingCard[]> {
  return cardsFrom(
    shortCards,
    db,
    cache,
    rows,
    (card) =>
      sql`json_remove(${card}, '$.pictures[4]', '$.pictures[3]', '$.pictures[2]', '$.pictures[1]')`,
  )
}

async function cardsFrom(
  memory: CardMemory,
  db: Db,
  cache: CacheContext,
  rows: readonly MarketRow[],
  transform: (card: SQL) => SQL,
): Promise<ListingCard[]> {
  if (memory.size > MAX_CARDS) memory.clear()
  const { version } = cache.content
  // Copied, because another request may clear the cache while this one waits for D1.
  const cached = new Map(
    rows.flatMap(({ key }) => {
      const card = memory.get(key)
      return card ? [[key, card] as const] : []
    }),
  )
  const keys = rows.map(({ key }) => key).filter((key) => cached.get(key)?.version !== version)
  if (keys.length > 0) {
    cache.layers.add('db')
    try {
      for (const { key, card } of await withTimeout(selectCards(db, keys, transform))) {
        const entry = { card: JSON.parse(card), version }
        cached.set(key, entry)
        memory.set(key, entry)
      }
    } catch (error) {
      if (!keys.every((key) => cached.has(key))) throw error
      log('previous cards served', { error })
      cache.stale = true
    }
  }
  const missing = keys.filter((key) => !cached.has(key))
  if (missing.length > 0) {
    log('cards missing', { count: missing.length, listings: cache.listings })
    cache.stale = true
  }
  return rows.flatMap(({ key }) => cached.get(key)?.card ?? [])
}

function selectCards(
  db: Db,
  keys: readonly number[],
  shaped: (card: SQL) => SQL,
): Promise<{ key: number; card: string }[]> {
  const wanted = valuesOf(JSON.stringify(keys))
  return db.all(sql`
    SELECT key, ${shaped(sql`card`)} AS card FROM ${listing} WHERE key IN ${wanted}
    UNION ALL SELECT key, ${shaped(sql`card`)} FROM ${replacedCard} WHERE key IN ${wanted}`)
}

/**
 * Returns the list cards of these listings in the order of `refs`. Listings that are in no list are omitted. Units of
 * projects are included, because they have pages.
 */
export async function favouriteCards(
  db: Db,
  refs: readonly FavouriteRef[],
): Promise<ListingCard[]> {
  if (refs.length === 0) return []
  const rows = await db
    .select({ card: listing.card })
    .from(listing)
    .where(
      and(
        sql`
    ((kind IN (${KIND.property}, ${KIND.unit}) AND list <> ${LIST.projects} AND id IN ${idsOf(refs, 'property')})
    OR (kind = ${KIND.project} AND list = ${LIST.projects} AND id IN ${idsOf(refs, 'project')}))`,
        isPublicNow(db),
      ),
    )
  const cards = new Map(rows.map(({ card }) => [favouriteId(card), card]))
  return refs.flatMap((ref) => cards.get(favouriteId(ref)) ?? [])
}

/** Returns the cards of properties that staff selected, in their order. Only those on the market are included. */
export async function listAvailableCards(db: Db, ids: readonly number[]): Promise<ListingCard[]> {
  const cards = await favouriteCards(
    db,
    ids.map((id) => ({ kind: 'property', id })),
  )
  return cards.filter(({ gone }) => !gone)
}

function idsOf(refs: readonly FavouriteRef[], kind: FavouriteRef['kind']) {
  return valuesOf(JSON.stringify(refs.flatMap((ref) => (ref.kind === kind ? ref.id : []))))
}
