import { Icon } from '../components/ui/icon'
import type { View } from '../components/ui/view'
import type { errorReport } from '../platform/db/schema'
import { formatDate } from '../platform/format/dates'
import { StaffTable } from './parts/staff-table'

type Reported = typeof errorReport.$inferSelect

export function ErrorsPage({ view, errors }: { view: View; errors: Reported[] }) {
  const { t } = view
  return (
    <section className="panel">
      {errors.length === 0 ? (
        <p className="all-well">
          <Icon name="check" />
          {t('staff.errors.none')}
        </p>
      ) : (
        <StaffTable
          columns={[
            { heading: t('staff.errors.day') },
            { heading: t('staff.errors.module') },
            { heading: t('staff.errors.error') },
            { heading: t('staff.errors.count'), end: true },
          ]}
        >
          {errors.map((report) => (
            <tr key={[report.day, report.module, report.error].join()}>
              <td data-name={t('staff.errors.day')}>{formatDate(report.day)}</td>
              <th scope="row">{report.module}</th>
              <td>
                {report.error}
                <small className="muted">{report.url}</small>
              </td>
              <td className="table-end" data-name={t('staff.errors.count')}>
                {report.count}
              </td>
            </tr>
          ))}
        </StaffTable>
      )}
    </section>
  )
}
