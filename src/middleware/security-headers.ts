import { createMiddleware } from 'hono/factory'
import { FRAME_ORIGINS } from '../domain/tours'
import type { AppEnv } from '../env'

/**
 * One policy for everybody, so that pages can be cached byte for byte: there is no inline script.
 * Style attributes carry colours that the settings' schema checked; pictures may come from the CRM.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  `frame-src ${FRAME_ORIGINS.join(' ')}`,
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = Object.entries({
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
})

export const securityHeaders = createMiddleware<AppEnv>(async function securityHeaders(c, next) {
  await next()
  // `c.header` would make a new response for each of them.
  const { headers } = c.res
  for (const [name, value] of HEADERS) headers.set(name, value)
  if (c.req.url.startsWith('https:')) {
    headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
})
