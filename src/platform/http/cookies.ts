import type { Context } from 'hono'
import { getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { AppEnv } from '../../env'
import { primaryDb } from '../db/db'
import { keyFor } from '../db/signing'
import { isLoopback } from './site-origin'

/** The format of a signed cookie: its value, its expiry time, and its signature. */
const SIGNED = /^(.*)\.(\d{13})\.[^.]+$/

/** Returns the value of an unsigned cookie, which a client can forge. */
export function readCookie(c: Context<AppEnv>, name: string): string | undefined {
  return getCookie(c, prefixed(c, name))
}

/** Sets the cookie for `maxAge` seconds. */
export function writeCookie(c: Context<AppEnv>, name: string, value: string, maxAge: number): void {
  setCookie(c, prefixed(c, name), value, options(c, maxAge))
}

export function deleteCookie(c: Context<AppEnv>, name: string): void {
  writeCookie(c, name, '', 0)
}

/**
 * Sets a cookie that only this server can create. It expires after `maxAge` seconds, also on the server. The signature
 * covers the name of the cookie and `holder`, such as the hash of a session, so it is not valid for another holder.
 */
export async function writeSignedCookie(
  c: Context<AppEnv>,
  name: string,
  value: string,
  { maxAge, holder }: { maxAge: number; holder: string },
): Promise<void> {
  const signed = `${value}.${Date.now() + maxAge * 1000}`
  const secret = await secretOf(c, name, holder)
  await setSignedCookie(c, prefixed(c, name), signed, secret, options(c, maxAge))
}

/**
 * Returns the value and the expiry time (ms) of a cookie that `writeSignedCookie` set for this holder. Returns null if
 * it is absent, expired, or has an invalid signature.
 */
export async function readSignedCookie(
  c: Context<AppEnv>,
  name: string,
  holder: string,
): Promise<{ value: string; endsAt: number } | null> {
  const [, value = '', ends] = SIGNED.exec(readCookie(c, name) ?? '') ?? []
  const endsAt = Number(ends)
  if (!(endsAt > Date.now())) return null
  const secret = await secretOf(c, name, holder)
  return (await getSignedCookie(c, secret, prefixed(c, name))) ? { value, endsAt } : null
}

function secretOf(c: Context<AppEnv>, name: string, holder: string): Promise<BufferSource> {
  return keyFor(primaryDb(c.env.DB), `the cookie ${name} of ${holder}`)
}

function options(c: Context<AppEnv>, maxAge: number): CookieOptions {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: !isLoopbackRequest(c), maxAge }
}

/** Returns the name with the prefix `__Host-`. Browsers accept such a cookie only if this site set it over https. */
function prefixed(c: Context<AppEnv>, name: string): string {
  return isLoopbackRequest(c) ? name : `__Host-${name}`
}

/** Returns true for http on the developer's computer, where browsers reject secure cookies. */
function isLoopbackRequest(c: Context<AppEnv>): boolean {
  return c.req.url.startsWith('http:') && isLoopback(c.req.url)
}
