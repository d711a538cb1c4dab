import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from '../env'
import { brochureApi } from '../features/brochure/routes'
import { consent } from '../features/consent/routes'
import { dataFiles } from '../features/crm/export/data-files'
import { documentsApi, files } from '../features/documents/routes'
import { health } from '../features/health/routes'
import { formsApi } from '../features/leads/routes'
import { mapApi } from '../features/map/api-routes'
import { basemapRoutes } from '../features/map/basemap-routes'
import { tiles } from '../features/map/tile-routes'
import { pictures } from '../features/media/picture-routes'
import { media } from '../features/media/routes'
import { ownerApi } from '../features/owner-area/api-routes'
import { ownerFormPage } from '../features/owner-area/owner-form-page'
import { pageStyles } from '../features/pages/page-styles'
import { searchesApi } from '../features/saved-searches/api-routes'
import { listApi } from '../features/search/api-routes'
import { searchApi } from '../features/search/search-api'
import { discovery } from '../features/seo/routes'
import { searchCountApi } from '../features/valuation/api-routes'
import { appointments } from '../features/visits/appointments-api'
import { calendar } from '../features/visits/calendar-api'
import { reports } from '../platform/http/reports'
import { backToForm } from '../site/back-to-form'
import type { FetchApp } from '../site/form-answer'

/** The routes for scripts and programs: JSON calls, forms, feeds and files. */
export function apiRoutes(fetchApp: FetchApp): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.route('/healthz', health)
  routes.route('/api/forms', formsApi(fetchApp))
  routes.route('/api/documents', documentsApi(fetchApp))
  routes.route('/api/files', files)
  routes.route('/api/consent', consent)
  routes.route('/api/appointments', appointments)
  routes.route('/api/searches', searchesApi)
  routes.route('/api', publicApi)
  routes.route('/data', dataFiles)
  routes.route('/media', media)
  routes.route('/pictures', pictures)
  routes.route('/tiles', tiles)
  routes.route('/ground', basemapRoutes)
  routes.route('/', discovery)
  routes.route('/', pageStyles)
  return routes
}

const publicApi = new Hono<AppEnv>()
publicApi.use(methodNotAllowed({ app: publicApi, onMethodNotAllowed: backToForm(ownerFormPage) }))
publicApi.route('/', searchApi)
publicApi.route('/', searchCountApi)
publicApi.route('/', mapApi)
publicApi.route('/', ownerApi)
publicApi.route('/', reports)
publicApi.route('/', brochureApi)
publicApi.route('/calendar', calendar)
publicApi.route('/', listApi)
