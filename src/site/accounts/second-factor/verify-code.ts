import { and, eq, lt, sql } from 'drizzle-orm'
import type { Account } from '../../../platform/accounts/account'
import { auditRow } from '../../../platform/audit/audit'
import type { Db } from '../../../platform/db/db'
import { account } from '../../../platform/db/schema-people'
import type { Caller } from '../../../platform/http/caller'
import { countLoginAttempt, removeLoginAttempt } from '../login-tries'
import { type EnteredCode, MAX_WRONG_CODES, readCode, WARN_CODES } from './codes'
import { consumeCode } from './second-factor'

export type CodeResult =
  | { status: 'right'; kind: EnteredCode['kind'] }
  /** `isSuspicious` is true for the tenth wrong code in a row. */
  | { status: 'wrong'; isSuspicious: boolean }
  /** There were too many wrong codes. A recovery code or a new password is required. */
  | { status: 'blocked' }
  /** The code was not checked because there were too many attempts. */
  | { status: 'limited'; seconds: number }

interface CodeFrom {
  caller: Caller
  /** The factor `RATE_LIMIT_FACTOR`, by which every limit is multiplied. */
  factor: number
  /** True if the password of this login was already counted. */
  isLoggingIn?: boolean
}

/**
 * Checks and uses up a code of an account's second factor. A wrong code counts as a failed attempt, like a wrong
 * password. Wrong codes are also counted until the next right one, because the waits between attempts alone would allow
 * thousands of codes a day.
 */
export async function verifyCode(
  db: Db,
  { id, email }: Pick<Account, 'id' | 'email'>,
  text: string,
  { caller, factor, isLoggingIn = false }: CodeFrom,
  now: Date,
): Promise<CodeResult> {
  const entered = readCode(text)
  if (!entered) return { status: 'wrong', isSuspicious: false }
  const seconds = await countLoginAttempt(db, { email, caller }, factor, now)
  if (seconds !== null) return { status: 'limited', seconds }
  const count = await countCode(db, id)
  if (count === null && entered.kind === 'app') return { status: 'blocked' }
  if (!(await consumeCode(db, id, entered, now))) {
    const isSuspicious = count === WARN_CODES
    const isBlocked = count === MAX_WRONG_CODES
    const action = isBlocked ? 'account.codes-blocked' : 'account.codes-wrong'
    if (isSuspicious || isBlocked) await auditRow(db, { by: id, action, subjectId: id, now })
    return isBlocked ? { status: 'blocked' } : { status: 'wrong', isSuspicious }
  }
  await db.update(account).set({ wrongCodes: 0 }).where(eq(account.id, id))
  await removeLoginAttempt(db, { email, caller }, now, isLoggingIn ? 2 : 1)
  return { status: 'right', kind: entered.kind }
}

/**
 * Counts a code before it is checked, so that parallel attempts are limited too. Returns the number of codes since the
 * last right one, or null if there were too many wrong ones.
 */
async function countCode(db: Db, accountId: number): Promise<number | null> {
  const row = await db
    .update(account)
    .set({ wrongCodes: sql`${account.wrongCodes} + 1` })
    .where(and(eq(account.id, accountId), lt(account.wrongCodes, MAX_WRONG_CODES)))
    .returning({ count: account.wrongCodes })
    .get()
  return row?.count ?? null
}
