import type { ReactNode } from 'react'
import type { View } from '../../../components/ui/view'
import { type FavouriteRef, favouriteId } from '../../../listing/filter/favourite-ids'
import { brusselsTime, formatDate, formatDateTime } from '../../../platform/format/dates'
import type { LabelKey } from '../../../platform/i18n'
import { visitHalfDays } from '../../../site/forms/half-days'
import { LocalTime } from '../../../staff/parts/local-time'
import { newOwnerPath, reportPath, STAFF, withQuery } from '../../../urls'
import type { ListedLead } from '../../leads/find-leads'
import { leadName } from '../../leads/leads.staff'
import type { Appointment } from '../../owner-area/listing-owners'
import type { ListingContext } from './load-context'

interface ContextPanelProps {
  view: View
  listing: FavouriteRef
  context: ListingContext
}

/** The owners, visits and leads of a listing, each with a link. */
export function ContextPanel({ view, listing, context }: ContextPanelProps) {
  const { t } = view
  const { id } = listing
  const { owners, appointments, leads } = context
  if (!owners && !leads) return null
  const filter = new URLSearchParams({ status: 'all', home: String(id) })
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
      {owners ? (
        <p>
          {owners.length > 0 ? (
            <a className="link" href={reportPath(id)}>
              {t('record.report')}
            </a>
          ) : (
            <a className="link" href={newOwnerPath(id)}>
              {t('staff.owners.invite')}
            </a>
          )}
        </p>
      ) : null}
      <Lines title={t('record.visits')} none={t('record.visits.none')}>
        {[
          ...(leads?.planned ?? []).map((one) => (
            <li key={one.id}>
              <a href={`${STAFF.visits}/${one.id}`}>{formatDateTime(brusselsTime(one.startAt))}</a>{' '}
              <small className="muted">
                {one.name} · {t(`appointment.state.${one.state}`)}
              </small>
            </li>
          )),
          ...(leads?.visits ?? []).map((lead) => <VisitLine key={lead.id} {...{ view, lead }} />),
          ...(appointments ?? []).map((appointment, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two visits may begin at the same time
            <AppointmentLine key={index} {...{ view, appointment }} />
          )),
        ]}
      </Lines>
      {leads ? (
        <>
          <p>
            <a
              className="link"
              href={withQuery(`${STAFF.visits}/new`, `listing=${favouriteId(listing)}`)}
            >
              {t('visits.new')}
            </a>
          </p>
          <Lines title={t('staff.leads')} none={t('record.leads.none')}>
            {leads.all.map((lead) => (
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
            <a className="link" href={withQuery(STAFF.leads, filter.toString())}>
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
  const slots = visitHalfDays(lead.data).map(({ date, part }) =>
    t(`mail.${part}` as LabelKey, { date: formatDate(date) }),
  )
  return (
    <li>
      <a href={leadPath(lead)}>{leadName(lead)}</a>{' '}
      <small className="muted">
        {[t('record.visit.requested'), ...slots, t(`lead.status.${lead.status}`)].join(' · ')}
      </small>
    </li>
  )
}

function AppointmentLine({ view: { t }, appointment }: { view: View; appointment: Appointment }) {
  const details = [appointment.type, appointment.status].filter(Boolean)
  return (
    <li>
      {formatDateTime(appointment.start)}{' '}
      <small className="muted">{[t('record.visit.crm'), ...details].join(' · ')}</small>
    </li>
  )
}

function leadPath({ id }: ListedLead): string {
  return `${STAFF.leads}/${encodeURIComponent(id)}`
}
