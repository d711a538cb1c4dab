import { lt, lte } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { deleteSome, repeatUntilDone } from '../../platform/db/delete-in-batches'
import { savedSearch, searchFind } from '../../platform/db/schema-searches'
import { monthsBefore } from '../../platform/format/time-before'
import { SEARCH_MONTHS } from './saved-search'

/** Deletes the expired searches, confirmed or not, and the old notifications. */
export async function deleteExpiredSearches(db: Db, now: Date): Promise<void> {
  const before = monthsBefore(now, SEARCH_MONTHS).getTime()
  await repeatUntilDone(db, [
    deleteSome(db, savedSearch, [savedSearch.id], lte(savedSearch.endsAt, now.getTime())),
    deleteSome(db, searchFind, [searchFind.id], lt(searchFind.notifiedAt, before)),
  ])
}
