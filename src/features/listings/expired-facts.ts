import { and, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { firstShownDay } from '../../listing/former-price'
import { MARQUEE } from '../../listing/marquee'
import { nextOpenHouses } from '../../listing/open-house'
import type { ListingKind } from '../../listing/overrides/overrides'
import type { Project, Property } from '../../listing/property'
import { readUnits } from '../../listing/queries/units'
import { type Db, runBatch } from '../../platform/db/db'
import { project, property } from '../../platform/db/schema'
import { raiseVersionFrom, readVersion, retryOnConflict } from '../../platform/db/version'
import { findListing, projectStatements, propertyStatements } from './edit-listing'
import { today } from './pins'

/** The maximum number of listings of a kind in one run. */
const MAX_LISTINGS = 50

/**
 * Removes the former prices that are no longer shown and the open house days that are over from their listings and
 * lists.
 */
export async function deleteExpiredFacts(db: Db, now: Date): Promise<void> {
  const day = today(now)
  const properties = [
    ...(await findExpiredPrices(db, now, MAX_LISTINGS)),
    ...(await findPastOpenHouses(db, 'property', day, MAX_LISTINGS)),
  ]
  const projects = await findPastOpenHouses(db, 'project', day, MAX_LISTINGS)
  for (const id of new Set(properties)) await deleteFactsOf(db, 'property', id, now)
  for (const id of projects) await deleteFactsOf(db, 'project', id, now)
}

function deleteFactsOf(db: Db, kind: ListingKind, id: number, now: Date): Promise<void> {
  return retryOnConflict(async () => {
    const version = await readVersion(db)
    const listing = await findListing(db, kind, id)
    if (!listing) return
    const { firstSeen } = listing
    const statements =
      listing.kind === 'property'
        ? await propertyStatements(db, { record: current(listing.record, now), firstSeen }, now)
        : await projectStatements(
            db,
            { record: current(listing.record, now), firstSeen },
            await readUnits(db, [id]),
          )
    await runBatch(db, [raiseVersionFrom(db, version, 'listings'), ...statements])
  })
}

/** Returns the record without open house days that are over. */
function current<Listing extends Property | Project>(
  { openHouses = [], ...record }: Listing,
  now: Date,
) {
  return { ...record, ...nextOpenHouses(openHouses, today(now)) }
}

/** The expression of the index `property_past_prices`. */
const FIRST_UNTIL = sql`${property.data} ->> '$.pastPrices[0].until'`

/**
 * Returns the IDs of properties or projects whose first open house day is over, at most `limit` of them. Properties have
 * an index of this expression.
 */
async function findPastOpenHouses(
  db: Db,
  kind: ListingKind,
  today: string,
  limit: number,
): Promise<number[]> {
  const table = kind === 'project' ? project : property
  return findIds(db, table, lt(sql`${table.data} ->> '$.openHouses[0].date'`, today), limit)
}

/** Returns the IDs of properties whose oldest past price is no longer shown, at most `limit` of them. */
async function findExpiredPrices(db: Db, now: Date, limit: number): Promise<number[]> {
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
