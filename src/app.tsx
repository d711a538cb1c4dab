import { Hono } from 'hono'
import { failurePage } from './components/error-pages/failure-page'
import { sendGone } from './components/error-pages/gone-page'
import { limitPages } from './components/error-pages/limit-calls'
import { renderer } from './components/shell/renderer'
import type { AppEnv } from './env'
import { noFile, noMethod } from './features/redirects/not-found'
import { pathLang } from './features/redirects/path-lang'
import { listCounts } from './features/search/list-counts'
import { canonicalHost } from './platform/http/canonical-host'
import { securityHeaders } from './platform/http/security-headers'
import { apiRoutes } from './routes/api'
import { cachedPages, personalPages } from './routes/public'
import type { rareRoutes } from './routes/rare'
import { countVisits } from './site/count-page-views'
import { failedForm } from './site/failed-form'
import { loadSite } from './site/load-site'
import { sameOrigin } from './site/origin-check'
import { findCachedPage, pageCache } from './site/page-cache'

/** Returns the app for the pages, lists and maps that visitors request, with `rare` also for all other requests. */
export function createApp(rare?: typeof rareRoutes): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.use(securityHeaders, canonicalHost, sameOrigin)

  if (rare) app.route('/', rare.api(app.fetch))
  app.route('/', apiRoutes)

  app.use(noFile)
  app.use(noMethod)
  app.use(loadSite, failedForm, findCachedPage, limitPages)
  if (rare) app.use(...rare.previews)
  app.use(pathLang(sendGone))
  if (rare) app.route('/', rare.pages)
  app.route('/', personalPages)
  app.use(countVisits, listCounts, pageCache, renderer)
  app.route('/', cachedPages)

  app.onError(failurePage)
  return app
}
