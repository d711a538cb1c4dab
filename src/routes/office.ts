import { Hono } from 'hono'
import type { AppEnv } from '../env'
import { exportApi } from '../features/crm/export/export-api'
import { crmHooks } from '../features/crm/webhook-routes'
import '../platform/i18n/staff-dictionary'
import { staffApi } from '../staff/api/staff-api'
import { choices } from '../staff/editing/choices/choices'
import { logInRoutes } from '../staff/login/log-in'
import { passwords } from '../staff/login/passwords'
import { accounts } from '../staff/screens/accounts/accounts'
import { myAccountRoutes } from '../staff/screens/accounts/my-account'
import { articles } from '../staff/screens/articles/articles'
import { categories } from '../staff/screens/articles/categories'
import { audit } from '../staff/screens/audit/audit'
import { crm } from '../staff/screens/crm/crm'
import { figures } from '../staff/screens/figures/figures'
import { help } from '../staff/screens/help/help'
import { labels } from '../staff/screens/labels/labels'
import { leads } from '../staff/screens/leads/leads'
import { held } from '../staff/screens/listings/held'
import { listings } from '../staff/screens/listings/listings'
import { media } from '../staff/screens/media/media'
import { menus } from '../staff/screens/menus/menus'
import { owners } from '../staff/screens/owners/owners'
import { pages } from '../staff/screens/pages/pages'
import { people } from '../staff/screens/people/people'
import { redirects } from '../staff/screens/redirects/redirects'
import { finding } from '../staff/screens/search/finding'
import { settings } from '../staff/screens/settings/settings'
import { translations } from '../staff/screens/translations/translations'
import { staff } from '../staff/staff'

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
staff.route('/', settings)
staff.route('/', pages)
staff.route('/', categories)
staff.route('/', articles)
staff.route('/', media)
staff.route('/', translations)
staff.route('/', labels)
staff.route('/', menus)
staff.route('/', redirects)
staff.route('/', figures)
staff.route('/', finding)
staff.route('/', help)
staff.route('/', choices)

/** The staff area with all its screens, and the interfaces for the agency's systems. */
export const office = new Hono<AppEnv>()
office.route('/api/staff', staffApi)
office.route('/api/export', exportApi)
office.route('/api/crm/hooks', crmHooks)
office.route('/staff', staff)
