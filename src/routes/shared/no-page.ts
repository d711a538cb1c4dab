import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../env'

const MACHINE_PATHS = /^\/(?:api|staff|data|images|media|assets)(?:\/|$)/

/** Answers 404 for machine paths and file names, which would else lead to the home page. */
export const noFile = createMiddleware<AppEnv>(async function noFile(c, next) {
  const { path } = c.req
  if (!MACHINE_PATHS.test(path) && !isFilePath(path)) return next()
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
