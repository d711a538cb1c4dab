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
 * The right that is needed to see each area, and to change it if that differs. Null means all staff members. Several
 * areas may match an address. The sections of the settings have rights of their own.
 */
export const AREAS: readonly [path: string, ...Parameters<typeof requireRight>][] = [
  ['/account/*', null],
  ['/accounts/*', 'people'],
  ['/articles/*', 'content'],
  ['/audit', 'people'],
  ['/choices', null],
  ['/content', null],
  ['/crm/*', null, 'settings'],
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
  ['/listings/*', 'listings'],
  ['/listings/new/*', 'listings.all'],
  ['/listings/:id/new', 'listings.all'],
  ['/mails', 'leads.all'],
  ['/mails/*', 'leads'],
  ['/media/*', 'content'],
  ['/menus/*', 'content'],
  ['/owners/*', 'owners'],
  ['/pages/*', 'content'],
  ['/preview', null],
  ['/purge', 'settings'],
  ['/redirects/*', 'content'],
  ['/redirects.csv', 'content'],
  ['/settings', null],
  ['/team', null],
  ['/translations', 'content'],
]

/**
 * Redirects users without a session to the login page. A POST gets a login page that contains its form, with status
 * 401. Responds with 403 to staff members whose role lacks the right: `see`, or `change` for a request that changes
 * data. A change with a right that requires the second factor asks for its code first.
 */
export function requireRight(see: Right | null, change = see) {
  return createMiddleware<AppEnv>(async function requireRight(c, next) {
    if (!hasHandler(c)) return next()
    const response = await enter(c)
    if (response) return response
    const right = isChange(c) ? change : see
    if (right === null) return next()
    const account = c.get('staffMember')
    if (mayDo(account.role, right)) {
      const needsCode = isChange(c) && needsStepUp(right)
      const stepUp = needsCode ? await requireRecentMfa(c, await readTexts(c, ['form'])) : null
      return stepUp ?? next()
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

/** Returns null if there is a session, including one that began with this request. Otherwise returns the login page. */
async function enter(c: Context<AppEnv>): Promise<Response | null> {
  if (c.get('account')) return null
  if (!isChange(c)) return c.redirect(STAFF.overview, 303)
  const response = await logInAgain(c)
  if (!response) setStaffContext(c)
  return response
}
