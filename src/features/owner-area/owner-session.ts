import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../env'
import { mayDo } from '../../platform/accounts/rights'
import { primaryDb } from '../../platform/db/db'
import { deleteCookie, readSignedCookie, writeSignedCookie } from '../../platform/http/cookies'
import { readAccount, session, staffSessionHash } from '../../site/accounts/session'
import { IMPERSONATION_MINUTES, type Impersonation } from './impersonation'
import { findOwnerAccount } from './owners'

const COOKIE = 'owner-view'
const IMPERSONATION_MS = IMPERSONATION_MINUTES * 60_000

/** Requires an owner's session, or a staff member who impersonates the owner. The response is never cached. */
export const ownerSession = createMiddleware<AppEnv>(async function ownerSession(c, next) {
  const looking = await readImpersonation(c)
  if (!looking) return session('owner')(c, next)
  c.set('looking', looking)
  c.set('account', looking.owner)
  await next()
  c.header('Cache-Control', 'no-store')
})

/** Lets this staff session view an owner's area for 15 minutes. */
export async function startImpersonation(c: Context<AppEnv>, ownerId: number): Promise<void> {
  const holder = await staffSessionHash(c)
  await writeSignedCookie(c, COOKIE, String(ownerId), { maxAge: IMPERSONATION_MS / 1000, holder })
}

export function endImpersonation(c: Context<AppEnv>): void {
  deleteCookie(c, COOKIE)
}

/**
 * Returns the impersonation of this request, or null if it has expired, its staff session ended, or the owner has no
 * access.
 */
export async function readImpersonation(c: Context<AppEnv>): Promise<Impersonation | null> {
  const pass = await readSignedCookie(c, COOKIE, await staffSessionHash(c))
  if (!pass) return null
  const staffMember = await readAccount(c, 'staff')
  if (!staffMember || !mayDo(staffMember.role, 'owners')) return null
  const owner = await findOwnerAccount(primaryDb(c.env.DB), Number(pass.value))
  return owner && { owner, since: pass.endsAt - IMPERSONATION_MS }
}
