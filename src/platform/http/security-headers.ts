import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../env'
import { BASE_POLICY, policyFor, SVG_POLICY } from './content-policy'

const HEADERS = Object.entries({
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
})

export const securityHeaders = createMiddleware<AppEnv>(async function securityHeaders(c, next) {
  await next()
  // `c.header` would create a new response for each header.
  const { headers } = c.res
  headers.set('Content-Security-Policy', contentPolicy(c))
  for (const [name, value] of HEADERS) if (!headers.has(name)) headers.set(name, value)
  if (c.req.url.startsWith('https:')) {
    headers.set('Strict-Transport-Security', strictTransport(c.env.HSTS_SUBDOMAINS === 'true'))
  }
})

/** Returns HSTS for one year for this host. Other hosts of the agency's domain may not support https. */
function strictTransport(withSubdomains: boolean): string {
  return withSubdomains ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000'
}

/**
 * Returns the policy of a response. Responses that are never cached are errors or personal. Their policy does not allow
 * external scripts.
 */
function contentPolicy(c: Context<AppEnv>): string {
  if (c.res.headers.get('Content-Type')?.startsWith('image/svg+xml')) return SVG_POLICY
  const policy = c.get('contentPolicy')
  if (policy) return policy
  // Absent for responses that were sent before the content was loaded.
  const content: AppEnv['Variables']['content'] | undefined = c.get('content')
  if (!content || c.res.headers.get('Cache-Control') === 'no-store') return BASE_POLICY
  return policyFor(content.site.settings)
}
