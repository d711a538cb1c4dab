import type { Account } from '../../../platform/accounts/account'
import type { Db } from '../../../platform/db/db'
import type { Caller } from '../../../platform/http/caller'
import { countLoginAttempt, removeLoginAttempt } from '../login-tries'
import { type EnteredCode, readCode } from './codes'
import { consumeCode } from './second-factor'

export type CodeResult =
  | { status: 'right'; kind: EnteredCode['kind'] }
  | { status: 'wrong' }
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
 * password.
 */
export async function verifyCode(
  db: Db,
  { id, email }: Pick<Account, 'id' | 'email'>,
  text: string,
  { caller, factor, isLoggingIn = false }: CodeFrom,
  now: Date,
): Promise<CodeResult> {
  const entered = readCode(text)
  if (!entered) return { status: 'wrong' }
  const seconds = await countLoginAttempt(db, { email, caller }, factor, now)
  if (seconds !== null) return { status: 'limited', seconds }
  if (!(await consumeCode(db, id, entered, now))) return { status: 'wrong' }
  await removeLoginAttempt(db, { email, caller }, now, isLoggingIn ? 2 : 1)
  return { status: 'right', kind: entered.kind }
}
