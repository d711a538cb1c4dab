import type { Context } from 'hono'
import { primaryDb } from '../../../data/db/db'
import { logIn } from '../../../data/people/login'
import type { AppEnv } from '../../../env'
import { callerOf, rateOptions } from '../../../middleware/rate-limit'
import { staffAccount, staffView } from '../staff-page'

/** Why a password was not taken as that of whoever is logged in; null where it was. A wrong one is a try. */
export async function ownPasswordRefusal(
  c: Context<AppEnv>,
  password: string,
): Promise<{ status: 422 | 429; issue: string } | null> {
  const { t } = staffView(c)
  const { factor, now } = rateOptions(c)
  const given = { email: staffAccount(c).email, password }
  const from = { realm: 'staff', caller: callerOf(c), factor, isLoggedIn: true } as const
  const proof = await logIn(primaryDb(c.env.DB), given, from, now)
  if (proof.status === 'failed') return { status: 422, issue: t('staff.account.wrong') }
  if (proof.status !== 'limited') return null
  const { seconds } = proof
  c.header('Retry-After', String(seconds))
  return { status: 429, issue: t('staff.login.wait', { seconds }) }
}
