import { shellTexts } from '../../components/shell/texts'
import { secondFactorTexts } from '../../features/accounts/second-factor/texts'
import { brochureTexts } from '../../features/brochure/texts'
import { consentTexts } from '../../features/consent/texts'
import { importsTexts } from '../../features/crm/import/texts'
import { demandTexts } from '../../features/demand/texts'
import { favouritesTexts } from '../../features/favourites/texts'
import { drawingTexts } from '../../features/map/drawing/texts'
import { mapTexts } from '../../features/map/texts'
import { ownersTexts } from '../../features/owner-area/texts'
import { contentTexts } from '../../features/pages/texts'
import { propertyPageTexts } from '../../features/property-page/texts'
import { savedSearchesTexts } from '../../features/saved-searches/texts'
import { searchTexts } from '../../features/search/texts'
import { valuationTexts } from '../../features/valuation/texts'
import { visitTexts } from '../../features/visits/texts'
import { legalTexts } from '../../listing/law/texts'
import { listingTexts } from '../../listing/texts'
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
import { formsTexts } from '../forms/texts'
import { mailTexts } from '../mail/texts'

/** The texts of the site and of mails, for visitors and owners. An agency may replace them by labels. */
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

/** The texts for staff. */
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
  ...helpTexts,
  ...translationsTexts,
}

export const TEXTS = { ...SITE_TEXTS, ...STAFF_TEXTS }
export type LabelKey = keyof typeof TEXTS
