import { type Context, Hono } from 'hono'
import { REMOVE_PASSKEYS } from '../../../components/passkeys/passkey-list'
import type { AppEnv } from '../../../env'
import type { Account } from '../../../platform/accounts/account'
import { SHORTEST_PASSWORD } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import { auditRow } from '../../../platform/audit/audit'
import { tokenHash } from '../../../platform/db/tokens'
import { logSecurity } from '../../../platform/log'
import { HASH_RETRY_SECONDS, limitHashing } from '../../../site/accounts/hash-limit'
import { mailAbout } from '../../../site/accounts/mail-account-change'
import { listPasskeys } from '../../../site/accounts/passkeys/passkeys'
import { isSessionConfirmed } from '../../../site/accounts/passkeys/session-confirmed'
import { isPasswordOfContext, passwordIssue } from '../../../site/accounts/password-link'
import { setPassword } from '../../../site/accounts/queries'
import { findFactor } from '../../../site/accounts/second-factor/second-factor'
import { sessionToken, startSessionHere } from '../../../site/accounts/session'
import { endOwnSession, listSessions } from '../../../site/accounts/sessions'
import { doneOf, serveActions } from '../../../staff/actions'
import { requireRecentMfa } from '../../../staff/login/step-up'
import { sendStaffPage } from '../../../staff/staff-page'
import { calendarFeedPath, STAFF } from '../../../urls'
import { createCalendarSecret, deleteCalendarSecret, hasCalendarFeed } from '../calendar-secret'
import { renameStaffMember } from '../staff-accounts'
import { personIssues, staffMemberSchema } from './accounts'
import { MY_ACCOUNT_RESULTS, type MyAccountIssues, MyAccountPage } from './my-account-page'
import { checkOwnPassword } from './my-password'
import { FACTOR_ACTIONS, type FactorRefusal } from './second-factor'

/** The screens on which staff members change their own account. */
export const myAccountRoutes = new Hono<AppEnv>()

myAccountRoutes.get('/account', (c) => sendAccount(c, 200))

serveActions<Account, FactorRefusal>(
  myAccountRoutes,
  '/account',
  async (c) => c.get('staffMember'),
  {
    ...FACTOR_ACTIONS,
    async ''(c, account, { name }) {
      const parsed = staffMemberSchema.pick({ name: true }).safeParse({ name })
      if (!parsed.success) {
        const { name: issue = 'staff.accounts.noname' } = personIssues(parsed.error)
        return sendAccount(c, 422, { name: c.get('view').t(issue) }, { typedName: name })
      }
      await renameStaffMember(c.get('db'), account.id, parsed.data.name, c.get('actor'))
      return 'name'
    },
    async '/sessions/end'(c, account, { session = '' }) {
      await endOwnSession(c.get('db'), account.id, session)
      return 'session'
    },
    /** The response contains the new address, which is not stored and can't be shown again. */
    async '/calendar'(c, account, texts) {
      if (!mayDo(account.role, 'leads')) return sendAccount(c, 200)
      const page = await requireRecentMfa(c, texts)
      if (page) return page
      const secret = await createCalendarSecret(c.get('db'), account.id, c.get('actor'))
      await mailAbout(c, account, 'calendar-on')
      const calendarAddress = c.get('origin') + calendarFeedPath(secret)
      return sendAccount(c, 200, {}, { calendarAddress })
    },
    async '/calendar/end'(c, account) {
      await deleteCalendarSecret(c.get('db'), account.id, c.get('actor'))
      return 'calendar'
    },
    /** Asks for the second factor, after which the passkeys can be changed. */
    async '/confirmation'(c, _, texts) {
      return (await requireRecentMfa(c, texts)) ?? c.redirect(STAFF.account, 303)
    },
    '/password': changePassword,
  },
  (c, _, { status, issues }) => sendAccount(c, status, issues),
)

/**
 * The current password authenticates the request, as at the login. All other sessions end. The removal of the passkeys
 * also requires the second factor.
 */
async function changePassword(c: Context<AppEnv>, account: Account, texts: Record<string, string>) {
  const { current = '', password = '' } = texts
  const removesPasskeys = texts.passkeys === REMOVE_PASSKEYS
  const { db, view } = c.var
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
  return 'password'
}

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
    children: <MyAccountPage {...props} />,
  })
}
