import { nextOpenHouses } from '../../../listing/open-house'
import type { ListingKind } from '../../../listing/overrides/overrides'
import type { Project, Property } from '../../../listing/property'
import { findExpiredPrices, findPastOpenHouses } from '../../../listing/queries/expired-facts'
import { retryOnConflict } from '../../../listing/queries/listing-index'
import { readUnits } from '../../../listing/queries/units'
import { type Db, runBatch } from '../../../platform/db/db'
import { raiseVersionFrom, readVersion } from '../../../platform/db/version'
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
