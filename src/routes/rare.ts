import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from '../env'
import { consent } from '../features/consent/routes'
import { exportApi } from '../features/crm/export/export-api'
import { crmHooks } from '../features/crm/webhook-routes'
import { documentsApi, files } from '../features/documents/routes'
import { health } from '../features/health/routes'
import { calendarFeed } from '../features/leads/calendar-feed-api'
import { formsApi } from '../features/leads/routes'
import { thanks } from '../features/leads/thanks'
import { ownerApi } from '../features/owner-area/api-routes'
import { ownerFormPage } from '../features/owner-area/owner-form-page'
import { reportPages, reportsApi } from '../features/owner-area/report/stop-reports'
import { owner } from '../features/owner-area/routes'
import { share } from '../features/pages/share-preview'
import { showUnsaved } from '../features/pages/show-unsaved'
import { searchesApi } from '../features/saved-searches/api-routes'
import { searches } from '../features/saved-searches/routes'
import { appointments } from '../features/visits/appointments-api'
import { calendar } from '../features/visits/calendar-api'
import { preview } from '../site/accounts/preview'
import '../listing/places/all-places'
import { reports } from '../platform/http/reports'
import { backToForm } from '../site/back-to-form'
import type { FetchApp } from '../site/form-answer'
import '../platform/i18n/full-dictionary'
import { staffApi } from '../features/crm/import/staff-api'
import { collectionRoutes } from '../staff/collections/collection-routes'
import { choices } from '../staff/editing/choices/choices'
import { help } from '../staff/help/help'
import { logInRoutes } from '../staff/login/log-in'
import { passwords } from '../staff/login/passwords'
import { accounts } from '../staff/screens/accounts/accounts'
import { myAccountRoutes } from '../staff/screens/accounts/my-account'
import { audit } from '../staff/screens/audit/audit'
import { crm } from '../staff/screens/crm/crm'
import { figures } from '../staff/screens/figures/figures'
import { labels } from '../staff/screens/labels/labels'
import { leads } from '../staff/screens/leads/leads'
import { countWaitingLeads } from '../staff/screens/leads/waiting-leads'
import { held } from '../staff/screens/listings/held'
import { listings } from '../staff/screens/listings/listings'
import { ownerReports } from '../staff/screens/listings/owner-report'
import { media } from '../staff/screens/media/media'
import { menus } from '../staff/screens/menus/menus'
import { overview } from '../staff/screens/overview/overview'
import { placeholders } from '../staff/screens/overview/placeholders'
import { owners } from '../staff/screens/owners/owners'
import { pages } from '../staff/screens/pages/pages'
import { people } from '../staff/screens/people/people'
import { redirects } from '../staff/screens/redirects/redirects'
import { finding } from '../staff/screens/search/finding'
import { settings } from '../staff/screens/settings/settings'
import { translations } from '../staff/screens/translations/translations'
import { staff } from '../staff/staff'
import { COLLECTIONS, DOCUMENT_KINDS } from './collections'

staff.route('/', overview)
staff.route('/', logInRoutes)
staff.route('/', passwords)
staff.route('/', myAccountRoutes)
staff.route('/', accounts)
staff.route('/', audit)
staff.route('/', people)
staff.route('/', leads)
staff.route('/', owners)
staff.route('/', crm)
staff.route('/', listings)
staff.route('/', held)
staff.route('/', ownerReports)
staff.route('/', placeholders)
staff.route('/', settings)
staff.route('/', pages)
for (const collection of COLLECTIONS) staff.route('/', collectionRoutes(collection))
staff.route('/', media)
staff.route('/', translations)
staff.route('/', labels)
staff.route('/', menus)
staff.route('/', redirects)
staff.route('/', figures)
staff.route('/', finding)
staff.route('/', help)
staff.route('/', choices)

/** The routes of forms, log-in, staff area and the agency's systems. */
function api(fetchApp: FetchApp): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.route('/healthz', health)
  routes.route('/api/staff', staffApi)
  routes.route('/api/export', exportApi)
  routes.route('/api/forms', formsApi(fetchApp))
  routes.route('/api/documents', documentsApi(fetchApp))
  routes.route('/api/files', files)
  routes.route('/api/consent', consent)
  routes.route('/api/appointments', appointments)
  routes.route('/api/crm/hooks', crmHooks)
  routes.route('/api/searches', searchesApi)
  routes.route('/api', ownerCalls)
  routes.use('/staff/*', (c, next) => {
    c.set('collections', COLLECTIONS)
    c.set('documentKinds', DOCUMENT_KINDS)
    c.set('countWaitingLeads', countWaitingLeads)
    c.set('showUnsaved', showUnsaved)
    return next()
  })
  routes.route('/staff', staff)
  return routes
}

const ownerCalls = new Hono<AppEnv>()
ownerCalls.use(methodNotAllowed({ app: ownerCalls, onMethodNotAllowed: backToForm(ownerFormPage) }))
ownerCalls.route('/', ownerApi)
ownerCalls.route('/', reports)
ownerCalls.route('/calendar', calendar)
ownerCalls.route('/calendar-feed', calendarFeed)
ownerCalls.route('/owner-reports', reportsApi)

const personalPages = new Hono<AppEnv>()
personalPages.route('/', owner)
personalPages.route('/', reportPages)
personalPages.route('/', searches)
personalPages.route('/', thanks)

/** The routes that most visitors never request: `isRare` in `urls.ts` is true for them. */
export const rareRoutes = { api, previews: [preview, share], pages: personalPages }
