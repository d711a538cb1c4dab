import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { asksForProof, mayDo, type Right } from '../../domain/people/rights'
import type { AppEnv } from '../../env'
import { logSecurity } from '../../log'
import { STAFF } from '../../urls'
import { LoginPage } from './login/login-page'
import { withProof } from './login/prove'
import { sendBarePage, sendStaffPage, staffView } from './staff-page'

/** Redirects visitors without a session to the login page; a POST gets it with status 401. */
export const requireStaff = createMiddleware<AppEnv>(async function requireStaff(c, next) {
  return c.get('account') ? next() : requestLogin(c)
})

/**
 * Answers 403 to staff whose role does not grant this right. A change under one that asks for the second
 * factor waits for its code.
 */
export function requireRight(right: Right) {
  return createMiddleware<AppEnv>(async function requireRight(c, next) {
    const account = c.get('account')
    if (!account) return requestLogin(c)
    if (mayDo(account.role, right)) {
      return isChange(c) && asksForProof(right) ? withProof(c, next) : next()
    }
    logSecurity('staff role refused', { account: account.id, role: account.role })
    const view = staffView(c)
    return sendStaffPage(c, view, {
      status: 403,
      title: view.t('staff.forbidden'),
      children: <p className="panel">{view.t('staff.forbidden.text')}</p>,
    })
  })
}

function isChange(c: Context<AppEnv>): boolean {
  return c.req.method !== 'GET' && c.req.method !== 'HEAD'
}

function requestLogin(c: Context<AppEnv>): Response | Promise<Response> {
  if (!isChange(c)) return c.redirect(STAFF.overview, 303)
  logSecurity('staff session refused')
  const view = staffView(c)
  return sendBarePage(c, view, {
    status: 401,
    title: view.t('staff.login.title'),
    children: <LoginPage view={view} />,
  })
}
