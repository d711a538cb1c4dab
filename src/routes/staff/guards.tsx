import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../env'
import { STAFF } from '../../urls'
import { LoginPage } from './login-page'
import { sendBarePage, sendStaffPage, staffView } from './staff-page'

/** Nobody sees the page to log in, and nothing else. */
export const requireStaff = createMiddleware<AppEnv>(async function requireStaff(c, next) {
  return c.get('account') ? next() : askToLogIn(c)
})

/** What is about people, and what everybody notices, is for admins. */
export const requireAdmin = createMiddleware<AppEnv>(async function requireAdmin(c, next) {
  const account = c.get('account')
  if (!account) return askToLogIn(c)
  if (account.role === 'admin') return next()
  const view = staffView(c)
  return sendStaffPage(c, view, {
    status: 403,
    title: view.t('staff.forbidden'),
    children: <p className="panel">{view.t('staff.forbidden.text')}</p>,
  })
})

function askToLogIn(c: Context<AppEnv>): Response | Promise<Response> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return c.redirect(STAFF.overview, 303)
  const view = staffView(c)
  return sendBarePage(c, view, {
    status: 401,
    title: view.t('staff.login.title'),
    children: <LoginPage view={view} />,
  })
}
