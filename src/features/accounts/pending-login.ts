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
import { CODE_ENTRY_TIMEOUT } from './second-factor/codes'
import { findDue } from './second-factor/second-factor'

const COOKIE = 'staff-code'

/**
 * Stores in this browser's cookie that the account's password was right; the cookie opens only the page for the code.
 */
export async function startPending(c: Context<AppEnv>, { id }: Account): Promise<void> {
  const due = await findDue(primaryDb(c.env.DB), id)
  const sealContext = String(due?.password)
  await writeSignedCookie(c, COOKIE, String(id), {
    maxAge: CODE_ENTRY_TIMEOUT / 1000,
    holder: sealContext,
  })
}

/**
 * Returns the account whose password this browser sent within ten minutes and that still needs a code, or null. The
 * login ends if the password changes, or if the account is disabled or loses its second factor.
 */
export async function pendingAccount(c: Context<AppEnv>): Promise<Account | null> {
  // The signature depends on the password, so the account is read before the signature is checked.
  const [id] = readCookie(c, COOKIE)?.split('.') ?? []
  const due = id ? await findDue(primaryDb(c.env.DB), Number(id)) : null
  if (!due) return null
  const signed = await readSignedCookie(c, COOKIE, String(due.password))
  return signed?.value === String(due.account.id) ? due.account : null
}

export function clearPendingLogin(c: Context<AppEnv>): void {
  deleteCookie(c, COOKIE)
}
