import { withColon } from '../../../platform/format/lang'
import { FORMS } from '../../../site/forms/forms'
import type { CrmLead } from '../crm-lead'
import type { LeadFacts } from './lead-facts'
import { detailRows } from './lead-rows'

/** Returns a lead for the agency's CRM, with its text in the office's language. */
export function crmLead(facts: LeadFacts, { propertyId, projectId }: ListingIds): CrmLead {
  const { id, kind, lang, data, site } = facts
  const officeLang = site.settings.languages[0] ?? lang
  const lines = detailRows(facts, officeLang).map(
    ({ label, value }) => `${withColon(officeLang, label)} ${value.replaceAll('\n', '; ')}`,
  )
  const { crm = 'contact', wish } = FORMS[kind]
  return {
    id,
    lang,
    kind: crm,
    firstName: data.FirstName,
    lastName: data.Name,
    email: data.Email,
    phone: data.PhoneNumber,
    wantsNews: data.IsReceivedEmail,
    subject: data.Subject,
    // The message is last, because a text that is too long is cut at its end.
    text: [lines.join('\n'), data.Content].filter(Boolean).join('\n\n'),
    propertyId,
    projectId,
    wish: wish?.(data) ?? null,
  }
}

type ListingIds = Pick<CrmLead, 'propertyId' | 'projectId'>
