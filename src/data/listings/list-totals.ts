import { sql } from 'drizzle-orm'
import type { CacheContext } from '../../cache'
import { type ListFilter, withPage } from '../../domain/list/list-filter'
import type { Db } from '../db/db'
import { cachedList, readOf } from './cached-lists'
import { totalOf } from './list-query'

/**
 * The totals of `others`, in their order, from the cache or in one round trip. The cache key is
 * `filter` and `name` alone, so `others` must follow from them.
 */
export function otherTotals(
  db: Db,
  cache: CacheContext,
  filter: ListFilter,
  others: ListFilter[],
  name: string,
): Promise<number[]> {
  const whole: ListFilter = { ...withPage(filter, 1), order: 'newest' }
  const reads = () => others.map((other) => readOf(other))
  const part = { name, isOurs: true, reads }
  return cachedList(cache, whole, part, () => countEach(db, others))
}

async function countEach(db: Db, filters: ListFilter[]): Promise<number[]> {
  const [first, ...rest] = filters.map((filter) =>
    db.select({ total: totalOf(filter) }).from(sql`(SELECT 1)`),
  )
  if (!first) return []
  const answers = await db.batch([first, ...rest])
  return answers.map((rows) => rows[0]?.total ?? 0)
}
