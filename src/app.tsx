import { Hono } from 'hono'
import { failurePage } from './components/error-pages/failure-page'
import { sendGone } from './components/error-pages/gone-page'
import { limitPages } from './components/error-pages/limit-calls'
import { renderer } from './components/shell/renderer'
import type { AppEnv } from './env'
import { preview } from './features/accounts/preview'
import { consent } from './features/consent/routes'
import { dataFiles } from './features/crm/export/data-files'
import { exportApi } from './features/crm/export/export-api'
import { crmHooks } from './features/crm/webhook-routes'
import { documentsApi, files } from './features/documents/routes'
import { favourites } from './features/favourites/routes'
import { health } from './features/health/routes'
import { formsApi } from './features/leads/routes'
import { thanks } from './features/leads/thanks'
import { ground } from './features/map/basemap-routes'
import { tiles } from './features/map/tile-routes'
import { pictures } from './features/media/picture-routes'
import { media } from './features/media/routes'
import { owner } from './features/owner-area/routes'
import { pageStyles } from './features/pages/page-styles'
import { pages } from './features/pages/routes'
import { share } from './features/pages/share-preview'
import { listings } from './features/property-page/routes'
import { noFile, noMethod } from './features/redirects/not-found'
import { pathLang } from './features/redirects/path-lang'
import { searchesApi } from './features/saved-searches/api-routes'
import { searches } from './features/saved-searches/routes'
import { api } from './features/search/api-routes'
import { listCounts } from './features/search/list-counts'
import { discovery } from './features/seo/routes'
import { appointments } from './features/visits/appointments-api'
import { oneAddress } from './platform/http/canonical-host'
import { securityHeaders } from './platform/http/security-headers'
import { countVisits } from './site/count-page-views'
import { failedForm } from './site/failed-form'
import { loadSite } from './site/load-site'
import { sameOrigin } from './site/origin-check'
import { findCachedPage, pageCache } from './site/page-cache'
import { staffApi } from './staff/api/staff-api'
import { staff } from './staff/staff'

export const app = new Hono<AppEnv>()

app.use(securityHeaders, oneAddress, sameOrigin)

app.route('/healthz', health)
app.route('/api/staff', staffApi)
app.route('/api/export', exportApi)
app.route('/api/forms', formsApi(app.fetch))
app.route('/api/documents', documentsApi(app.fetch))
app.route('/api/files', files)
app.route('/api/consent', consent)
app.route('/api/appointments', appointments)
app.route('/api/crm/hooks', crmHooks)
app.route('/api/searches', searchesApi)
app.route('/api', api)
app.route('/data', dataFiles)
app.route('/media', media)
app.route('/pictures', pictures)
app.route('/staff', staff)

app.route('/', discovery)
app.route('/', pageStyles)
app.route('/tiles', tiles)
app.route('/ground', ground)

app.use(noFile)
app.use(noMethod)
app.use(loadSite, failedForm, findCachedPage, limitPages, preview, share, pathLang(sendGone))
app.route('/', favourites)
app.route('/', owner)
app.route('/', searches)
app.route('/', thanks)
app.use(countVisits, listCounts, pageCache, renderer)
app.route('/', listings)
app.route('/', pages)

app.onError(failurePage)
