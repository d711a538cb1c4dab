import { type SQL, sql } from 'drizzle-orm'
import type { ListingCard } from '../../domain/listing/published'
import type { MarketRow } from '../../domain/market/market-row'
import type { Db } from '../db/db'
import { valuesOf } from '../db/json-rows'
import { listing, replacedCard } from '../db/schema'

/** Returns the cards of rows in their order, in one statement. A row that is replaced meanwhile still has its card. */
export async function readCards(db: Db, rows: readonly MarketRow[]): Promise<ListingCard[]> {
  return cardsOf(rows, await selectCards(db, rows, (card) => card))
}

/** As `readCards`, with the first picture alone: pictures are most of a card. */
export async function readShortCards(db: Db, rows: readonly MarketRow[]): Promise<ListingCard[]> {
  const short = (card: SQL) =>
    sql`json_remove(${card}, '$.pictures[4]', '$.pictures[3]', '$.pictures[2]', '$.pictures[1]')`
  return cardsOf(rows, await selectCards(db, rows, short))
}

interface StoredCard {
  key: number
  card: string
}

async function selectCards(
  db: Db,
  rows: readonly MarketRow[],
  shaped: (card: SQL) => SQL,
): Promise<StoredCard[]> {
  if (rows.length === 0) return []
  const keys = valuesOf(JSON.stringify(rows.map(({ key }) => key)))
  return db.all<StoredCard>(sql`
    SELECT key, ${shaped(sql`card`)} AS card FROM ${listing} WHERE key IN ${keys}
    UNION ALL SELECT key, ${shaped(sql`card`)} FROM ${replacedCard} WHERE key IN ${keys}`)
}

function cardsOf(rows: readonly MarketRow[], stored: readonly StoredCard[]): ListingCard[] {
  const cards = new Map(stored.map(({ key, card }) => [key, card]))
  return rows.flatMap(({ key }): ListingCard[] => {
    const card = cards.get(key)
    return card === undefined ? [] : [JSON.parse(card)]
  })
}
