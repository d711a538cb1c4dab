import type { ReactNode } from 'react'
import type { View } from '../../../components/ui/view'
import type { ListedLead } from '../../../features/leads/find-leads'
import type { Appointment } from '../../../features/owner-area/listing-owners'
import { formatDate, formatDateTime } from '../../../platform/format/dates'
import { visitHalfDays } from '../../../platform/forms/half-days'
import type { LabelKey } from '../../../platform/i18n'
import { STAFF, withQuery } from '../../../urls'
import { LocalTime } from '../../parts/local-time'
import { leadName } from '../leads/lead-name'
import type { ListingContext } from './load-context'

interface ContextPanelProps {
  view: View
  id: number
  around: ListingContext
}

/** The owners, visits and leads of a listing, each with a link. */
export function ContextPanel({ view, id, around }: ContextPanelProps) {
  const { t } = view
  const { owners, appointments, leads } = around
  if (!owners && !leads) return null
  const ofHome = new URLSearchParams({ status: 'all', home: String(id) })
  return (
    <section className="panel listing-context">
      {owners ? (
        <Lines title={t('staff.owners')} none={t('record.owners.none')}>
          {owners.map(({ id: owner, name }) => (
            <li key={owner}>
              <a href={`${STAFF.owners}/${owner}`}>{name}</a>
            </li>
          ))}
        </Lines>
      ) : null}
      <Lines title={t('record.visits')} none={t('record.visits.none')}>
        {[
          ...(leads?.visits ?? []).map((lead) => <VisitLine key={lead.id} {...{ view, lead }} />),
          ...(appointments ?? []).map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two visits may begin at the same time
            <AppointmentLine key={at} {...{ view, one }} />
          )),
        ]}
      </Lines>
      {leads ? (
        <>
          <Lines title={t('staff.leads')} none={t('record.leads.none')}>
            {leads.found.map((lead) => (
              <li key={lead.id}>
                <a href={leadPath(lead)}>{leadName(lead)}</a>{' '}
                <small className="muted">
                  {t(`staff.form.${lead.kind}`)} · {t(`lead.status.${lead.status}`)} ·{' '}
                  <LocalTime iso={lead.createdAt} />
                </small>
              </li>
            ))}
          </Lines>
          <p>
            <a className="link" href={withQuery(STAFF.leads, ofHome.toString())}>
              {t('record.leads')}
            </a>
          </p>
        </>
      ) : null}
    </section>
  )
}

function Lines({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <div>
      <h2>{title}</h2>
      {children.length > 0 ? <ul>{children}</ul> : <p className="muted small">{none}</p>}
    </div>
  )
}

/** A requested visit with the proposed half-days. */
function VisitLine({ view: { t }, lead }: { view: View; lead: ListedLead }) {
  const moments = visitHalfDays(lead.data).map(({ date, part }) =>
    t(`mail.${part}` as LabelKey, { date: formatDate(date) }),
  )
  return (
    <li>
      <a href={leadPath(lead)}>{leadName(lead)}</a>{' '}
      <small className="muted">
        {[t('record.visit.asked'), ...moments, t(`lead.status.${lead.status}`)].join(' · ')}
      </small>
    </li>
  )
}

function AppointmentLine({ view: { t }, one }: { view: View; one: Appointment }) {
  const told = [one.type, one.status].filter(Boolean)
  return (
    <li>
      {formatDateTime(one.start)}{' '}
      <small className="muted">{[t('record.visit.crm'), ...told].join(' · ')}</small>
    </li>
  )
}

function leadPath({ id }: ListedLead): string {
  return `${STAFF.leads}/${encodeURIComponent(id)}`
}
