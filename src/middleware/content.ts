import { createMiddleware } from 'hono/factory'
import { readingDb } from '../data/db'
import type { AppEnv } from '../env'
import { currentContent, currentVersion } from '../held'

/** Every page's ground: the database, the cache under its version, and the agency's content. */
export const loadSite = createMiddleware<AppEnv>(async function loadSite(c, next) {
  const db = readingDb(c.env.DB)
  const waitUntil = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise)
  const { version, previous } = await currentVersion(db, c.env.CACHE, waitUntil)
  c.set('db', db)
  c.set('cache', {
    kv: c.env.CACHE,
    version,
    previous,
    waitUntil,
    layers: new Set(),
    stale: false,
    preview: false,
  })
  c.set('content', await currentContent(db, c.get('cache')))
  c.set('origin', siteOrigin(c.env.SITE_ORIGIN, c.req.url))
  await next()
})

const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?=\/)/

/** From the settings, never from a visitor's Host header; only a machine of one's own goes without. */
export function siteOrigin(configured: string | undefined, url: string): string {
  if (configured) return configured.replace(/\/+$/, '')
  return LOOPBACK.exec(url)?.[0] ?? 'http://localhost:8787'
}
