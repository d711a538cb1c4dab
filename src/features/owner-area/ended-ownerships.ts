import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { ownerProperty } from '../../platform/db/schema-history'
import { account } from '../../platform/db/schema-people'

/** Returns the statements that record since when owners have no property, and clear this once they have one again. */
export function markHomes(db: Db, now: Date) {
  const hasHomes = sql`exists (
    select 1 from ${ownerProperty} where ${ownerProperty.accountId} = ${account.id})`
  const isOwner = eq(account.role, 'owner')
  return [
    db
      .update(account)
      .set({ homesEndedAt: now.getTime() })
      .where(and(isOwner, isNull(account.homesEndedAt), not(hasHomes))),
    db
      .update(account)
      .set({ homesEndedAt: null })
      .where(and(isNotNull(account.homesEndedAt), hasHomes)),
  ] as const
}
