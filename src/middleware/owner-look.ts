import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { primaryDb } from '../data/db/db'
import { isSigned, sign } from '../data/db/signing'
import { tokenHash } from '../data/db/tokens'
import { findOwnerAccount } from '../data/people/owners'
import { LOOK_MINUTES, type Looking } from '../domain/people/looking'
import { mayDo } from '../domain/people/rights'
import type { AppEnv } from '../env'
import {
  forgetCookie,
  readAccount,
  readCookie,
  session,
  sessionToken,
  writeCookie,
} from './session'

const COOKIE = 'owner-view'
const LOOK_MS = LOOK_MINUTES * 60_000

/** The owner's session, or the owner whom a colleague looks at; the answer is never cached. */
export const ownerSession = createMiddleware<AppEnv>(async function ownerSession(c, next) {
  const looking = await readLook(c)
  if (!looking) return session('owner')(c, next)
  c.set('looking', looking)
  c.set('account', looking.owner)
  await next()
  c.header('Cache-Control', 'no-store')
})

/** Lets this staff session see an owner's area for a quarter of an hour. */
export async function startLook(c: Context<AppEnv>, ownerId: number): Promise<void> {
  const ends = String(Date.now() + LOOK_MS)
  const signature = await sign(primaryDb(c.env.DB), await passText(c, String(ownerId), ends))
  writeCookie(c, COOKIE, `${ownerId}.${ends}.${signature}`, LOOK_MS / 1000)
}

export function endLook(c: Context<AppEnv>): void {
  forgetCookie(c, COOKIE)
}

/** The look that this request's pass allows; null when it is over, its staff session ended, or the owner is out. */
export async function readLook(c: Context<AppEnv>): Promise<Looking | null> {
  const [id = '', ends = '', signature = ''] = readCookie(c, COOKIE)?.split('.') ?? []
  if (!(Number(ends) > Date.now())) return null
  const db = primaryDb(c.env.DB)
  if (!(await isSigned(db, await passText(c, id, ends), signature))) return null
  const colleague = await readAccount(c, 'staff')
  if (!colleague || !mayDo(colleague.role, 'owners')) return null
  const owner = await findOwnerAccount(db, Number(id))
  return owner && { owner, since: Number(ends) - LOOK_MS }
}

/** The pass is of one owner and one session of staff: with that, it ends. */
async function passText(c: Context<AppEnv>, id: string, ends: string): Promise<string> {
  return `owner view ${id} ${ends} ${await tokenHash(sessionToken(c, 'staff') ?? '')}`
}
