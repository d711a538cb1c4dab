import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import type { Realm } from '../../../platform/accounts/account'
import { primaryDb } from '../../../platform/db/db'
import { isRecentlyConfirmed } from '../second-factor/codes'
import { findSecondFactorState } from '../second-factor/second-factor'
import { sessionToken } from '../session'

/** Returns true if the user of this browser's session logged in or confirmed it within half an hour. */
export async function isSessionConfirmed(c: Context<AppEnv>, realm: Realm): Promise<boolean> {
  const token = sessionToken(c, realm) ?? ''
  const state = await findSecondFactorState(primaryDb(c.env.DB), token)
  return state !== null && isRecentlyConfirmed(state, realm, new Date())
}
