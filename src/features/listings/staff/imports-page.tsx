import type { View } from '../../../components/ui/view'
import { Notice } from '../../../staff/parts/notice'
import type { ComparedHeldListing } from '../../crm/import/held-listings'
import type { ImportRun } from '../../crm/import/imports'
import { HeldListings } from './held-listings'
import { ImportSummary } from './import-summary'

interface ImportsPageProps {
  view: View
  imports: ImportRun[]
  held: ComparedHeldListing[]
  mayDecide: boolean
  /** The last decision. */
  done: 'approved' | 'rejected' | null
}

/**
 * The properties that wait for a decision, and the last imports with the refused listings.
 */
export function ImportsPage({ view, imports, held, mayDecide, done }: ImportsPageProps) {
  const { t } = view
  return (
    <div className="stack">
      <Notice kind="good">{done && t(`staff.held.done.${done}`)}</Notice>
      <HeldListings view={view} listings={held} mayDecide={mayDecide} />
      {imports.length === 0 ? (
        <p className="panel">{t('staff.imports.none')}</p>
      ) : (
        <section className="panel">
          <ul className="rows">
            {imports.map((run) => (
              <li key={run.id}>
                <ImportSummary view={view} run={run} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
