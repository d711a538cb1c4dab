import { createMiddleware } from 'hono/factory'
import { isLoopback, siteOrigin } from '../domain/content/site-origin'
import type { AppEnv } from '../env'

const HEALTH_PATH = '/healthz'

/**
 * The site has one address: other hosts, and plain http, lead to the same path there in one hop.
 * Loopback hosts are for trying the site out, and whoever watches it may ask any host for its health.
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
