import {
  type Account,
  type Credentials,
  isOfRealm,
  type Realm,
} from '../../platform/accounts/account'
import type { Db } from '../../platform/db/db'
import type { Caller } from '../../platform/http/caller'
import { countSite } from '../../platform/http/rate-limits'
import { HASH_RETRY_SECONDS, limitHashing } from './hash-limit'
import {
  countLoginAttempt,
  knownLoginSeconds,
  type LoginAttempt,
  removeLoginAttempt,
} from './login-tries'
import { isOutdated, isPassword } from './passwords'
import { findSecret, renewHash } from './queries'

export type LoginResult =
  | { status: 'success'; account: Account }
  /** The password was right and a code of the second factor is required. The attempt stays counted until then. */
  | { status: 'code'; account: Account }
  | { status: 'failed' }
  /** The password was not checked: there were too many attempts, or too many are being checked now. */
  | { status: 'limited'; seconds: number }

interface LoginFrom {
  realm: Realm
  caller: Caller
  /** The factor `RATE_LIMIT_FACTOR`, by which the numbers of attempts are multiplied. */
  factor: number
  /** True for a user who is logged in and confirms only the password. */
  isLoggedIn?: boolean
}

/**
 * Checks an email address and its password in one of the realms. The response and its cost are the same for every
 * failure: one scrypt, also if the address is unknown, has no password, or is of the other realm. While two passwords
 * are checked in this isolate, all others are refused at once.
 */
export async function logIn(
  db: Db,
  credentials: Credentials,
  from: LoginFrom,
  now: Date,
): Promise<LoginResult> {
  const result = await limitHashing(() => logInNow(db, credentials, from, now), now)
  return result ?? { status: 'limited', seconds: HASH_RETRY_SECONDS }
}

async function logInNow(
  db: Db,
  { email, password }: Credentials,
  from: LoginFrom,
  now: Date,
): Promise<LoginResult> {
  const { realm, caller, isLoggedIn = false } = from
  const seconds = await countAttempt(db, { email, caller }, from, now)
  if (seconds !== null) return { status: 'limited', seconds }

  const secret = await findSecret(db, email)
  const isRight = await isPassword(password, secret?.password ?? null)
  if (!secret || !isRight || !isOfRealm(secret.account.role, realm)) return { status: 'failed' }
  if (secret.password !== null && isOutdated(secret.password)) {
    await renewHash(db, secret.account.id, password)
  }
  if (realm === 'staff' && secret.hasFactor && !isLoggedIn)
    return { status: 'code', account: secret.account }
  await removeLoginAttempt(db, { email, caller }, now)
  return { status: 'success', account: secret.account }
}

/**
 * Counts an attempt for the site and for its account. Returns the seconds to wait, or null. A known wait does not count
 * for the site, so that one address cannot use up the attempts of all.
 */
async function countAttempt(
  db: Db,
  attempt: LoginAttempt,
  { factor, isLoggedIn }: LoginFrom,
  now: Date,
): Promise<number | null> {
  const known = await knownLoginSeconds(db, attempt, now)
  if (known > 0) return known
  const site = isLoggedIn ? null : await countSite(db, 'login', { factor, now })
  if (site && !site.allowed) return site.retryAfterSeconds
  return countLoginAttempt(db, attempt, factor, now)
}
