import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from '../env'
import { appointmentCalls, appointmentPages } from '../features/appointments/visitor-routes'
import { assistants } from '../features/assistants/routes'
import { consent } from '../features/consent/routes'
import { budget } from '../features/costs/budget-routes'
import { exportApi } from '../features/crm/export/export-api'
import { crmHooks } from '../features/crm/webhook-routes'
import { documentsApi, files } from '../features/documents/routes'
import { embeds } from '../features/embeds/routes'
import { health } from '../features/health/routes'
import { calendarFeed } from '../features/leads/calendar-feed-api'
import { formsApi } from '../features/leads/routes'
import { thanks } from '../features/leads/thanks'
import { openApi } from '../features/openapi/routes'
import { ownerApi } from '../features/owner-area/api-routes'
import { ownerFormPage } from '../features/owner-area/owner-form-page'
import { reportPages, reportsApi } from '../features/owner-area/report/stop-reports'
import { owner } from '../features/owner-area/routes'
import { share } from '../features/pages/share-preview'
import { showUnsaved } from '../features/pages/show-unsaved'
import { searchesApi } from '../features/saved-searches/api-routes'
import { searches } from '../features/saved-searches/routes'
import { screen } from '../features/screens/routes'
import { appointments } from '../features/visits/appointments-api'
import { calendar } from '../features/visits/calendar-api'
import { preview } from '../site/accounts/preview'
import '../listing/places/all-places'
import { reports } from '../platform/http/reports'
import { backToForm } from '../site/back-to-form'
import type { FetchApp } from '../site/form-answer'
import '../platform/i18n/full-dictionary'
import { accounts } from '../features/accounts/staff/accounts'
import { myAccountRoutes } from '../features/accounts/staff/my-account'
import { visits } from '../features/appointments/staff/visits'
import { audit } from '../features/audit/staff/audit'
import { staffApi } from '../features/crm/import/staff-api'
import { crm } from '../features/crm/staff/crm'
import { drafts } from '../features/drafts/staff/drafts'
import { embedScreen } from '../features/embeds/staff/embed-screen'
import { figures } from '../features/figures/staff/figures'
import { labels } from '../features/labels/staff/labels'
import { leads } from '../features/leads/staff/leads'
import { countWaitingLeads } from '../features/leads/staff/waiting-leads'
import { held } from '../features/listings/staff/held'
import { listings } from '../features/listings/staff/listings'
import { ownerReports } from '../features/listings/staff/owner-report'
import { media } from '../features/media/staff/media'
import { overview } from '../features/overview/staff/overview'
import { placeholders } from '../features/overview/staff/placeholders'
import { owners } from '../features/owner-area/staff/owners'
import { pages } from '../features/pages/staff/pages'
import { people } from '../features/personal-data/staff/people'
import { redirects } from '../features/redirects/staff/redirects'
import { screenAddresses } from '../features/screens/staff/screen-address'
import { menus } from '../features/settings/staff/menus/menus'
import { settings } from '../features/settings/staff/settings'
import { finding } from '../features/staff-search/staff/finding'
import { translations } from '../features/translations/staff/translations'
import { webhookActions } from '../features/webhooks/staff/webhook-actions'
import { collectionRoutes } from '../staff/collections/collection-routes'
import { choices } from '../staff/editing/choices/choices'
import { help } from '../staff/help/help'
import { logInRoutes } from '../staff/login/log-in'
import { passwords } from '../staff/login/passwords'
import { staff } from '../staff/staff'
import { EMBEDS_PATH, MCP_PATH } from '../urls'
import { COLLECTIONS, DOCUMENT_KINDS } from './collections'

staff.route('/', overview)
staff.route('/', logInRoutes)
staff.route('/', passwords)
staff.route('/', myAccountRoutes)
staff.route('/', accounts)
staff.route('/', audit)
staff.route('/', people)
staff.route('/', leads)
staff.route('/', visits)
staff.route('/', owners)
staff.route('/', crm)
staff.route('/', listings)
staff.route('/', held)
staff.route('/', ownerReports)
staff.route('/', placeholders)
staff.route('/', settings)
staff.route('/', pages)
staff.route('/', drafts)
for (const collection of COLLECTIONS) staff.route('/', collectionRoutes(collection))
staff.route('/', screenAddresses)
staff.route('/', webhookActions)
staff.route('/', embedScreen)
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
  routes.route(MCP_PATH, assistants(fetchApp))
  routes.route('/screen', screen)
  routes.route(EMBEDS_PATH, embeds)
  routes.route('/api/staff', staffApi)
  routes.route('/api/export', exportApi)
  routes.route('/api/openapi.json', openApi)
  routes.route('/api/forms', formsApi(fetchApp))
  routes.route('/api/documents', documentsApi(fetchApp))
  routes.route('/api/files', files)
  routes.route('/api/consent', consent)
  routes.route('/api/appointments', appointments)
  routes.route('/api/crm/hooks', crmHooks)
  routes.route('/api/searches', searchesApi)
  routes.route('/', appointmentCalls)
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
personalPages.route('/', appointmentPages)
personalPages.route('/', thanks)
personalPages.route('/', budget)

/** The routes that most visitors never request: `isRare` in `urls.ts` is true for them. */
export const rareRoutes = { api, previews: [preview, share], pages: personalPages }
