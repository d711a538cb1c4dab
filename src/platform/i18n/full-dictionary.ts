import { passkeyTexts, staffPasskeyTexts } from '../../components/passkeys/texts'
import { accountsTexts } from '../../features/accounts/staff/texts'
import { visitsTexts } from '../../features/appointments/staff/texts'
import { appointmentTexts } from '../../features/appointments/texts'
import { articlesTexts } from '../../features/articles/staff/texts'
import { budgetTexts } from '../../features/costs/texts'
import { importsTexts } from '../../features/crm/import/texts'
import { crmTexts } from '../../features/crm/staff/texts'
import { draftsTexts } from '../../features/drafts/staff/texts'
import { embedsStaffTexts, embedsTexts } from '../../features/embeds/texts'
import { reportsTexts } from '../../features/figures/staff/texts'
import { labelsTexts } from '../../features/labels/staff/texts'
import { leadsTexts } from '../../features/leads/staff/texts'
import { thanksTexts } from '../../features/leads/texts'
import { manualTexts } from '../../features/listings/staff/manual/texts'
import { listingsTexts } from '../../features/listings/staff/texts'
import { mediaTexts } from '../../features/media/staff/texts'
import { startTexts } from '../../features/overview/staff/texts'
import { ownerReportTexts } from '../../features/owner-area/report/texts'
import { ownersTexts } from '../../features/owner-area/texts'
import { pagesTexts } from '../../features/pages/staff/texts'
import { peopleTexts } from '../../features/personal-data/staff/texts'
import { posterTexts } from '../../features/posters/texts'
import { redirectsTexts } from '../../features/redirects/staff/texts'
import { screenTexts } from '../../features/screens/texts'
import { menusTexts } from '../../features/settings/staff/menus/texts'
import { settingsTexts } from '../../features/settings/staff/texts'
import { findingTexts } from '../../features/staff-search/staff/texts'
import { testimonialTexts } from '../../features/testimonials/texts'
import { translationsTexts } from '../../features/translations/staff/texts'
import { webhookTexts } from '../../features/webhooks/texts'
import { secondFactorTexts } from '../../site/accounts/second-factor/texts'
import { formTexts } from '../../site/forms/forms'
import { collectionTexts } from '../../staff/collections/texts'
import { editingTexts } from '../../staff/editing/texts'
import { helpTexts } from '../../staff/help/texts'
import { staffTexts } from '../../staff/texts'
import { mailTexts } from '../mail/texts'
import { addTexts, isLabel, type LabelKey, PAGE_TEXTS } from './dictionary'

/** The texts for visitors and owners, on pages and in mails. An agency may replace them by labels. */
const SITE_TEXTS = {
  ...PAGE_TEXTS,
  ...thanksTexts,
  ...ownersTexts,
  ...ownerReportTexts,
  ...passkeyTexts,
  ...appointmentTexts,
  ...budgetTexts,
  ...embedsTexts,
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
  ...visitsTexts,
  ...peopleTexts,
  ...listingsTexts,
  ...posterTexts,
  ...manualTexts,
  ...pagesTexts,
  ...draftsTexts,
  ...articlesTexts,
  ...collectionTexts,
  ...testimonialTexts,
  ...screenTexts,
  ...webhookTexts,
  ...embedsStaffTexts,
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
