import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { withColon } from '../../../platform/format/lang'
import { plural } from '../../../platform/i18n'
import type { MailDelivery } from '../../../platform/mail/drivers'
import { LocalTime } from '../../../staff/parts/local-time'
import { STAFF, withQuery } from '../../../urls'
import type { ImportRun } from '../../crm/import/imports'
import type { CrmHealth } from '../../crm/sync/crm-health'
import type { Overview } from './overview-queries'

/** The state of the sync, and the time of its last success (ISO). */
export interface CrmStatus {
  health: CrmHealth
  lastGoodAt: string | null
}

interface HealthPanelProps {
  view: View
  overview: Overview
  crm: CrmStatus
  lastImport: ImportRun | null
  /** The number of failed and of pending mails, or null if the account may not see all mails. */
  mails: { failed: number; pending: number } | null
  mailDelivery: MailDelivery
}

const DOTS = {
  ok: 'done',
  starting: '',
  late: 'held',
  held: 'held',
  paused: 'failed',
} as const satisfies Record<Exclude<CrmHealth, 'off'>, string>

/** The state of imports, mails and errors, a line for each. */
export function HealthPanel(props: HealthPanelProps) {
  const { view, overview, crm, lastImport, mails, mailDelivery } = props
  const { t, lang } = view
  return (
    <section className="panel">
      <h2>{t('staff.start.health')}</h2>
      <ul className="todo">
        {crm.health === 'off' ? null : (
          <Line
            icon="refresh"
            href={STAFF.crm}
            name={t('staff.crm')}
            dot={DOTS[crm.health]}
            state={t(`staff.crm.health.${crm.health}`)}
          >
            {withColon(view.lang, t('staff.crm.last'))}{' '}
            {crm.lastGoodAt ? <LocalTime iso={crm.lastGoodAt} /> : t('staff.crm.never')}
          </Line>
        )}
        <ImportLine view={view} run={lastImport} />
        {mails ? <MailLine view={view} mails={mails} delivery={mailDelivery} /> : null}
        <Line
          icon="alert"
          href={STAFF.errors}
          name={t('staff.errors')}
          dot={overview.errors > 0 ? 'held' : 'done'}
          state={overview.errors > 0 ? String(overview.errors) : t('staff.start.fine')}
        >
          {overview.errors > 0
            ? `${t('staff.kpi.errors')} · ${plural(t, lang, 'staff.kpi.kinds', overview.errorKinds)}`
            : null}
        </Line>
      </ul>
    </section>
  )
}

function ImportLine({ view: { t, lang }, run }: { view: View; run: ImportRun | null }) {
  const refused = run?.refused.length ?? 0
  const isOpen = run !== null && run.partsDone < run.parts
  return (
    <Line
      icon="upload"
      href={STAFF.imports}
      name={t('staff.lastimport')}
      dot={!run ? '' : refused > 0 || isOpen ? 'held' : 'done'}
      state={
        isOpen
          ? t(run.body === null ? 'staff.import.stopped' : 'staff.import.part', {
              done: run.partsDone,
              parts: run.parts,
            })
          : refused > 0
            ? plural(t, lang, 'staff.start.refused', refused)
            : t(run ? 'staff.start.fine' : 'staff.crm.never')
      }
    >
      {run ? <LocalTime iso={run.at} /> : null}
    </Line>
  )
}

interface MailLineProps {
  view: View
  mails: { failed: number; pending: number }
  delivery: MailDelivery
}

function MailLine({ view, mails, delivery }: MailLineProps) {
  const { t, lang } = view
  const { failed, pending } = mails
  return (
    <Line
      icon="mail"
      href={failed > 0 ? withQuery(STAFF.leads, 'status=all&failed=yes') : STAFF.leads}
      name={t('staff.start.mails')}
      dot={failed > 0 ? 'failed' : delivery === 'local' ? 'held' : 'done'}
      state={
        failed > 0
          ? plural(t, lang, 'staff.start.mails.stuck', failed)
          : t(delivery === 'local' ? 'staff.start.mails.stay' : 'staff.start.fine')
      }
    >
      {pending > 0 && delivery !== 'local' ? plural(t, lang, 'staff.kpi.pending', pending) : null}
    </Line>
  )
}

interface LineProps {
  icon: IconName
  href: string
  name: string
  dot: string
  state: string
  children: ReactNode
}

function Line({ icon, href, name, dot, state, children }: LineProps) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        <strong>{name}</strong>
        <span className={`state ${dot}`}>{state}</span>
        <small>{children}</small>
      </a>
    </li>
  )
}
