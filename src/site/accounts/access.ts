import { and, eq, inArray } from 'drizzle-orm'
import { normaliseEmail } from '../../platform/accounts/account'
import type { Db, Statement } from '../../platform/db/db'
import { ownerProperty } from '../../platform/db/schema-history'
import { account, recoveryCode, resetToken, session } from '../../platform/db/schema-people'
import { notLastAdminCondition } from './last-admin'

export const ACCESS_CHANGES = ['disable', 'enable', 'delete'] as const
type AccessChange = (typeof ACCESS_CHANGES)[number]

/**
 * Returns the statements that enable, disable or delete the account with this email address, and end its sessions,
 * password links and calendar feed. They do not disable or delete the last administrator who can log in.
 */
export function accessStatements(
  db: Db,
  change: AccessChange,
  email: string,
  now: Date,
): [Statement, ...Statement[]] {
  const isOfAddress = eq(account.email, normaliseEmail(email))
  const condition = change === 'enable' ? isOfAddress : and(isOfAddress, notLastAdminCondition())
  const accountIds = db.select({ id: account.id }).from(account).where(condition)
  const ended = [
    db.delete(session).where(inArray(session.accountId, accountIds)),
    db.delete(resetToken).where(inArray(resetToken.accountId, accountIds)),
  ]
  if (change === 'delete') {
    return [
      db.delete(ownerProperty).where(inArray(ownerProperty.accountId, accountIds)),
      ...ended,
      db.delete(recoveryCode).where(inArray(recoveryCode.accountId, accountIds)),
      db.delete(account).where(condition),
    ]
  }
  const disabledAt = change === 'disable' ? now.getTime() : null
  return [db.update(account).set({ disabledAt, calendarHash: null }).where(condition), ...ended]
}
