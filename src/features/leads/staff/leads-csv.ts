import type { View } from '../../../components/ui/view'
import type { ListingRecords } from '../../../listing/queries/listing-records'
import { officeName } from '../../../staff/parts/office-name'
import type { ListedLead } from '../find-leads'
import { leadName } from './lead-name'
import { subjectText } from './lead-subject'

/** Returns leads as rows of a table with headings, in the language of the view. */
export function leadLines(
  view: View,
  leads: readonly ListedLead[],
  records: ListingRecords,
): string[][] {
  const { t } = view
  const headings = [
    t('staff.when'),
    t('staff.who'),
    t('form.email'),
    t('form.phone'),
    t('staff.kind'),
    t('staff.about'),
    t('form.message'),
    t('staff.lead.status'),
    t('staff.lead.assignee'),
    t('staff.office'),
    t('staff.lead.due'),
  ]
  const lines = leads.map((lead) => [
    lead.createdAt,
    leadName(lead),
    lead.data.Email ?? '',
    lead.data.PhoneNumber ?? '',
    t(`staff.form.${lead.kind}`),
    subjectText({ view, lead, records }),
    lead.data.Content ?? '',
    t(`lead.status.${lead.status}`),
    lead.assignee?.name ?? '',
    officeName(view, lead.officeId) ?? '',
    lead.due ?? '',
  ])
  return [headings, ...lines]
}
