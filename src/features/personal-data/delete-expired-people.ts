import { inArray, isNull, lt, lte } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { deleteSome, isInNextBatch, repeatUntilDone } from '../../platform/db/delete-in-batches'
import { ownerEntry } from '../../platform/db/schema-appointments'
import { ownerProperty, propertyHistory } from '../../platform/db/schema-history'
import {
  account,
  audit,
  consentCount,
  erasure,
  passkeyChallenge,
  resetToken,
  session,
} from '../../platform/db/schema-people'
import { monthsBefore, utcDay } from '../../platform/format/time-before'
import type { Retention } from '../../site/retention'

/** Deletes the histories that have not changed within their retention period, and the agency's old entries. */
export async function deleteExpiredHistories(
  db: Db,
  { historyMonths }: Retention,
  now: Date,
): Promise<void> {
  const since = monthsBefore(now, historyMonths)
  const { changedAt, propertyId } = propertyHistory
  const undated = isInNextBatch(propertyHistory, [propertyId], isNull(changedAt))
  await repeatUntilDone(db, [
    db.update(propertyHistory).set({ changedAt: now.toISOString() }).where(undated),
    deleteSome(db, propertyHistory, [propertyId], lt(changedAt, since.toISOString())),
    deleteSome(db, ownerEntry, [ownerEntry.id], lt(ownerEntry.at, since.getTime())),
  ])
}

/** Deletes the owners who have had no property for the retention period, with all of their data. */
export async function deleteExpiredOwners(
  db: Db,
  { accountMonths }: Retention,
  now: Date,
): Promise<void> {
  const before = monthsBefore(now, accountMonths).getTime()
  const isOver = isInNextBatch(account, [account.id], lt(account.homesEndedAt, before))
  const expiredIds = db.select({ id: account.id }).from(account).where(isOver)
  await repeatUntilDone(db, [
    db.delete(session).where(inArray(session.accountId, expiredIds)),
    db.delete(resetToken).where(inArray(resetToken.accountId, expiredIds)),
    db.delete(ownerProperty).where(inArray(ownerProperty.accountId, expiredIds)),
    db.delete(account).where(isOver),
  ])
}

/** Deletes the old entries of the registers, which contain no names. */
export async function deleteExpiredEntries(
  db: Db,
  { auditMonths }: Retention,
  now: Date,
): Promise<void> {
  const at = monthsBefore(now, auditMonths)
  const before = utcDay(at)
  const { day, scripts, answer } = consentCount
  await repeatUntilDone(db, [
    deleteSome(db, audit, [audit.id], lt(audit.at, at.getTime())),
    deleteSome(db, erasure, [erasure.id], lt(erasure.day, before)),
    deleteSome(db, consentCount, [day, scripts, answer], lt(day, before)),
  ])
}

/** Deletes the expired sessions, mailed links and used challenges of passkeys. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  const at = now.getTime()
  const { tokenHash, endsAt, idleUntil } = session
  const { challenge } = passkeyChallenge
  await repeatUntilDone(db, [
    deleteSome(db, session, [tokenHash], lte(endsAt, at)),
    deleteSome(db, session, [tokenHash], lte(idleUntil, at)),
    deleteSome(db, resetToken, [resetToken.tokenHash], lte(resetToken.endsAt, at)),
    deleteSome(db, passkeyChallenge, [challenge], lte(passkeyChallenge.endsAt, at)),
  ])
}
