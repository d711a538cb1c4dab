import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from '../env'
import { brochureApi } from '../features/brochure/routes'
import { dataFiles } from '../features/crm/export/data-files'
import { mapApi } from '../features/map/api-routes'
import { basemapRoutes } from '../features/map/basemap-routes'
import { tiles } from '../features/map/tile-routes'
import { pictures } from '../features/media/picture-routes'
import { media } from '../features/media/routes'
import { pageStyles } from '../features/pages/page-styles'
import { listApi } from '../features/search/api-routes'
import { searchApi } from '../features/search/search-api'
import { discovery } from '../features/seo/routes'
import { searchCountApi } from '../features/valuation/api-routes'
import { BASEMAP_PATH, FORMER_BASEMAP_PATH } from '../platform/geo/basemap'

const publicApi = new Hono<AppEnv>()
publicApi.use(methodNotAllowed({ app: publicApi }))
publicApi.route('/', searchApi)
publicApi.route('/', searchCountApi)
publicApi.route('/', mapApi)
publicApi.route('/', brochureApi)
publicApi.route('/', listApi)

/** The routes for the scripts of pages, feeds and files. */
export const apiRoutes = new Hono<AppEnv>()
apiRoutes.route('/api', publicApi)
apiRoutes.route('/data', dataFiles)
apiRoutes.route('/media', media)
apiRoutes.route('/pictures', pictures)
apiRoutes.route('/tiles', tiles)
apiRoutes.route(BASEMAP_PATH, basemapRoutes)
apiRoutes.get(`${FORMER_BASEMAP_PATH}/:file{[\\w-]+\\.svg}`, (c) =>
  c.redirect(`${BASEMAP_PATH}/${c.req.param('file')}`, 301),
)
apiRoutes.route('/', discovery)
apiRoutes.route('/', pageStyles)
