import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env'
import { configuredOrigin } from '../platform/http/site-origin'
import { logSecurity } from '../platform/log'
import { OWNER_REPORTS_PATH, SEARCHES } from '../urls'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses state changes from other origins, by fetch metadata, else by `Origin`. A request without both was not sent by
 * a browser. It is allowed for forms of visitors, but not for the staff area. The staff API accepts a bearer token
 * instead, which no browser sends by itself.
 */
export const sameOrigin = createMiddleware<AppEnv>(async function sameOrigin(c, next) {
  if (SAFE_METHODS.includes(c.req.method)) return next()
  if (isStaffCall(c) || isMailProgram(c) || isOwnOrigin(c)) return next()
  logSecurity('other origin refused')
  return c.json({ status: 'failed', issues: [{ path: [], message: 'Other origin' }] }, 403)
})

function isStaffCall(c: Context<AppEnv>): boolean {
  const hasBearer = c.req.header('Authorization')?.startsWith('Bearer ') ?? false
  return hasBearer && c.req.path.startsWith('/api/staff/')
}

/**
 * Returns true for the addresses by which mail programs unsubscribe, from any origin. Only the token counts there, no
 * cookie.
 */
function isMailProgram(c: Context<AppEnv>): boolean {
  return c.req.path === SEARCHES.unsubscribe || c.req.path === OWNER_REPORTS_PATH
}

function isOwnOrigin(c: Context<AppEnv>): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = c.req.header('Origin')
  const siteOrigins = [configuredOrigin(c.env.SITE_ORIGIN), new URL(c.req.url).origin]
  if (origin) return siteOrigins.includes(origin)
  return !c.req.path.startsWith('/staff')
}
