import type { Db } from '../../platform/db/db'
import { listingRules } from '../../platform/db/schema'
import { readPublishSettings, reindexListings } from './listing-index'

/** Raised with every change of what `listing-rows.ts` makes of a record, so that a release rebuilds the lists. */
const ROWS = 5

/**
 * Rebuilds the lists when the publish settings or the rules of their rows differ from those that they
 * were built with; true when it did.
 */
export async function followPublishRules(db: Db): Promise<boolean> {
  const rules = { ...(await readPublishSettings(db)), rows: ROWS }
  const last = await db.select().from(listingRules).get()
  if (last && JSON.stringify(last.rules) === JSON.stringify(rules)) return false
  await reindexListings(db)
  await db
    .insert(listingRules)
    .values({ id: 1, rules })
    .onConflictDoUpdate({ target: listingRules.id, set: { rules } })
  return true
}
