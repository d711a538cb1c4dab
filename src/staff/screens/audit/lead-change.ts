import type { View } from '../../../components/ui/view'
import type { ListedDeed } from '../../../platform/audit/audit'

/** What a deed changed of a lead, in words: its state, who looks after it, its office. Names are those of now. */
export function leadChange(
  { t, site }: View,
  { detail, assignee }: Pick<ListedDeed, 'detail' | 'assignee'>,
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
