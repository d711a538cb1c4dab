import { nextOpenHouses } from '../../../listing/overrides/manual-listing'
import type { Property } from '../../../listing/property'
import { findExpiredPrices, findPastOpenHouses } from '../../../listing/queries/expired-facts'
import { retryOnConflict } from '../../../listing/queries/listing-index'
import { type Db, runBatch } from '../../../platform/db/db'
import { raiseVersionFrom, readVersion } from '../../../platform/db/version'
import { findListing, propertyStatements } from './edit-listing'
import { today } from './pins'

/** The maximum number of properties of one run. */
const MAX_PROPERTIES = 50

/**
 * Removes the former prices that are no longer shown and the open house days that are over from their properties and
 * lists.
 */
export async function deleteExpiredFacts(db: Db, now: Date): Promise<void> {
  const ids = [
    ...(await findExpiredPrices(db, now, MAX_PROPERTIES)),
    ...(await findPastOpenHouses(db, today(now), MAX_PROPERTIES)),
  ]
  for (const id of new Set(ids)) {
    await retryOnConflict(async () => {
      const version = await readVersion(db)
      const listing = await findListing(db, 'property', id)
      if (listing?.kind !== 'property') return
      const edited = { ...listing, record: withoutPastDays(listing.record, today(now)) }
      const statements = await propertyStatements(db, edited, now)
      await runBatch(db, [raiseVersionFrom(db, version, 'listings'), ...statements])
    })
  }
}

function withoutPastDays({ openHouses = [], ...record }: Property, day: string): Property {
  const days = nextOpenHouses(openHouses, day)
  return days.length > 0 ? { ...record, openHouses: days } : record
}
