import type { View } from '../../../components/ui/view'
import type { ListedAuditEntry } from '../../../platform/audit/audit'

/** Describes the changes of a lead in an audit entry: its state, assignee and office. Their current names are used. */
export function leadChange(
  { t, site }: View,
  { detail, assignee }: Pick<ListedAuditEntry, 'detail' | 'assignee'>,
): string[] {
  const { status, assignee: assigneeId, office: officeId } = detail
  const office = site.settings.offices.find(({ id }) => id === officeId)
  return [
    ...(status ? [t('staff.lead.became', { status: t(`lead.status.${status}`) })] : []),
    ...(assigneeId === null ? [t('staff.lead.given.none')] : []),
    ...(assigneeId ? [t('staff.lead.given', { name: assignee ?? t('staff.audit.gone') })] : []),
    ...(officeId === null ? [t('staff.lead.moved.none')] : []),
    ...(officeId
      ? [
          t('staff.lead.moved', {
            office: office?.name ?? t('staff.audit.number', { id: officeId }),
          }),
        ]
      : []),
  ]
}
