import { lt, lte } from 'drizzle-orm'
import { monthsBefore } from '../../domain/format/time-before'
import { SEARCH_MONTHS } from '../../domain/searches/saved-search'
import type { Db } from '../db/db'
import { deleteSome } from '../db/delete-some'
import { savedSearch, searchFind } from '../db/schema-searches'

/** Deletes some of the searches whose time is over, confirmed or not, and of what was told long ago. */
export async function forgetSearches(db: Db, now: Date): Promise<void> {
  const before = monthsBefore(now, SEARCH_MONTHS).getTime()
  await db.batch([
    deleteSome(db, savedSearch, [savedSearch.id], lte(savedSearch.endsAt, now.getTime())),
    deleteSome(db, searchFind, [searchFind.id], lt(searchFind.toldAt, before)),
  ])
}
