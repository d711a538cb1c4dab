import { and, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { property } from '../../platform/db/schema'
import { firstShownDay } from '../former-price'
import { MARQUEE } from '../marquee'

/** The expression of the index `property_past_prices`. */
const FIRST_UNTIL = sql`${property.data} ->> '$.pastPrices[0].until'`

/** The expression of the index `property_open_houses`. */
const FIRST_OPEN_HOUSE = sql`${property.data} ->> '$.openHouses[0].date'`

/** Returns the IDs of properties whose first open house day is over, at most `limit` of them. */
export async function findPastOpenHouses(db: Db, today: string, limit: number): Promise<number[]> {
  return findIds(db, lt(FIRST_OPEN_HOUSE, today), limit)
}

/** Returns the IDs of properties whose oldest past price is no longer shown, at most `limit` of them. */
export async function findExpiredPrices(db: Db, now: Date, limit: number): Promise<number[]> {
  const hasNoLabel = sql`${property.data} ->> '$.marquee' is not ${MARQUEE.newPrice}`
  return findIds(db, and(lt(FIRST_UNTIL, firstShownDay(now)), hasNoLabel), limit)
}

async function findIds(db: Db, condition: SQL | undefined, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: property.id })
    .from(property)
    .where(and(condition, isNull(property.deletedAt)))
    .limit(limit)
  return rows.map(({ id }) => id)
}
