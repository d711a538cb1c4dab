import type { Db } from '../../platform/db/db'
import { listingRules } from '../../platform/db/schema'
import { readPublishSettings, reindexListings } from './listing-index'

/** Increase this with each change of the rows in `listing-rows.ts`, so that a release rebuilds the lists. */
export const ROW_FORMAT = 9

/**
 * Rebuilds the lists if the publish settings or the rules of their rows have changed since the last build. Returns true
 * if it did.
 */
export async function followPublishRules(db: Db): Promise<boolean> {
  const rules = { ...(await readPublishSettings(db)), rows: ROW_FORMAT }
  const last = await db.select().from(listingRules).get()
  if (last && JSON.stringify(last.rules) === JSON.stringify(rules)) return false
  await reindexListings(db)
  await db
    .insert(listingRules)
    .values({ id: 1, rules })
    .onConflictDoUpdate({ target: listingRules.id, set: { rules } })
  return true
}
