import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { listing } from '../../platform/db/schema'
import { contentVersion } from '../../platform/db/schema-content'
import { listingPin } from '../../platform/db/schema-overrides'
import { yieldToRequests } from '../../platform/format/yield-to-requests'
import { KIND } from '../filter/lists'
import { selectEarly } from '../queries/early-access'
import { Market, newestFirst } from './market'
import { type MarketRow, MarketRowBuilder } from './market-row'

/** More rows than most agencies have, so that one round trip reads them all. */
const MAX_ROWS = 20_000
const MAX_ATTEMPTS = 3

const { card: _, ...facts } = getTableColumns(listing)

/** Reads the market from D1. Throws if D1 does not respond, or if listings change during every attempt. */
export async function readMarket(db: Db): Promise<Market> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const market = await tryToRead(db)
    if (market) return market
  }
  throw new Error(
    `D1 did not return a market: listings changed ${MAX_ATTEMPTS} times during the read`,
  )
}

/** Returns null if listings changed between two parts of a large market. */
async function tryToRead(db: Db): Promise<Market | null> {
  const rows: MarketRow[] = []
  const builder = new MarketRowBuilder()
  let version: number | null = null
  for (let last = 0; ; ) {
    const [stored, [versions], early] = await db.batch([
      rowsAfter(db, last),
      db.select().from(contentVersion),
      selectEarly(db),
    ])
    const hidden = new Set(early.map(({ id }) => id))
    const listings = versions?.listings ?? 0
    if (version !== null && listings !== version) return null
    version = listings
    for (const row of stored) {
      if (row.kind !== KIND.property || !hidden.has(row.id)) rows.push(builder.build(row))
    }
    const end = stored.at(-1)
    if (!end || stored.length < MAX_ROWS) return new Market(version, newestFirst(rows))
    last = end.key
    await yieldToRequests()
  }
}

function rowsAfter(db: Db, key: number) {
  const isPinned = sql<number>`${listingPin.id} is not null`.as('is_pinned')
  return db
    .select({ ...facts, isPinned })
    .from(listing)
    .leftJoin(listingPin, and(eq(listingPin.kind, listing.kind), eq(listingPin.id, listing.id)))
    .where(gt(listing.key, key))
    .orderBy(asc(listing.key))
    .limit(MAX_ROWS)
}
