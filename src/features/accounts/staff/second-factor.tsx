import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import type { Account } from '../../../platform/accounts/account'
import type { LabelKey } from '../../../platform/i18n'
import { logSecurity } from '../../../platform/log'
import { mailAbout } from '../../../site/accounts/mail-account-change'
import { renewStaffSession } from '../../../site/accounts/preview'
import { readCode } from '../../../site/accounts/second-factor/codes'
import {
  offeredSecret,
  offerSecret,
  renewCodes,
  switchOff,
  switchOn,
} from '../../../site/accounts/second-factor/second-factor'
import { newTimeStep, totpAddress } from '../../../site/accounts/second-factor/totp'
import { checkCode, codeOf, refusalOf } from '../../../staff/login/check-code'
import { sendStaffPage } from '../../../staff/staff-page'
import { STAFF } from '../../../urls'
import { checkOwnPassword } from './my-password'
import { RecoveryCodesPage } from './recovery-codes-page'
import type { FactorIssues } from './second-factor-panel'
import { SetUpPage } from './set-up-page'

type Texts = Record<string, string>

/** The reason why a change was refused, which the account page shows. */
export interface FactorRefusal {
  status: 422 | 429
  issues: FactorIssues
}

/** The actions on the own second factor, by the path below the account's address to which their forms post. */
export const FACTOR_ACTIONS = {
  '/second-factor': startSetUp,
  '/second-factor/confirmation': confirm,
  '/second-factor/removal': switchOffFactor,
  '/recovery-codes': renew,
}

/** Requires the password, because a person who finds an open session could lock out its owner. */
async function startSetUp(c: Context<AppEnv>, account: Account, { proof = '' }: Texts) {
  const passwordFailure = await checkOwnPassword(c, proof)
  if (passwordFailure)
    return { status: passwordFailure.status, issues: { proof: passwordFailure.issue } }
  const offeredSecretKey = await offerSecret(c.get('db'), account.id)
  return sendSetUp(c, offeredSecretKey)
}

async function confirm(c: Context<AppEnv>, account: Account, texts: Texts) {
  const { sealed = '' } = texts
  const db = c.get('db')
  const now = new Date()
  const secret = await offeredSecret(db, account.id, sealed)
  if (secret === null) return c.redirect(STAFF.account, 303)
  const parsedCode = readCode(codeOf(texts))
  const step = parsedCode && newTimeStep(secret, parsedCode.code, null, now)
  if (step === null) return sendSetUp(c, { secret, sealed }, c.get('view').t('staff.factor.wrong'))
  const codes = await switchOn(db, { accountId: account.id, secret, step }, now)
  if (!codes) return c.redirect(STAFF.account, 303)
  await renewStaffSession(c, now)
  logSecurity('second factor on', { account: account.id })
  await mailAbout(c, account, 'on')
  return sendCodes(c, codes, 'staff.codes.on')
}

async function renew(c: Context<AppEnv>, account: Account, texts: Texts) {
  const result = await checkCode(c, account, codeOf(texts))
  if (result.status !== 'right') return refusedCode(c, result, 'code')
  const now = new Date()
  await renewStaffSession(c, now)
  logSecurity('recovery codes renewed', { account: account.id })
  return sendCodes(c, await renewCodes(c.get('db'), account.id, now), 'staff.codes.renewed')
}

/** A value of six digits is a code, because no password is so short. */
async function switchOffFactor(c: Context<AppEnv>, account: Account, { proof = '' }: Texts) {
  if (readCode(proof)?.kind === 'app') {
    const result = await checkCode(c, account, proof)
    if (result.status !== 'right') return refusedCode(c, result, 'proof')
  } else {
    const passwordFailure = await checkOwnPassword(c, proof)
    if (passwordFailure)
      return { status: passwordFailure.status, issues: { proof: passwordFailure.issue } }
  }
  if (await switchOff(c.get('db'), account.id, c.get('actor'))) {
    logSecurity('second factor off', { account: account.id })
    await mailAbout(c, account, 'off')
  }
  return 'off'
}

function refusedCode(
  c: Context<AppEnv>,
  result: Parameters<typeof refusalOf>[1],
  field: keyof FactorIssues,
): FactorRefusal {
  const [status, failure] = refusalOf(c, result)
  return { status: status === 429 ? 429 : 422, issues: { [field]: failure } }
}

function sendSetUp(
  c: Context<AppEnv>,
  { secret, sealed }: { secret: string; sealed: string },
  failure?: string,
) {
  const view = c.get('view')
  const address = totpAddress(secret, view.site.settings.name, c.get('staffMember').email)
  return sendStaffPage(c, view, {
    status: failure ? 422 : 200,
    title: view.t('staff.factor.begin'),
    children: <SetUpPage {...{ view, secret, sealed, address, failure }} />,
  })
}

function sendCodes(c: Context<AppEnv>, codes: string[], notice: LabelKey) {
  const view = c.get('view')
  const props = { view, codes, email: c.get('staffMember').email, notice: view.t(notice) }
  return sendStaffPage(c, view, {
    title: view.t('staff.codes'),
    children: <RecoveryCodesPage {...props} />,
  })
}
