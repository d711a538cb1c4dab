import type { View } from '../../../components/ui/view'
import type { ListedAuditEntry } from '../../../platform/audit/audit'

/** Describes the changes of a lead in an audit entry: its state, assignee and office. Their current names are used. */
export function leadChange(
  { t, site }: View,
  { detail, assignee }: Pick<ListedAuditEntry, 'detail' | 'assignee'>,
): string[] {
  const { status, assignee: who, office: where } = detail
  const office = site.settings.offices.find(({ id }) => id === where)
  return [
    ...(status ? [t('staff.lead.became', { status: t(`lead.status.${status}`) })] : []),
    ...(who === null ? [t('staff.lead.given.none')] : []),
    ...(who ? [t('staff.lead.given', { name: assignee ?? t('staff.audit.gone') })] : []),
    ...(where === null ? [t('staff.lead.moved.none')] : []),
    ...(where
      ? [t('staff.lead.moved', { office: office?.name ?? t('staff.audit.number', { id: where }) })]
      : []),
  ]
}
