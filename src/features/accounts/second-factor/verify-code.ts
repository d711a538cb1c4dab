import type { Account } from '../../../platform/accounts/account'
import type { Db } from '../../../platform/db/db'
import type { Caller } from '../../../platform/http/caller'
import { countTry, forgiveTry } from '../login-tries'
import { type GivenCode, readCode } from './codes'
import { takeCode } from './second-factor'

export type CodeResult =
  | { status: 'right'; kind: GivenCode['kind'] }
  | { status: 'wrong' }
  /** The code was not looked at: too many attempts came before. */
  | { status: 'limited'; seconds: number }

interface CodeFrom {
  caller: Caller
  /** Multiplies every limit: `RATE_LIMIT_FACTOR`. */
  factor: number
  /** True where the password of this log-in was counted before. */
  isLoggingIn?: boolean
}

/** Checks and takes a code of an account's second factor; a wrong one is a try as a wrong password is. */
export async function proveCode(
  db: Db,
  { id, email }: Pick<Account, 'id' | 'email'>,
  text: string,
  { caller, factor, isLoggingIn = false }: CodeFrom,
  now: Date,
): Promise<CodeResult> {
  const given = readCode(text)
  if (!given) return { status: 'wrong' }
  const seconds = await countTry(db, { email, caller }, factor, now)
  if (seconds !== null) return { status: 'limited', seconds }
  if (!(await takeCode(db, id, given, now))) return { status: 'wrong' }
  await forgiveTry(db, { email, caller }, now, isLoggingIn ? 2 : 1)
  return { status: 'right', kind: given.kind }
}
