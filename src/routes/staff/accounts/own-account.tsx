import { type Context, Hono } from 'hono'
import { primaryDb } from '../../../data/db/db'
import { tokenHash } from '../../../data/db/tokens'
import { setPassword } from '../../../data/people/accounts'
import { auditRow } from '../../../data/people/audit'
import { logIn } from '../../../data/people/login'
import { endOwnSession, listSessions } from '../../../data/people/sessions'
import { SHORTEST_PASSWORD } from '../../../domain/people/account'
import type { AppEnv } from '../../../env'
import { logSecurity } from '../../../log'
import { callerOf, rateOptions } from '../../../middleware/rate-limit'
import { sessionToken, startSessionHere } from '../../../middleware/session'
import { STAFF, withQuery } from '../../../urls'
import { passwordIssue } from '../../shared/password-link'
import { readTexts } from '../../shared/read-body'
import { requireStaff } from '../guards'
import { sendStaffPage, staffAccount, staffView } from '../staff-page'
import { OwnAccountPage } from './own-account-page'

/** What somebody of the agency changes about the own account. */
export const ownAccount = new Hono<AppEnv>()

ownAccount.get('/account', requireStaff, (c) => sendAccount(c, 200))

ownAccount.post('/account', requireStaff, async (c, next) => {
  const { action, session = '', current = '', password = '' } = await readTexts(c, ['form'])
  if (action === 'session') {
    await endOwnSession(primaryDb(c.env.DB), staffAccount(c).id, session)
    return c.redirect(withQuery(STAFF.account, 'done=session'), 303)
  }
  return action === 'password' ? changePassword(c, current, password) : next()
})

/** The password that is proves who asks, as at the log-in; all other sessions end with it. */
async function changePassword(c: Context<AppEnv>, current: string, password: string) {
  const { t } = staffView(c)
  const account = staffAccount(c)
  const issue = passwordIssue('staff', password)
  if (issue) {
    return sendAccount(c, 422, { password: t(issue, { count: SHORTEST_PASSWORD.staff }) })
  }
  const [db, { factor, now }] = [primaryDb(c.env.DB), rateOptions(c)]
  const given = { email: account.email, password: current }
  const proof = await logIn(db, given, { realm: 'staff', caller: callerOf(c), factor }, now)
  if (proof.status === 'failed') return sendAccount(c, 422, { current: t('staff.account.wrong') })
  if (proof.status === 'limited') {
    c.header('Retry-After', String(proof.seconds))
    const { seconds } = proof
    return sendAccount(c, 429, { current: t('staff.login.wait', { seconds }) })
  }
  await setPassword(db, account.id, password)
  logSecurity('password set', { realm: 'staff', account: account.id })
  await auditRow(db, { by: account.id, action: 'account.password', nounId: account.id, now })
  await startSessionHere(c, 'staff', account)
  return c.redirect(withQuery(STAFF.account, 'done=password'), 303)
}

async function sendAccount(
  c: Context<AppEnv>,
  status: 200 | 422 | 429,
  issues: { current?: string; password?: string } = {},
) {
  const view = staffView(c)
  const account = staffAccount(c)
  const props = {
    view,
    account,
    sessions: await listSessions(primaryDb(c.env.DB), account.id, new Date()),
    current: await tokenHash(sessionToken(c, 'staff') ?? ''),
    done: status === 200 ? doneOf(c.req.query('done')) : null,
    issues,
  }
  return sendStaffPage(c, view, {
    status,
    title: view.t('staff.account'),
    children: <OwnAccountPage {...props} />,
  })
}

function doneOf(name: string | undefined): 'password' | 'session' | null {
  return name === 'password' || name === 'session' ? name : null
}
