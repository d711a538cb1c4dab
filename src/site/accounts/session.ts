import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../env'
import { type Account, credentials, type Realm } from '../../platform/accounts/account'
import { primaryDb } from '../../platform/db/db'
import { tokenHash } from '../../platform/db/tokens'
import { deleteCookie, readCookie, writeCookie } from '../../platform/http/cookies'
import { callerOf, rateOptions } from '../../platform/http/rate-limit'
import { logSecurity } from '../../platform/log'
import { type LoginResult, logIn } from './login'
import {
  endAllSessions,
  endSession,
  readSession,
  renewSession,
  SESSION_CLOCK,
  startSession,
} from './sessions'

const COOKIES: Record<Realm, string> = { owner: 'sid', staff: 'staff' }

/** Sets `account` to the owner or the staff member of this realm's session; the response is never cached. */
export function session(realm: Realm) {
  return createMiddleware<AppEnv>(async function session(c, next) {
    c.set('account', await readAccount(c, realm))
    await next()
    c.header('Cache-Control', 'no-store')
  })
}

/** Returns the account of this realm's session, or null. Throws if the database does not respond. */
export async function readAccount(c: Context<AppEnv>, realm: Realm): Promise<Account | null> {
  const token = sessionToken(c, realm)
  return token ? readSession(primaryDb(c.env.DB), token, realm, new Date()) : null
}

/** Returns the token of this realm's session before its check: the new one if this request started or renewed it. */
export function sessionToken(c: Context<AppEnv>, realm: Realm): string | undefined {
  const started = c.get('newSession')
  if (started?.realm === realm) return started.token
  return readCookie(c, COOKIES[realm])
}

/** Returns a hash of this browser's staff session, to which a signed cookie can be bound. */
export function staffSessionHash(c: Context<AppEnv>): Promise<string> {
  return tokenHash(sessionToken(c, 'staff') ?? '')
}

/**
 * Checks the credentials of a login form and starts a session in this browser if they are right and no code is
 * required.
 */
export async function signIn(
  c: Context<AppEnv>,
  realm: Realm,
  form: unknown,
): Promise<LoginResult> {
  const parsed = credentials.safeParse(form)
  const db = primaryDb(c.env.DB)
  const { factor, now } = rateOptions(c)
  const result: LoginResult = parsed.success
    ? await logIn(db, parsed.data, { realm, caller: callerOf(c), factor }, now)
    : { status: 'failed' }
  if (result.status === 'code') {
    logSecurity('code requested', { realm, account: result.account.id })
    return result
  }
  if (result.status !== 'success') {
    logSecurity(result.status === 'limited' ? 'log-in limited' : 'log-in refused', { realm })
    return result
  }
  logSecurity('log-in succeeded', { realm, account: result.account.id })
  await startSessionHere(c, realm, result.account)
  return result
}

/** Starts a session in this browser and ends its previous one. `hasEnteredCode` is true if a code was entered for it. */
export async function startSessionHere(
  c: Context<AppEnv>,
  realm: Realm,
  account: Account,
  hasEnteredCode = false,
): Promise<void> {
  const newSession = { account, userAgent: c.req.header('User-Agent') ?? '', hasEnteredCode }
  const previousToken = sessionToken(c, realm)
  const token = await startSession(primaryDb(c.env.DB), newSession, previousToken, new Date())
  writeToken(c, realm, token, SESSION_CLOCK[realm].max / 1000)
}

/** Replaces the token of this browser's session after its user has entered a code of the second factor. */
export async function renewSessionHere(c: Context<AppEnv>, realm: Realm, now: Date): Promise<void> {
  const previousToken = sessionToken(c, realm) ?? ''
  const renewed = await renewSession(primaryDb(c.env.DB), previousToken, now)
  if (renewed) writeToken(c, realm, renewed.token, Math.ceil(renewed.remainingMs / 1000))
}

function writeToken(c: Context<AppEnv>, realm: Realm, token: string, maxAge: number): void {
  writeCookie(c, COOKIES[realm], token, maxAge)
  c.set('newSession', { realm, token })
}

/** Ends the session of this browser, or all of the account's. */
export async function signOut(
  c: Context<AppEnv>,
  realm: Realm,
  everywhere: boolean,
): Promise<void> {
  const db = primaryDb(c.env.DB)
  const [token, account] = [sessionToken(c, realm), await readAccount(c, realm)]
  if (token) await endSession(db, token)
  if (account && everywhere) await endAllSessions(db, account.id)
  deleteCookie(c, COOKIES[realm])
  // The header does not include `cookies`, because one of them stores the visitor's consent.
  c.header('Clear-Site-Data', '"cache"')
}
