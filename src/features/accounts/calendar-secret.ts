import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Account } from '../../platform/accounts/account'
import { type Actor, auditIfChanged, auditRow } from '../../platform/audit/audit'
import type { Db } from '../../platform/db/db'
import { account } from '../../platform/db/schema-people'
import { randomToken, tokenHash } from '../../platform/db/tokens'
import { ACCOUNT } from '../../site/accounts/queries'

/** Stores a new secret for an account's calendar feed and returns it. An earlier address stops working. */
export async function createCalendarSecret(db: Db, id: number, { by, now }: Actor) {
  const secret = randomToken()
  await db.batch([
    db
      .update(account)
      .set({ calendarHash: await tokenHash(secret) })
      .where(eq(account.id, id)),
    auditRow(db, { by, now, action: 'account.calendar-on', subjectId: id }),
  ])
  return secret
}

/** Ends an account's calendar feed. */
export async function deleteCalendarSecret(db: Db, id: number, { by, now }: Actor): Promise<void> {
  await db.batch([
    db
      .update(account)
      .set({ calendarHash: null })
      .where(and(eq(account.id, id), isNotNull(account.calendarHash))),
    auditIfChanged(db, { by, now, action: 'account.calendar-off', subjectId: id }),
  ])
}

/** Returns true if an account has a calendar feed. */
export async function hasCalendarFeed(db: Db, id: number): Promise<boolean> {
  const hasFeed = and(eq(account.id, id), isNotNull(account.calendarHash))
  return (await db.$count(account, hasFeed)) > 0
}

/** Returns the account of a calendar feed's secret, or null if the feed has ended or the account is disabled. */
export async function findCalendarAccount(db: Db, secret: string): Promise<Account | null> {
  const query = db
    .select(ACCOUNT)
    .from(account)
    .where(and(eq(account.calendarHash, await tokenHash(secret)), isNull(account.disabledAt)))
  return (await query.get()) ?? null
}
