import {
  type Account,
  type Credentials,
  isOfRealm,
  type Realm,
} from '../../platform/accounts/account'
import type { Db } from '../../platform/db/db'
import type { Caller } from '../../platform/http/caller'
import { HASH_RETRY_SECONDS, limitHashing } from './hash-limit'
import { countLoginAttempt, removeLoginAttempt } from './login-tries'
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
  { realm, caller, factor, isLoggedIn = false }: LoginFrom,
  now: Date,
): Promise<LoginResult> {
  const seconds = await countLoginAttempt(db, { email, caller }, factor, now)
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
