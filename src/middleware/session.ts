import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { primaryDb } from '../data/db/db'
import { type LoginResult, logIn } from '../data/people/login'
import {
  endAllSessions,
  endSession,
  readSession,
  SESSION_CLOCK,
  startSession,
} from '../data/people/sessions'
import { isLoopback } from '../domain/content/site-origin'
import { type Account, credentials, type Door } from '../domain/people/account'
import type { AppEnv } from '../env'
import { callerOf, rateOptions } from './rate-limit'

const COOKIES: Record<Door, string> = { owner: 'sid', staff: 'staff' }

/** Who came by this door, as `account`; what they are sent is kept nowhere. */
export function session(door: Door) {
  return createMiddleware<AppEnv>(async function session(c, next) {
    c.set('account', await readAccount(c, door))
    await next()
    c.header('Cache-Control', 'no-store')
  })
}

/** Who came by this door, or null. A database that doesn't answer is an error, never somebody. */
export async function readAccount(c: Context<AppEnv>, door: Door): Promise<Account | null> {
  const token = sessionToken(c, door)
  return token ? readSession(primaryDb(c.env.DB), token, door, new Date()) : null
}

/** What the browser holds for this door, whatever it is worth. */
export function sessionToken(c: Context<AppEnv>, door: Door): string | undefined {
  return readCookie(c, COOKIES[door])
}

/** Checks what a login form holds and, when it is right, starts a session in this browser. */
export async function signIn(c: Context<AppEnv>, door: Door, form: unknown): Promise<LoginResult> {
  const given = credentials.safeParse(form)
  if (!given.success) return { status: 'failed' }
  const db = primaryDb(c.env.DB)
  const { factor, now } = rateOptions(c)
  const result = await logIn(db, given.data, { door, address: callerOf(c), factor }, now)
  if (result.status !== 'success') return result

  const userAgent = c.req.header('User-Agent') ?? ''
  const before = sessionToken(c, door)
  const token = await startSession(db, { account: result.account, userAgent }, before, now)
  writeCookie(c, COOKIES[door], token, SESSION_CLOCK[door].longest / 1000)
  return result
}

/** Ends the session of this browser, or all of the account's. */
export async function signOut(c: Context<AppEnv>, door: Door, everywhere: boolean): Promise<void> {
  const db = primaryDb(c.env.DB)
  const [token, account] = [sessionToken(c, door), await readAccount(c, door)]
  if (token) await endSession(db, token)
  if (account && everywhere) await endAllSessions(db, account.id)
  forgetCookie(c, COOKIES[door])
}

/** A cookie under the name it has here. */
export function readCookie(c: Context<AppEnv>, name: string): string | undefined {
  return getCookie(c, hereNamed(c, name))
}

export function writeCookie(c: Context<AppEnv>, name: string, value: string, maxAge: number): void {
  const secure = !isOwnMachine(c)
  setCookie(c, hereNamed(c, name), value, {
    ...{ path: '/', httpOnly: true, sameSite: 'Lax' },
    ...{ secure, maxAge },
  })
}

export function forgetCookie(c: Context<AppEnv>, name: string): void {
  writeCookie(c, name, '', 0)
}

/** Browsers believe a `__Host-` cookie only when this site itself set it over https. */
function hereNamed(c: Context<AppEnv>, name: string): string {
  return isOwnMachine(c) ? name : `__Host-${name}`
}

/** Over plain http, secure cookies would get lost; only a machine of one's own goes without https. */
function isOwnMachine(c: Context<AppEnv>): boolean {
  return c.req.url.startsWith('http:') && isLoopback(c.req.url)
}
