import type { View } from '../../../components/ui/view'
import type { PolicyChange } from '../../../platform/external-scripts/script-templates'
import { Notice } from '../../../staff/parts/notice'
import { StaffTable } from '../../../staff/parts/staff-table'

interface PolicyPanelProps {
  view: View
  changes: PolicyChange[]
}

/** The sites that the content security policy would add or remove, shown before it is changed. */
export function PolicyPanel({ view: { t }, changes }: PolicyPanelProps) {
  return (
    <Notice kind="info" role="alert" aria-labelledby="policy-title">
      <h2 id="policy-title">{t('script.policy')}</h2>
      <p>{t('script.policy.text')}</p>
      <StaffTable
        columns={[
          { heading: t('script.policy.what') },
          { heading: t('script.policy.added') },
          { heading: t('script.policy.removed') },
        ]}
      >
        {changes.map(({ kind, added, removed }) => (
          <tr key={kind}>
            <th scope="row">{t(`settings.script.hosts.${kind}`)}</th>
            <td data-name={t('script.policy.added')}>{added.join(', ')}</td>
            <td data-name={t('script.policy.removed')}>{removed.join(', ')}</td>
          </tr>
        ))}
      </StaffTable>
    </Notice>
  )
}
