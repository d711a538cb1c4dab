import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from '../env'
import { mayDo, needsStepUp, type Right } from '../platform/accounts/rights'
import { readTexts } from '../platform/http/read-body'
import { logSecurity } from '../platform/log'
import { STAFF } from '../urls'
import { logInAgain } from './login/log-in-again'
import { requireRecentMfa } from './login/step-up'
import { sendStaffPage, setStaffContext } from './staff-page'

/**
 * The right that each area requires: to view it and, if different, to change it. Null admits all staff members. If
 * several areas match a path, all their rights are required. Collections have a right of their own. The sections of the settings have separate rights, which
 * their routes check.
 */
export const AREAS: readonly [path: string, view: Right | null, change?: Right | null][] = [
  ['/account/*', null],
  ['/accounts/*', 'people'],
  ['/audit', 'people'],
  ['/choices', null],
  ['/content', null],
  ['/crm/*', null, 'settings'],
  ['/drafts', 'content'],
  ['/embeds', 'content'],
  ['/errors', null],
  ['/figures', 'figures'],
  ['/figures.csv', 'figures'],
  ['/find', null],
  ['/help/*', null],
  ['/imports/*', null, 'listings.all'],
  ['/labels/*', 'content'],
  ['/language', null],
  ['/leads/*', 'leads'],
  ['/leads.csv', 'leads'],
  ['/leads/person/*', 'people'],
  ['/leads/selection/assignment', 'leads.all'],
  ['/listings/*', 'listings'],
  ['/listings/new/*', 'listings.all'],
  ['/listings/:id/copy', 'listings.all'],
  ['/listings/:id/new', 'listings.all'],
  ['/listings/:id/report/*', 'owners'],
  ['/listings/:id/removal', 'listings.all'],
  ['/listings/selection/manager', 'listings.all'],
  ['/mails', 'leads.all'],
  ['/mails/*', 'leads'],
  ['/media/*', 'content'],
  ['/menus/*', 'content'],
  ['/owners/*', 'owners'],
  ['/pages/*', 'content'],
  ['/placeholders/*', 'settings'],
  ['/preview', null],
  ['/purge', 'settings'],
  ['/redirects/*', 'content'],
  ['/redirects.csv', 'content'],
  ['/settings', null],
  ['/team', null],
  ['/translations', 'content'],
  ['/visits/*', 'leads'],
]

/**
 * Returns a middleware that checks the session and the right of the staff member:
 * - without a session it redirects to the login page; a POST gets a login page that contains its form, with status 401
 * - without the right it responds with 403; `changeRight` applies to requests that change data
 * - a change under some rights (`needsStepUp`) first requires a code of the second factor.
 */
export function requireRight(viewRight: Right | null, changeRight = viewRight) {
  return createMiddleware<AppEnv>(async function requireRight(c, next) {
    if (!hasHandler(c)) return next()
    const loginPage = await loginPageFor(c)
    if (loginPage) return loginPage
    const right = isChange(c) ? changeRight : viewRight
    if (right === null) return next()
    const account = c.get('staffMember')
    if (mayDo(account.role, right)) {
      const needsCode = isChange(c) && needsStepUp(right)
      const codePage = needsCode ? await requireRecentMfa(c, await readTexts(c, ['form'])) : null
      return codePage ?? next()
    }
    logSecurity('staff role refused', { account: account.id, role: account.role })
    const view = c.get('view')
    return sendStaffPage(c, view, {
      status: 403,
      title: view.t('staff.forbidden'),
      children: <p className="panel">{view.t('staff.forbidden.text')}</p>,
    })
  })
}

/** Returns false if no route matches the address or method. The response then stays 404 or 405. */
function hasHandler(c: Context<AppEnv>): boolean {
  return matchedRoutes(c).some(({ method, path }) => method !== 'ALL' && path.startsWith('/staff'))
}

function isChange(c: Context<AppEnv>): boolean {
  return c.req.method !== 'GET' && c.req.method !== 'HEAD'
}

/**
 * Returns the login page, or a redirect to it. Returns null if there is a session. The form of the login page may start
 * one within this request.
 */
async function loginPageFor(c: Context<AppEnv>): Promise<Response | null> {
  if (c.get('account')) return null
  if (!isChange(c)) return c.redirect(STAFF.overview, 303)
  const response = await logInAgain(c)
  if (!response) setStaffContext(c)
  return response
}
