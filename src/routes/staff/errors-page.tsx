import type { View } from '../../components/ui/view'
import type { errorReport } from '../../data/db/schema'
import { formatDate } from '../../domain/format/dates'

type Reported = typeof errorReport.$inferSelect

/** Errors of browsers and of the server. */
export function ErrorsPage({ view, errors }: { view: View; errors: Reported[] }) {
  const { t } = view
  return (
    <section className="panel">
      <p className="muted">
        {t('staff.errors.text', { days: view.site.settings.retention.errorDays })}
      </p>
      {errors.length === 0 ? (
        <p>{t('staff.errors.none')}</p>
      ) : (
        <table className="table staff-table">
          <thead>
            <tr>
              <th scope="col">{t('staff.errors.day')}</th>
              <th scope="col">{t('staff.errors.module')}</th>
              <th scope="col">{t('staff.errors.error')}</th>
              <th scope="col" className="end">
                {t('staff.errors.count')}
              </th>
            </tr>
          </thead>
          <tbody>
            {errors.map((report) => (
              <tr key={[report.day, report.module, report.error].join()}>
                <td data-name={t('staff.errors.day')}>{formatDate(report.day)}</td>
                <th scope="row">{report.module}</th>
                <td>
                  {report.error}
                  <small className="muted">{report.url}</small>
                </td>
                <td className="end" data-name={t('staff.errors.count')}>
                  {report.count}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
