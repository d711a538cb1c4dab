import { secondFactorTexts } from '../../features/accounts/second-factor/texts'
import { importsTexts } from '../../features/crm/import/texts'
import { editingTexts } from '../../staff/editing/texts'
import { accountsTexts } from '../../staff/screens/accounts/texts'
import { articlesTexts } from '../../staff/screens/articles/texts'
import { crmTexts } from '../../staff/screens/crm/texts'
import { reportsTexts } from '../../staff/screens/figures/texts'
import { helpTexts } from '../../staff/screens/help/texts'
import { labelsTexts } from '../../staff/screens/labels/texts'
import { leadsTexts } from '../../staff/screens/leads/texts'
import { listingsTexts } from '../../staff/screens/listings/texts'
import { mediaTexts } from '../../staff/screens/media/texts'
import { menusTexts } from '../../staff/screens/menus/texts'
import { startTexts } from '../../staff/screens/overview/texts'
import { pagesTexts } from '../../staff/screens/pages/texts'
import { peopleTexts } from '../../staff/screens/people/texts'
import { redirectsTexts } from '../../staff/screens/redirects/texts'
import { findingTexts } from '../../staff/screens/search/texts'
import { settingsTexts } from '../../staff/screens/settings/texts'
import { translationsTexts } from '../../staff/screens/translations/texts'
import { staffTexts } from '../../staff/texts'
import { addTexts, SITE_TEXTS } from './dictionary'

/** The texts for staff. This module adds them to the dictionary. */
export const STAFF_TEXTS = {
  ...staffTexts,
  ...startTexts,
  ...accountsTexts,
  ...secondFactorTexts,
  ...crmTexts,
  ...importsTexts,
  ...leadsTexts,
  ...peopleTexts,
  ...listingsTexts,
  ...pagesTexts,
  ...articlesTexts,
  ...mediaTexts,
  ...menusTexts,
  ...editingTexts,
  ...settingsTexts,
  ...redirectsTexts,
  ...labelsTexts,
  ...reportsTexts,
  ...findingTexts,
  ...helpTexts,
  ...translationsTexts,
}

addTexts(STAFF_TEXTS)

/** All texts of the product. */
export const TEXTS = { ...SITE_TEXTS, ...STAFF_TEXTS }
