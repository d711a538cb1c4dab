import { createMiddleware } from 'hono/factory'
import { sendGone } from '../../components/error-pages/gone-page'
import { sendTooMany } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { isTooFast } from '../../platform/http/isolate-rate-limit'
import { isMarkdownPath } from '../../urls'
import { oldFile } from './old-address'

const MACHINE_PATHS = /^\/(?:api|staff|data|images|media|assets)(?:\/|$)/

/**
 * Responds with 404 to machine paths and to file names that are not old addresses, which would otherwise redirect to
 * the home page.
 */
export const noFile = createMiddleware<AppEnv>(async function noFile(c, next) {
  const { path } = c.req
  const isMachine = MACHINE_PATHS.test(path)
  if (!isMachine && (!isFilePath(path) || isMarkdownPath(path))) return next()
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const mayBeOld = !isMachine && isRead
  if (mayBeOld && isTooFast(c, 'page')) return sendTooMany(c)
  const old = mayBeOld ? await oldFile(c, sendGone) : null
  if (old) return old
  c.header('Cache-Control', 'no-store')
  if (path.startsWith('/api/')) return c.json({ status: 'failed', issues: [] }, 404)
  return c.text('Not found', 404)
})

/** Returns true for a dot in the last segment of a path, or at the start of any other. */
function isFilePath(path: string): boolean {
  return path.includes('/.') || path.slice(path.lastIndexOf('/')).includes('.')
}

/** Responds with 405 to methods other than GET and HEAD, as pages are read-only. */
export const noMethod = createMiddleware<AppEnv>(async function noMethod(c, next) {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  c.header('Allow', 'GET, HEAD')
  return c.text('Method not allowed', 405)
})
