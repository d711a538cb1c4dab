import { retryOnConflict } from '../../../listing/queries/listing-index'
import { findExpiredPrices } from '../../../listing/queries/past-prices'
import { type Db, runBatch } from '../../../platform/db/db'
import { raiseVersionFrom, readVersion } from '../../../platform/db/version'
import { findListing, propertyStatements } from './edit-listing'

/** The maximum number of properties of one run. */
const MAX_PROPERTIES = 50

/** Removes the former prices that are no longer shown from their properties and lists. */
export async function deleteExpiredPrices(db: Db, now: Date): Promise<void> {
  for (const id of await findExpiredPrices(db, now, MAX_PROPERTIES)) {
    await retryOnConflict(async () => {
      const version = await readVersion(db)
      const listing = await findListing(db, 'property', id)
      if (listing?.kind !== 'property') return
      const statements = await propertyStatements(db, listing, now)
      await runBatch(db, [raiseVersionFrom(db, version, 'listings'), ...statements])
    })
  }
}
