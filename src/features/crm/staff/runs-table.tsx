import type { View } from '../../../components/ui/view'
import { withColon } from '../../../platform/format/lang'
import { LocalTime } from '../../../staff/parts/local-time'
import { StaffTable } from '../../../staff/parts/staff-table'
import type { CrmRun } from '../sync/crm-runs'

/** A table of the last runs with their numbers and results. */
export function RunsTable({ view, runs }: { view: View; runs: CrmRun[] }) {
  const { t } = view
  return (
    <section className="panel">
      <h2>{t('staff.crm.runs')}</h2>
      {runs.length === 0 ? <p className="muted">{t('staff.crm.runs.none')}</p> : null}
      {runs.length > 0 ? (
        <StaffTable
          columns={[
            { heading: t('staff.when') },
            { heading: t('staff.crm.what') },
            ...NUMBERS.map((name) => ({ heading: t(`staff.crm.${name}`), end: true })),
            { heading: t('staff.crm.result') },
          ]}
        >
          {runs.map((run) => (
            <Run key={run.id} view={view} run={run} />
          ))}
        </StaffTable>
      ) : null}
    </section>
  )
}

const NUMBERS = ['seen', 'changed', 'left'] as const

function Run({ view, run }: { view: View; run: CrmRun }) {
  const { t } = view
  const { counts, reason } = run
  const numbers = { seen: counts.seen, changed: counts.upserted, left: counts.left }
  const state = run.endedAt === null && run.state !== 'queued' ? 'open' : shownState(run)
  return (
    <tr>
      <th scope="row">
        <LocalTime iso={run.startedAt} />
      </th>
      <td data-name={t('staff.crm.what')}>{t(`staff.crm.mode.${run.mode}`)}</td>
      {NUMBERS.map((name) => (
        <td key={name} className="table-end" data-name={t(`staff.crm.${name}`)}>
          {numbers[name]}
        </td>
      ))}
      <td data-name={t('staff.crm.result')}>
        <span className={`state ${state}`}>{t(`staff.crm.state.${state}`)}</span>
        {reason ? <small>{t(`staff.crm.reason.${reason}`)}</small> : null}
        {counts.refused > 0 ? (
          <small>
            {withColon(view.lang, t('staff.import.refused'))} {counts.refused}
          </small>
        ) : null}
      </td>
    </tr>
  )
}

function shownState({ state }: CrmRun): 'queued' | 'done' | 'held' | 'failed' {
  return state === 'queued' || state === 'held' || state === 'failed' ? state : 'done'
}
