import { accountsTexts } from './accounts/texts'
import { articlesTexts } from './articles/texts'
import { brochureTexts } from './brochure/texts'
import { consentTexts } from './consent/texts'
import { contentTexts } from './content/texts'
import { crmTexts } from './crm/texts'
import { demandTexts } from './demand/texts'
import { drawingTexts } from './drawing/texts'
import { editingTexts } from './editing/texts'
import { favouritesTexts } from './favourites/texts'
import { findingTexts } from './finding/texts'
import { formsTexts } from './forms/texts'
import { importsTexts } from './imports/texts'
import { labelsTexts } from './labels/texts'
import { leadsTexts } from './leads/texts'
import { legalTexts } from './legal/texts'
import { listingTexts } from './listing/texts'
import { listingsTexts } from './listings/texts'
import { mailTexts } from './mail/texts'
import { mapTexts } from './map/texts'
import { mediaTexts } from './media/texts'
import { menusTexts } from './menus/texts'
import { ownersTexts } from './owners/texts'
import { pagesTexts } from './pages/texts'
import { peopleTexts } from './people/texts'
import { propertyPageTexts } from './property-page/texts'
import { redirectsTexts } from './redirects/texts'
import { reportsTexts } from './reports/texts'
import { savedSearchesTexts } from './saved-searches/texts'
import { searchTexts } from './search/texts'
import { secondFactorTexts } from './second-factor/texts'
import { settingsTexts } from './settings/texts'
import { shellTexts } from './shell/texts'
import { staffTexts } from './staff/texts'
import { startTexts } from './start/texts'
import { translationsTexts } from './translations/texts'
import { valuationTexts } from './valuation/texts'
import { visitTexts } from './visit/texts'

/** The texts of the site and of mails, which visitors and owners read. An agency may replace them by labels. */
export const SITE_TEXTS = {
  ...listingTexts,
  ...propertyPageTexts,
  ...searchTexts,
  ...mapTexts,
  ...drawingTexts,
  ...favouritesTexts,
  ...savedSearchesTexts,
  ...brochureTexts,
  ...formsTexts,
  ...visitTexts,
  ...demandTexts,
  ...valuationTexts,
  ...consentTexts,
  ...legalTexts,
  ...shellTexts,
  ...contentTexts,
  ...ownersTexts,
  ...mailTexts,
}

/** The texts that only staff reads. */
const STAFF_TEXTS = {
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
  ...translationsTexts,
}

export const TEXTS = { ...SITE_TEXTS, ...STAFF_TEXTS }
export type LabelKey = keyof typeof TEXTS
