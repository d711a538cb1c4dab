import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../env'
import { isLoopback, siteOrigin } from './site-origin'

const HEALTH_PATH = '/healthz'

const UNENCRYPTED = 'Use https. This token was sent unencrypted: replace it'

/**
 * Redirects requests for other hosts, and for plain http, to the same path at the canonical origin in one hop. Loopback
 * hosts, for local use, and the health check are served on every host. A call with a token over plain http is rejected,
 * because a redirect would hide that the token was sent unencrypted (ASVS 5.0, 4.1.2).
 */
export const canonicalHost = createMiddleware<AppEnv>(async function canonicalHost(c, next) {
  const { url, path } = c.req
  if (isLoopback(url) || path === HEALTH_PATH) return next()
  const canonicalOrigin = siteOrigin(c.env.SITE_ORIGIN, url)
  const { origin, pathname, search } = new URL(url)
  if (origin === canonicalOrigin) return next()
  if (url.startsWith('http:') && c.req.header('Authorization') !== undefined) {
    c.header('Cache-Control', 'no-store')
    return c.json({ status: 'failed', issues: [{ path: [], message: UNENCRYPTED }] }, 403)
  }
  c.header('Cache-Control', 'public, max-age=3600')
  return c.redirect(canonicalOrigin + pathname + search, 308)
})
