import { Hono } from 'hono'
import type { AppEnv } from './env'
import { loadSite } from './middleware/content'
import { countVisits } from './middleware/count-visits'
import { oneAddress } from './middleware/one-address'
import { sameOrigin } from './middleware/origin-check'
import { pageCache } from './middleware/page-cache'
import { preview } from './middleware/preview'
import { securityHeaders } from './middleware/security-headers'
import { renderer } from './rendering/renderer'
import { api } from './routes/api'
import { appointments } from './routes/appointments'
import { dataFiles } from './routes/data-files'
import { documentsApi, files } from './routes/documents/documents'
import { failurePage } from './routes/failure-page'
import { formsApi } from './routes/forms/forms'
import { found } from './routes/found/found'
import { health } from './routes/health'
import { kept } from './routes/kept/kept'
import { listCounts } from './routes/list-counts'
import { listings } from './routes/listings/listings'
import { media } from './routes/media'
import { noFile, noMethod } from './routes/no-page'
import { owner } from './routes/owner/owner'
import { pageStyles } from './routes/page-styles'
import { pages } from './routes/pages'
import { staff } from './routes/staff/staff'
import { staffApi } from './routes/staff-api'
import { thanks } from './routes/thanks'
import { tiles } from './routes/tiles'

export const app = new Hono<AppEnv>()

app.use(securityHeaders, oneAddress, sameOrigin)

app.route('/healthz', health)
app.route('/api/staff', staffApi)
app.route('/api/forms', formsApi(app.fetch))
app.route('/api/documents', documentsApi(app.fetch))
app.route('/api/files', files)
app.route('/api/appointments', appointments)
app.route('/api', api)
app.route('/data', dataFiles)
app.route('/media', media)
app.route('/staff', staff)

app.route('/', found)
app.route('/', pageStyles)
app.route('/tiles', tiles)

app.use(noFile)
app.use(noMethod)
app.use(loadSite, preview)
app.route('/', kept)
app.route('/', owner)
app.use(countVisits, listCounts, pageCache, renderer)
app.route('/', listings)
app.route('/', thanks)
app.route('/', pages)

app.onError(failurePage)
