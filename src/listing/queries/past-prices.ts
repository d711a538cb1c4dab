import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { jsonChunks, valuesOf } from '../../platform/db/json-rows'
import { property } from '../../platform/db/schema'
import { firstShownDay, nextPastPrices } from '../former-price'
import type { PublishSettings } from '../listing-types'
import { MARQUEE } from '../marquee'
import type { Property } from '../property'

/** The expression of the index `property_past_prices`. */
const FIRST_UNTIL = sql`${property.data} ->> '$.pastPrices[0].until'`

/** Returns changed properties with the past prices that follow from their stored versions. */
export async function withPastPrices<Item extends { record: Property }>(
  db: Db,
  changed: readonly Item[],
  settings: PublishSettings,
  now: Date,
): Promise<Item[]> {
  const ids = changed.map(({ record }) => record.id)
  const pages = jsonChunks(ids).map((chunk) =>
    db
      .select({ id: property.id, data: property.data })
      .from(property)
      .where(
        and(
          sql`${property.id} in ${valuesOf(chunk)}`,
          eq(property.wasPublished, true),
          isNull(property.deletedAt),
        ),
      ),
  )
  const stored = new Map((await Promise.all(pages)).flat().map(({ id, data }) => [id, data]))
  return changed.map((item) => {
    const before = stored.get(item.record.id) ?? null
    const pastPrices = nextPastPrices(before, item.record, settings, now)
    const { pastPrices: _, ...record } = item.record
    return { ...item, record: pastPrices.length > 0 ? { ...record, pastPrices } : record }
  })
}

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
