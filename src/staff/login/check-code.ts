import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import type { Account } from '../../platform/accounts/account'
import { callerOf, rateOptions } from '../../platform/http/rate-limit'
import { logSecurity } from '../../platform/log'
import { mailAbout } from '../../site/accounts/mail-account-change'
import { type CodeResult, verifyCode } from '../../site/accounts/second-factor/verify-code'

/** The names of the fields of `CodeFields`. */
export const CODE_FIELDS = { app: 'otp', recovery: 'recovery-code' } as const

/** Returns the code in a form with `CodeFields`. */
export function codeOf(texts: Record<string, string>): string {
  return texts[CODE_FIELDS.recovery] || texts[CODE_FIELDS.app] || ''
}

/** Checks a code and marks it as used. The use of a recovery code and many wrong codes are reported by mail. */
export async function checkCode(
  c: Context<AppEnv>,
  account: Account,
  text: string,
  { isLoggingIn = false } = {},
): Promise<CodeResult> {
  const { factor, now } = rateOptions(c)
  const attempt = { caller: callerOf(c), factor, isLoggingIn }
  const result = await verifyCode(c.get('db'), account, text, attempt, now)
  const logFields = { realm: 'staff', account: account.id }
  if (result.status === 'wrong' || result.status === 'blocked') {
    logSecurity('code refused', logFields)
  }
  if (result.status === 'wrong' && result.isSuspicious) await mailAbout(c, account, 'codes')
  if (result.status === 'limited') logSecurity('code limited', logFields)
  if (result.status === 'right' && result.kind === 'recovery') {
    logSecurity('recovery code used', logFields)
    await mailAbout(c, account, 'recovery')
  }
  return result
}

export function refusalOf(
  c: Context<AppEnv>,
  result: Exclude<CodeResult, { status: 'right' }>,
): [status: 401 | 429, failure: string] {
  const { t } = c.get('view')
  if (result.status === 'wrong') return [401, t('staff.code.wrong')]
  if (result.status === 'blocked')
    return [401, t('staff.code.blocked', { link: t('login.forgot') })]
  const { seconds } = result
  c.header('Retry-After', String(seconds))
  return [429, t('staff.login.wait', { seconds })]
}
