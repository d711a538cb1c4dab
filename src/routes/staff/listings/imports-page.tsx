import type { View } from '../../../components/ui/view'
import type { ImportRun } from '../../../data/import/imports'
import { STAFF } from '../../../urls'
import { ImportSummary } from './import-summary'

/** The last imports with what was refused, and the way to what listings lack. */
export function ImportsPage({ view, imports }: { view: View; imports: ImportRun[] }) {
  const { t } = view
  if (imports.length === 0) return <p className="panel">{t('staff.imports.none')}</p>
  return (
    <section className="panel">
      <div className="panel-head">
        <p className="muted">{t('staff.imports.text', { count: imports.length })}</p>
        <a className="link small" href={STAFF.listings}>
          {t('staff.lacking.title')}
        </a>
      </div>
      <ul className="lines">
        {imports.map((run) => (
          <li key={run.id}>
            <ImportSummary view={view} run={run} />
          </li>
        ))}
      </ul>
    </section>
  )
}
