import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { favouriteId } from '../../../listing/filter/favourite-ids'
import { brusselsTime, formatDateTime } from '../../../platform/format/dates'
import { plural } from '../../../platform/i18n'
import { listingName } from '../../../staff/listings/listing-title'
import { STAFF } from '../../../urls'
import type { CrmRun } from '../sync/crm-runs'
import type { NamedPendingRemoval } from '../sync/removed-listings'
import type { StopReason } from '../sync/stop-rule'
import { ActionForm } from './action-form'

interface HeldRunPanelProps {
  view: View
  isAdmin: boolean
  run: CrmRun
  /** The names of the first listings that would be removed. `count` is the number of all. */
  removals: NamedPendingRemoval[]
  count: number
}

const REASONS: readonly string[] = [
  'leaving',
  'halved',
  'prices',
  'empty',
  'repeats',
] satisfies StopReason[]

/**
 * A run that waits for a decision: the reason, the listings that it would remove, and the buttons to approve or reject
 * it.
 */
export function HeldRunPanel({ view, isAdmin, run, removals, count }: HeldRunPanelProps) {
  const { t, lang } = view
  const time = formatDateTime(brusselsTime(Date.parse(run.startedAt)))
  return (
    <section className="panel held">
      <h2 className="row">
        <Icon name="pause" />
        {t('staff.crm.held', { time })}
      </h2>
      {isStopReason(run.reason) ? <p>{t(`staff.crm.held.${run.reason}`)}</p> : null}
      <p>{t('staff.crm.held.site')}</p>
      {count > 0 ? (
        <details>
          <summary>{plural(t, lang, 'staff.crm.leaving', count)}</summary>
          <ul className="rows">
            {removals.map((removal) => (
              <li key={`${removal.kind} ${removal.id}`}>
                <a href={`${STAFF.listings}/${favouriteId(removal)}`}>
                  {removal.listing ? listingName(view, removal.listing) : removal.id}
                </a>
                <span className="small muted">
                  {removal.leaves ? ` · ${t(`staff.crm.leaves.${removal.leaves}`)}` : ''}
                </span>
              </li>
            ))}
            {count > removals.length ? (
              <li className="muted">
                {t('staff.import.more', { count: count - removals.length })}
              </li>
            ) : null}
          </ul>
        </details>
      ) : null}
      {isAdmin ? (
        <ActionForm view={view} actions={['all', 'go', 'keep']} />
      ) : (
        <p className="muted">{t('staff.crm.held.admin')}</p>
      )}
    </section>
  )
}

function isStopReason(reason: CrmRun['reason']): reason is StopReason {
  return reason !== null && REASONS.includes(reason)
}
