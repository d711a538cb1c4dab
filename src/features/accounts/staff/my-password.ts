import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import { callerOf, rateOptions } from '../../../platform/http/rate-limit'
import { logIn } from '../../../site/accounts/login'

/**
 * Checks the password of the logged-in account. Returns the reason for refusing it, or null if it is right. A wrong
 * password counts as a failed attempt.
 */
export async function checkOwnPassword(
  c: Context<AppEnv>,
  password: string,
): Promise<{ status: 422 | 429; issue: string } | null> {
  const { t } = c.get('view')
  const { factor, now } = rateOptions(c)
  const credentials = { email: c.get('staffMember').email, password }
  const attempt = { realm: 'staff', caller: callerOf(c), factor, isLoggedIn: true } as const
  const result = await logIn(c.get('db'), credentials, attempt, now)
  if (result.status === 'failed') return { status: 422, issue: t('staff.account.wrong') }
  if (result.status !== 'limited') return null
  const { seconds } = result
  c.header('Retry-After', String(seconds))
  return { status: 429, issue: t('staff.login.wait', { seconds }) }
}
