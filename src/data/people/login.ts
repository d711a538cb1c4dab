import { type Account, type Credentials, isOfRealm, type Realm } from '../../domain/people/account'
import type { Db } from '../db/db'
import { findSecret } from './accounts'
import { countTry, forgiveTry } from './login-tries'
import { isPassword } from './passwords'

export type LoginResult =
  | { status: 'success'; account: Account }
  | { status: 'failed' }
  /** The password was not checked: too many attempts came before. */
  | { status: 'limited'; seconds: number }

interface LoginFrom {
  realm: Realm
  address: string
  /** Multiplies every limit: `RATE_LIMIT_FACTOR`. */
  factor: number
}

/**
 * Checks an address and its password at one of the realms. Whatever is wrong, the answer and its
 * cost are the same: one scrypt, be the address unknown, without a password, or of the other realm.
 */
export async function logIn(
  db: Db,
  { email, password }: Credentials,
  { realm, address, factor }: LoginFrom,
  now: Date,
): Promise<LoginResult> {
  const seconds = await countTry(db, { email, address }, factor, now)
  if (seconds !== null) return { status: 'limited', seconds }

  const secret = await findSecret(db, email)
  const isRight = await isPassword(password, secret?.password ?? null)
  if (!secret || !isRight || !isOfRealm(secret.account.role, realm)) return { status: 'failed' }
  await forgiveTry(db, { email, address }, now)
  return { status: 'success', account: secret.account }
}
