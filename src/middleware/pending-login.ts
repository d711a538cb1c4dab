import type { Context } from 'hono'
import { primaryDb } from '../data/db/db'
import { isSigned, sign } from '../data/db/signing'
import { findDue } from '../data/people/second-factor'
import type { Account } from '../domain/people/account'
import { CODE_WAITS } from '../domain/people/second-factor'
import type { AppEnv } from '../env'
import { forgetCookie, readCookie, writeCookie } from './session'

const COOKIE = 'staff-code'

/** Notes in this browser that the account's password was right; that alone opens no page but the one for the code. */
export async function startPending(c: Context<AppEnv>, { id }: Account): Promise<void> {
  const db = primaryDb(c.env.DB)
  const ends = Date.now() + CODE_WAITS
  const due = await findDue(db, id)
  const signature = await sign(db, pendingText(id, ends, due?.password))
  writeCookie(c, COOKIE, `${id}.${ends}.${signature}`, CODE_WAITS / 1000)
}

/**
 * The account whose password this browser gave within ten minutes, and that owes a code; null for nobody. A
 * new password, and an account that is disabled or lost its second factor, end it.
 */
export async function pendingAccount(c: Context<AppEnv>): Promise<Account | null> {
  const [id, ends, signature = ''] = readCookie(c, COOKIE)?.split('.') ?? []
  if (!(Number(ends) > Date.now())) return null
  const db = primaryDb(c.env.DB)
  const due = await findDue(db, Number(id))
  if (!due) return null
  const text = pendingText(due.account.id, Number(ends), due.password)
  return (await isSigned(db, text, signature)) ? due.account : null
}

export function forgetPending(c: Context<AppEnv>): void {
  forgetCookie(c, COOKIE)
}

function pendingText(id: number, ends: number, password: string | null | undefined): string {
  return `log-in of ${id} without its code until ${ends}, password ${password}`
}
