import { createMiddleware } from 'hono/factory'
import { isLoopback, siteOrigin } from '../domain/content/site-origin'
import type { AppEnv } from '../env'

const HEALTH_PATH = '/healthz'

/**
 * Redirects requests for other hosts, and for plain http, to the same path at the canonical origin in
 * one hop. Loopback hosts, for local use, and the health check are served on every host.
 */
export const oneAddress = createMiddleware<AppEnv>(async function oneAddress(c, next) {
  const { url, path } = c.req
  if (isLoopback(url) || path === HEALTH_PATH) return next()
  const own = siteOrigin(c.env.SITE_ORIGIN, url)
  const { origin, pathname, search } = new URL(url)
  if (origin === own) return next()
  c.header('Cache-Control', 'public, max-age=3600')
  return c.redirect(own + pathname + search, 308)
})
