import type { View } from '../../../components/ui/view'
import { StaffTable } from '../../../staff/parts/staff-table'
import type { UnreadCounts } from '../sources/unread-fields'

/** The fields that the CRM sends and the site does not use, those of most records first. */
export function UnreadFieldsPanel({ view, fields }: { view: View; fields: UnreadCounts }) {
  const { t } = view
  const rows = Object.entries(fields).toSorted(([, a], [, b]) => b.records - a.records)
  if (rows.length === 0) return null
  return (
    <details className="panel">
      <summary>
        {t('staff.crm.unread')} ({rows.length})
      </summary>
      <p className="muted">{t('staff.crm.unread.text')}</p>
      <StaffTable
        columns={[
          { heading: t('staff.crm.unread.field') },
          { heading: t('staff.crm.unread.example') },
          { heading: t('staff.crm.unread.records'), end: true },
        ]}
      >
        {rows.map(([path, { example, records }]) => (
          <tr key={path}>
            <td data-name={t('staff.crm.unread.field')} lang="en">
              {path}
            </td>
            <td data-name={t('staff.crm.unread.example')}>{example}</td>
            <td data-name={t('staff.crm.unread.records')} className="table-end">
              {records}
            </td>
          </tr>
        ))}
      </StaffTable>
    </details>
  )
}
