import type { View } from '../../../components/ui/view'
import { withColon } from '../../../platform/format/lang'
import { plural } from '../../../platform/i18n'
import { LocalTime } from '../../../staff/parts/local-time'
import { ItemIssues } from '../../listings/listings.staff'
import type { CrmRun, NamedListing } from '../sync/crm-runs'

interface RunIssuesProps {
  view: View
  runs: CrmRun[]
  /** The properties of the issues, by id. */
  listings: ReadonlyMap<number, NamedListing>
}

/** The records that each run refused, held back or imported with values dropped. The latest run is expanded. */
export function RunIssues({ view, runs, listings }: RunIssuesProps) {
  const { t, lang } = view
  if (runs.length === 0) return null
  return (
    <section className="panel import-run">
      <h2>{t('staff.crm.problems')}</h2>
      {runs.map(({ id, mode, startedAt, problems }, index) => (
        <details key={id} open={index === 0}>
          <summary>
            <span>
              <LocalTime iso={startedAt} />, {withColon(lang, t(`staff.crm.mode.${mode}`))}{' '}
              {plural(t, lang, 'staff.crm.problems.count', problems.length)}
            </span>
          </summary>
          <ItemIssues view={view} issues={problems} listings={listings} />
        </details>
      ))}
    </section>
  )
}
