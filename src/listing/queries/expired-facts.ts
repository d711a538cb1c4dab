import { and, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { project, property } from '../../platform/db/schema'
import { firstShownDay } from '../former-price'
import { MARQUEE } from '../marquee'
import type { ListingKind } from '../overrides/overrides'

/** The expression of the index `property_past_prices`. */
const FIRST_UNTIL = sql`${property.data} ->> '$.pastPrices[0].until'`

/**
 * Returns the IDs of properties or projects whose first open house day is over, at most `limit` of them. Properties have
 * an index of this expression.
 */
export async function findPastOpenHouses(
  db: Db,
  kind: ListingKind,
  today: string,
  limit: number,
): Promise<number[]> {
  const table = kind === 'project' ? project : property
  return findIds(db, table, lt(sql`${table.data} ->> '$.openHouses[0].date'`, today), limit)
}

/** Returns the IDs of properties whose oldest past price is no longer shown, at most `limit` of them. */
export async function findExpiredPrices(db: Db, now: Date, limit: number): Promise<number[]> {
  const hasNoLabel = sql`${property.data} ->> '$.marquee' is not ${MARQUEE.newPrice}`
  return findIds(db, property, and(lt(FIRST_UNTIL, firstShownDay(now)), hasNoLabel), limit)
}

async function findIds(
  db: Db,
  table: typeof property | typeof project,
  condition: SQL | undefined,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(condition, isNull(table.deletedAt)))
    .limit(limit)
  return rows.map(({ id }) => id)
}
