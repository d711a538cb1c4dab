import { passkeyTexts, staffPasskeyTexts } from '../../components/passkeys/texts'
import { importsTexts } from '../../features/crm/import/texts'
import { thanksTexts } from '../../features/leads/texts'
import { ownerReportTexts } from '../../features/owner-area/report/texts'
import { ownersTexts } from '../../features/owner-area/texts'
import { posterTexts } from '../../features/posters/texts'
import { secondFactorTexts } from '../../site/accounts/second-factor/texts'
import { collectionTexts } from '../../staff/collections/texts'
import { editingTexts } from '../../staff/editing/texts'
import { helpTexts } from '../../staff/help/texts'
import { accountsTexts } from '../../staff/screens/accounts/texts'
import { articlesTexts } from '../../staff/screens/articles/texts'
import { crmTexts } from '../../staff/screens/crm/texts'
import { reportsTexts } from '../../staff/screens/figures/texts'
import { labelsTexts } from '../../staff/screens/labels/texts'
import { leadsTexts } from '../../staff/screens/leads/texts'
import { manualTexts } from '../../staff/screens/listings/manual/texts'
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
import { formTexts } from '../forms/forms'
import { mailTexts } from '../mail/texts'
import { addTexts, isLabel, type LabelKey, PAGE_TEXTS } from './dictionary'

/** The texts for visitors and owners, on pages and in mails. An agency may replace them by labels. */
const SITE_TEXTS = {
  ...PAGE_TEXTS,
  ...thanksTexts,
  ...ownersTexts,
  ...ownerReportTexts,
  ...passkeyTexts,
  ...mailTexts,
  ...formTexts('office', 'mail.office.', ''),
  ...formTexts('visitor', 'mail.visitor.', ''),
  ...formTexts('confirmation', 'mail.text.', ''),
}

const STAFF_TEXTS = {
  ...staffTexts,
  ...startTexts,
  ...accountsTexts,
  ...secondFactorTexts,
  ...staffPasskeyTexts,
  ...crmTexts,
  ...importsTexts,
  ...leadsTexts,
  ...peopleTexts,
  ...listingsTexts,
  ...posterTexts,
  ...manualTexts,
  ...pagesTexts,
  ...articlesTexts,
  ...collectionTexts,
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

/** All texts of the product. This module adds them to the dictionary. */
export const TEXTS = { ...SITE_TEXTS, ...STAFF_TEXTS }

addTexts(TEXTS)

/** The labels for visitors and owners, on pages and in mails. */
export const SITE_LABELS: readonly LabelKey[] = Object.keys(SITE_TEXTS).filter(isLabel)

/** Returns true if a text is the key of a label for visitors or owners. */
export function isSiteLabel(text: string): text is LabelKey {
  return SITE_LABELS.some((key) => key === text)
}
