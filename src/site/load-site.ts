import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env'
import { loadPlaceData } from '../listing/places/place-data'
import { readingDb } from '../platform/db/db'
import { siteOrigin } from '../platform/http/site-origin'
import { NotReadyError } from '../platform/not-ready'
import type { Content } from './content'
import { currentContent, currentVersion } from './current-content'
import { emptyContent } from './empty-content'

/** Provides the context of every page: the database, the cache under its version, and the agency's content. */
export const loadSite = createMiddleware<AppEnv>(async function loadSite(c, next) {
  const content = await openSite(c)
  if (!content) throw new NotReadyError('agency')
  c.set('content', content)
  await next()
})

/** Does the same for the staff area, which works before an agency is loaded. */
export const loadSiteOrEmpty = createMiddleware<AppEnv>(async function loadSiteOrEmpty(c, next) {
  const content = await openSite(c)
  c.set('content', content ?? emptyContent())
  c.set('hasAgency', content !== null)
  await next()
})

async function openSite(c: Context<AppEnv>): Promise<Content | null> {
  const waitUntil = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise)
  const [current] = await Promise.all([
    currentVersion(c.env.DB, c.env.CACHE, waitUntil),
    loadPlaceData(),
  ])
  const { version, previous, content, listings, bookmark, isDatabaseSilent } = current
  const db = readingDb(c.env.DB, bookmark)
  c.set('db', db)
  c.set('origin', siteOrigin(c.env.SITE_ORIGIN, c.req.url))
  c.set('cache', {
    kv: c.env.CACHE,
    version,
    previous,
    content,
    listings,
    isDatabaseSilent,
    waitUntil,
    layers: new Set(),
    stale: false,
    preview: false,
    drafts: false,
  })
  return currentContent(db, c.get('cache'))
}
