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

/** A login whose password was right, with the second factors of its account. */
interface PendingLogin {
  account: Account
  hasApp: boolean
  hasPasskey: boolean
}

/**
 * Stores in this browser's cookie that the account's password was right; the cookie opens only the page for the code.
 * Returns the second factors of the account, or null if it just lost them.
 */
export async function startPending(
  c: Context<AppEnv>,
  { id }: Account,
): Promise<PendingLogin | null> {
  const due = await findDue(primaryDb(c.env.DB), id)
  const sealContext = String(due?.password)
  await writeSignedCookie(c, COOKIE, String(id), {
    maxAge: CODE_ENTRY_TIMEOUT / 1000,
    holder: sealContext,
  })
  return due
}

/**
 * Returns the account whose password this browser sent within ten minutes and that still needs its second factor, or
 * null. The
 * login ends if the password changes, or if the account is disabled or loses its second factor.
 */
export async function pendingLogin(c: Context<AppEnv>): Promise<PendingLogin | null> {
  // The signature depends on the password, so the account is read before the signature is checked.
  const [id] = readCookie(c, COOKIE)?.split('.') ?? []
  const due = id ? await findDue(primaryDb(c.env.DB), Number(id)) : null
  if (!due) return null
  const signed = await readSignedCookie(c, COOKIE, String(due.password))
  return signed?.value === String(due.account.id) ? due : null
}

export function clearPendingLogin(c: Context<AppEnv>): void {
  deleteCookie(c, COOKIE)
}
