import { createMiddleware } from 'hono/factory'
import { sendGone } from '../../components/error-pages/gone-page'
import { sendTooMany } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { isTooFast } from '../../platform/http/isolate-rate-limit'
import { oldFile } from './old-address'

const MACHINE_PATHS = /^\/(?:api|staff|data|images|media|assets)(?:\/|$)/

/** Answers 404 for machine paths and for file names that are no old address, which would else lead to the home page. */
export const noFile = createMiddleware<AppEnv>(async function noFile(c, next) {
  const { path } = c.req
  const isMachine = MACHINE_PATHS.test(path)
  if (!isMachine && !isFilePath(path)) return next()
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const mayBeOld = !isMachine && isRead
  if (mayBeOld && isTooFast(c, 'page')) return sendTooMany(c)
  const old = mayBeOld ? await oldFile(c, sendGone) : null
  if (old) return old
  c.header('Cache-Control', 'no-store')
  if (path.startsWith('/api/')) return c.json({ status: 'failed', issues: [] }, 404)
  return c.text('Not found', 404)
})

/** A dot in its last part, or in front of any other. */
function isFilePath(path: string): boolean {
  return path.includes('/.') || path.slice(path.lastIndexOf('/')).includes('.')
}

/** Pages are read, nothing else. */
export const noMethod = createMiddleware<AppEnv>(async function noMethod(c, next) {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  c.header('Allow', 'GET, HEAD')
  return c.text('Method not allowed', 405)
})
