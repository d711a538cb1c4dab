import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../env'
import { isSameSecret } from '../../platform/db/tokens'
import { countThisCall } from '../../platform/http/rate-limit'
import { logSecurity } from '../../platform/log'

/**
 * Accepts only calls with the deployment's bearer token, and refuses those of an address that makes too many. A call
 * without the token stores nothing. Responses, refusals included, are never cached.
 */
export const requireStaffToken = createMiddleware<AppEnv>(
  async function requireStaffToken(c, next) {
    c.header('Cache-Control', 'no-store')
    const token = c.req.header('Authorization')?.match(/^Bearer (.+)$/)?.[1]
    if (!c.env.STAFF_API_TOKEN || !token || !isSameSecret(token, c.env.STAFF_API_TOKEN)) {
      logSecurity('staff token refused')
      return c.json(failure('A valid bearer token is needed'), 401)
    }
    const rate = await countThisCall(c, 'staff-call')
    return rate.allowed ? next() : c.json(failure('Too many calls: wait a little'), 429)
  },
)

/** Returns the JSON body of a refused call, with its reason. */
export function failure(message: string) {
  return { status: 'failed', issues: [{ path: [], message }] }
}
