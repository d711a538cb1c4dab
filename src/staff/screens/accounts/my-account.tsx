import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import {
  createCalendarSecret,
  deleteCalendarSecret,
  hasCalendarFeed,
} from '../../../features/accounts/calendar-secret'
import { HASH_RETRY_SECONDS, limitHashing } from '../../../features/accounts/hash-limit'
import { mailAbout } from '../../../features/accounts/mail-account-change'
import { REMOVE_PASSKEYS } from '../../../features/accounts/passkeys/passkey-list'
import { listPasskeys } from '../../../features/accounts/passkeys/passkeys'
import { isSessionConfirmed } from '../../../features/accounts/passkeys/session-confirmed'
import { setPassword } from '../../../features/accounts/queries'
import { findFactor } from '../../../features/accounts/second-factor/second-factor'
import { sessionToken, startSessionHere } from '../../../features/accounts/session'
import { endOwnSession, listSessions } from '../../../features/accounts/sessions'
import { renameStaffMember } from '../../../features/accounts/staff-accounts'
import { isPasswordOfContext, passwordIssue } from '../../../features/owner-area/password-link'
import { SHORTEST_PASSWORD } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import { auditRow } from '../../../platform/audit/audit'
import { tokenHash } from '../../../platform/db/tokens'
import { readTexts } from '../../../platform/http/read-body'
import { logSecurity } from '../../../platform/log'
import { calendarFeedPath, STAFF, withQuery } from '../../../urls'
import { doneOf } from '../../actions'
import { requireRecentMfa } from '../../login/step-up'
import { sendStaffPage } from '../../staff-page'
import { personIssues, staffMemberSchema } from './accounts'
import { MY_ACCOUNT_RESULTS, type MyAccountIssues, MyAccountPage } from './my-account-page'
import { checkOwnPassword } from './my-password'
import { FACTOR_CHANGES } from './second-factor'

/** The screens on which staff members change their own account. */
export const myAccountRoutes = new Hono<AppEnv>()

myAccountRoutes.get('/account', (c) => sendAccount(c, 200))

myAccountRoutes.post('/account', async (c) => {
  const { name } = await readTexts(c, ['form'])
  const { db, view, actor, staffMember: account } = c.var
  const parsed = staffMemberSchema.pick({ name: true }).safeParse({ name })
  if (!parsed.success) {
    const { name: issue = 'staff.accounts.noname' } = personIssues(parsed.error)
    return sendAccount(c, 422, { name: view.t(issue) }, { typedName: name })
  }
  await renameStaffMember(db, account.id, parsed.data.name, actor)
  return c.redirect(withQuery(STAFF.account, 'done=name'), 303)
})

myAccountRoutes.post('/account/sessions/end', async (c) => {
  const { session = '' } = await readTexts(c, ['form'])
  await endOwnSession(c.get('db'), c.get('staffMember').id, session)
  return c.redirect(withQuery(STAFF.account, 'done=session'), 303)
})

/** The response contains the new address, which is not stored and can't be shown again. */
myAccountRoutes.post('/account/calendar', async (c) => {
  const { db, actor, staffMember: account } = c.var
  if (!mayDo(account.role, 'leads')) return sendAccount(c, 200)
  const page = await requireRecentMfa(c, await readTexts(c, ['form']))
  if (page) return page
  const secret = await createCalendarSecret(db, account.id, actor)
  await mailAbout(c, account, 'calendar-on')
  const calendarAddress = c.get('origin') + calendarFeedPath(secret)
  return sendAccount(c, 200, {}, { calendarAddress })
})

myAccountRoutes.post('/account/calendar/end', async (c) => {
  await deleteCalendarSecret(c.get('db'), c.get('staffMember').id, c.get('actor'))
  return c.redirect(withQuery(STAFF.account, 'done=calendar'), 303)
})

/** Asks for the second factor, after which the passkeys can be changed. */
myAccountRoutes.post('/account/confirmation', async (c) => {
  const page = await requireRecentMfa(c, await readTexts(c, ['form']))
  return page ?? c.redirect(STAFF.account, 303)
})

for (const [path, change] of Object.entries(FACTOR_CHANGES)) {
  myAccountRoutes.post(`/account${path}`, async (c) => {
    const result = await change(c, await readTexts(c, ['form']))
    return result instanceof Response ? result : sendAccount(c, result.status, result.issues)
  })
}

/**
 * The current password authenticates the request, as at the login. All other sessions end. The removal of the passkeys
 * also requires the second factor.
 */
myAccountRoutes.post('/account/password', async (c) => {
  const texts = await readTexts(c, ['form'])
  const { current = '', password = '' } = texts
  const removesPasskeys = texts.passkeys === REMOVE_PASSKEYS
  const { db, view, staffMember: account } = c.var
  const { t } = view
  const isOfContext = isPasswordOfContext(c, account, password)
  const issue = passwordIssue('staff', password) ?? (isOfContext ? 'login.common' : null)
  const refuse = (status: 422 | 429, issues: MyAccountIssues) =>
    sendAccount(c, status, { ...issues, removesPasskeys })
  if (issue) return refuse(422, { password: t(issue, { count: SHORTEST_PASSWORD.staff }) })
  const page = removesPasskeys ? await requireRecentMfa(c, texts) : null
  if (page) return page
  const passwordFailure = await checkOwnPassword(c, current)
  if (passwordFailure) return refuse(passwordFailure.status, { current: passwordFailure.issue })
  const isChanged = await limitHashing(async () => {
    await setPassword(db, account.id, password, { removesPasskeys })
    return true
  }, new Date())
  if (!isChanged) {
    c.header('Retry-After', String(HASH_RETRY_SECONDS))
    return refuse(429, { password: t('staff.login.wait', { seconds: HASH_RETRY_SECONDS }) })
  }
  logSecurity('password set', { realm: 'staff', account: account.id })
  await auditRow(db, { ...c.get('actor'), action: 'account.password', subjectId: account.id })
  await mailAbout(c, account, 'password')
  await startSessionHere(c, 'staff', account)
  return c.redirect(withQuery(STAFF.account, 'done=password'), 303)
})

async function sendAccount(
  c: Context<AppEnv>,
  status: 200 | 422 | 429,
  issues: MyAccountIssues = {},
  {
    calendarAddress = null,
    typedName,
  }: { calendarAddress?: string | null; typedName?: string | undefined } = {},
) {
  const { db, view, staffMember: account } = c.var
  const [sessions, factor, hasCalendar, passkeys, isConfirmed] = await Promise.all([
    listSessions(db, account.id, new Date()),
    findFactor(db, account.id),
    hasCalendarFeed(db, account.id),
    listPasskeys(db, account.id),
    isSessionConfirmed(c, 'staff'),
  ])
  const props = {
    view,
    account,
    sessions,
    factor,
    hasCalendar,
    calendarAddress,
    typedName,
    passkeys,
    isConfirmed,
    current: await tokenHash(sessionToken(c, 'staff') ?? ''),
    done: status === 200 ? doneOf(c, MY_ACCOUNT_RESULTS) : null,
    issues,
  }
  return sendStaffPage(c, view, {
    status,
    title: view.t('staff.account'),
    isForm: true,
    children: <MyAccountPage {...props} />,
  })
}
