import {
  type Account,
  type Credentials,
  isOfRealm,
  type Realm,
} from '../../platform/accounts/account'
import type { Db } from '../../platform/db/db'
import type { Caller } from '../../platform/http/caller'
import { HASH_RETRY_SECONDS, limitHashing } from './hash-limit'
import { countTry, forgiveTry } from './login-tries'
import { isOutdated, isPassword } from './passwords'
import { findSecret, renewHash } from './queries'

export type LoginResult =
  | { status: 'success'; account: Account }
  /** The password was right; a code of the second factor is due, and until then the try stays counted. */
  | { status: 'code'; account: Account }
  | { status: 'failed' }
  /** The password was not checked: too many attempts came before, or are under way. */
  | { status: 'limited'; seconds: number }

interface LoginFrom {
  realm: Realm
  caller: Caller
  /** Multiplies the numbers of tries: `RATE_LIMIT_FACTOR`. */
  factor: number
  /** True of somebody who is logged in and proves no more than the password. */
  isLoggedIn?: boolean
}

/**
 * Checks an address and its password at one of the realms. Whatever is wrong, the answer and its
 * cost are the same: one scrypt, be the address unknown, without a password, or of the other realm.
 * While two are checked in this isolate, all others are refused at once.
 */
export async function logIn(
  db: Db,
  given: Credentials,
  from: LoginFrom,
  now: Date,
): Promise<LoginResult> {
  const result = await limitHashing(() => logInNow(db, given, from, now), now)
  return result ?? { status: 'limited', seconds: HASH_RETRY_SECONDS }
}

async function logInNow(
  db: Db,
  { email, password }: Credentials,
  { realm, caller, factor, isLoggedIn = false }: LoginFrom,
  now: Date,
): Promise<LoginResult> {
  const seconds = await countTry(db, { email, caller }, factor, now)
  if (seconds !== null) return { status: 'limited', seconds }

  const secret = await findSecret(db, email)
  const isRight = await isPassword(password, secret?.password ?? null)
  if (!secret || !isRight || !isOfRealm(secret.account.role, realm)) return { status: 'failed' }
  if (secret.password !== null && isOutdated(secret.password)) {
    await renewHash(db, secret.account.id, password)
  }
  if (secret.hasFactor && !isLoggedIn) return { status: 'code', account: secret.account }
  await forgiveTry(db, { email, caller }, now)
  return { status: 'success', account: secret.account }
}
