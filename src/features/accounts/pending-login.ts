import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import type { Account } from '../../platform/accounts/account'
import { primaryDb } from '../../platform/db/db'
import {
  deleteCookie,
  readCookie,
  readSignedCookie,
  writeSignedCookie,
} from '../../platform/http/cookies'
import { CODE_WAITS } from './second-factor/codes'
import { findDue } from './second-factor/second-factor'

const COOKIE = 'staff-code'

/** Notes in this browser that the account's password was right; that alone opens no page but the one for the code. */
export async function startPending(c: Context<AppEnv>, { id }: Account): Promise<void> {
  const due = await findDue(primaryDb(c.env.DB), id)
  const holder = String(due?.password)
  await writeSignedCookie(c, COOKIE, String(id), { maxAge: CODE_WAITS / 1000, holder })
}

/**
 * The account whose password this browser gave within ten minutes, and that owes a code; null for nobody. A
 * new password, and an account that is disabled or lost its second factor, end it.
 */
export async function pendingAccount(c: Context<AppEnv>): Promise<Account | null> {
  // The holder is the password, so the account is read before the signature is checked.
  const [id] = readCookie(c, COOKIE)?.split('.') ?? []
  const due = id ? await findDue(primaryDb(c.env.DB), Number(id)) : null
  if (!due) return null
  const signed = await readSignedCookie(c, COOKIE, String(due.password))
  return signed?.value === String(due.account.id) ? due.account : null
}

export function clearPendingLogin(c: Context<AppEnv>): void {
  deleteCookie(c, COOKIE)
}
