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
import { staff } from './routes/staff'
import { countVisits } from './site/count-page-views'
import { failedForm } from './site/failed-form'
import { loadSite } from './site/load-site'
import { sameOrigin } from './site/origin-check'
import { findCachedPage, pageCache } from './site/page-cache'

export const app = new Hono<AppEnv>()

app.use(securityHeaders, canonicalHost, sameOrigin)

app.route('/', apiRoutes(app.fetch))
app.route('/staff', staff)

app.use(noFile)
app.use(noMethod)
app.use(loadSite, failedForm, findCachedPage, limitPages, preview, share, pathLang(sendGone))
app.route('/', personalPages)
app.use(countVisits, listCounts, pageCache, renderer)
app.route('/', cachedPages)

app.onError(failurePage)
