import { Hono } from 'hono'
import { failurePage } from './components/error-pages/failure-page'
import { sendGone } from './components/error-pages/gone-page'
import { limitPages } from './components/error-pages/limit-calls'
import { renderer } from './components/shell/renderer'
import type { AppEnv } from './env'
import { preview } from './features/accounts/preview'
import { share } from './features/pages/share-preview'
import { noFile, noMethod } from './features/redirects/not-found'
import { pathLang } from './features/redirects/path-lang'
import { listCounts } from './features/search/list-counts'
import { canonicalHost } from './platform/http/canonical-host'
import { securityHeaders } from './platform/http/security-headers'
import { apiRoutes } from './routes/api'
import { cachedPages, personalPages } from './routes/public'
import { countVisits } from './site/count-page-views'
import { failedForm } from './site/failed-form'
import { loadSite } from './site/load-site'
import { sameOrigin } from './site/origin-check'
import { findCachedPage, pageCache } from './site/page-cache'

/**
 * Returns the app of the public site. With `office`, it also has the routes of the staff area and of the agency's
 * systems, which a visitor's isolate does not load.
 */
export function createApp(office?: Hono<AppEnv>): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.use(securityHeaders, canonicalHost, sameOrigin)

  if (office) app.route('/', office)
  app.route('/', apiRoutes(app.fetch))

  app.use(noFile)
  app.use(noMethod)
  app.use(loadSite, failedForm, findCachedPage, limitPages, preview, share, pathLang(sendGone))
  app.route('/', personalPages)
  app.use(countVisits, listCounts, pageCache, renderer)
  app.route('/', cachedPages)

  app.onError(failurePage)
  return app
}
