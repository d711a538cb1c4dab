import type { View } from '../../../components/ui/view'
import type { ListingRecords } from '../../../listing/queries/listing-records'
import { brusselsTime, dayInWords, weekday } from '../../../platform/format/dates'
import { formatPhone, phoneHref } from '../../../platform/format/phone'
import { daysAfter } from '../../../platform/format/time-before'
import { listingTitle } from '../../../staff/listings/listing-title'
import { FilterChoice, FilterForm } from '../../../staff/parts/filter-form'
import { Notice } from '../../../staff/parts/notice'
import { STAFF, withQuery } from '../../../urls'
import type { StaffAccount } from '../../accounts/staff-accounts'
import { type Appointment, endOf, isCancelled } from '../appointment'
import { placeHref } from '../place-href'
import type { VISIT_RESULTS } from './visit-page'

const WEEK_DAYS = 7

/** Returns the Monday of the week of a day. */
export function weekOf(day: string): string {
  return daysAfter(day, -((new Date(day).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS))
}

type ListedAppointment = Appointment & { agentName: string | null }

interface VisitsPageProps {
  view: View
  appointments: ListedAppointment[]
  records: ListingRecords
  /** The agents to choose from; empty for an account that sees only its own appointments. */
  agents: Pick<StaffAccount, 'id' | 'name'>[]
  agentId: number | null
  /** The first day, and the number of days. */
  first: string
  days: number
  today: string
  isWeek: boolean
  /** The result of an action on an appointment that the account may not open. */
  done: (typeof VISIT_RESULTS)[number] | null
}

/** The day sheet: the appointments of the next days in order of time. Or a week with a column for each day. */
export function VisitsPage(props: VisitsPageProps) {
  const { view, appointments, agents, agentId, first, days, today, isWeek, done } = props
  const { t } = view
  const shownDays = Array.from({ length: days }, (_, at) => daysAfter(first, at))
  const byDay = Map.groupBy(appointments, ({ startAt }) => dayOf(startAt))
  const address = (query: Record<string, string>) =>
    withQuery(
      STAFF.visits,
      new URLSearchParams({ ...query, ...(agentId && { agent: String(agentId) }) }).toString(),
    )
  return (
    <>
      <Notice kind="good">{done && t(`visits.done.${done}`)}</Notice>
      <div className="visits-tools row">
        <a className="link" href={address({})} aria-current={isWeek ? undefined : 'page'}>
          {t('visits.sheet')}
        </a>
        <a
          className="link"
          href={address({ week: weekOf(today) })}
          aria-current={isWeek ? 'page' : undefined}
        >
          {t('visits.week')}
        </a>
        {isWeek ? (
          <>
            <a className="link" href={address({ week: daysAfter(first, -WEEK_DAYS) })}>
              {t('visits.weekbefore')}
            </a>
            <a className="link" href={address({ week: daysAfter(first, WEEK_DAYS) })}>
              {t('visits.weekafter')}
            </a>
          </>
        ) : null}
        {agents.length > 1 ? (
          <FilterForm action={STAFF.visits} submit={t('staff.leads.show')}>
            {isWeek ? <input type="hidden" name="week" value={first} /> : null}
            <FilterChoice
              name="agent"
              label={t('visits.agent')}
              value={String(agentId ?? '')}
              choices={[
                ['', t('visits.everyone')],
                ...agents.map(({ id, name }): [string, string] => [String(id), name]),
              ]}
            />
          </FilterForm>
        ) : null}
      </div>
      <div className={isWeek ? 'visit-days week' : 'visit-days'}>
        {shownDays.map((day) => {
          const ofDay = byDay.get(day) ?? []
          if (ofDay.length === 0 && !isWeek && day !== today) return null
          return (
            <section key={day} className="panel" aria-labelledby={`day-${day}`}>
              <h2
                className="visit-day"
                id={`day-${day}`}
                aria-current={day === today ? 'date' : undefined}
              >
                {day === today && !isWeek ? `${t('visits.today')}, ` : null}
                {weekday(day, view.lang)} {dayInWords(day, view.lang)}
              </h2>
              {ofDay.length === 0 ? <p className="muted">{t('visits.none')}</p> : null}
              <ol className="visit-lines">
                {ofDay.map((one) => (
                  <VisitLine key={one.id} {...props} appointment={one} />
                ))}
              </ol>
            </section>
          )
        })}
      </div>
      {!isWeek && appointments.length === 0 ? (
        <p className="muted">{t('visits.nonesoon')}</p>
      ) : null}
    </>
  )
}

interface VisitLineProps extends Pick<VisitsPageProps, 'view' | 'records' | 'isWeek'> {
  appointment: ListedAppointment
}

function VisitLine({ view, records, isWeek, appointment }: VisitLineProps) {
  const { t } = view
  const { id, name, phone, place, note, state, kind, agentName, proposal } = appointment
  const record =
    records.properties.get(appointment.propertyId ?? 0) ??
    records.projects.get(appointment.projectId ?? 0)
  const tel = phoneHref(phone)
  const title = record ? listingTitle(view, record) : t(`appointment.kind.${kind}`)
  return (
    <li className={isCancelled(appointment) || state === 'missed' ? 'off' : undefined}>
      <p className="visit-time">
        <time dateTime={brusselsTime(appointment.startAt) ?? ''}>{clock(appointment.startAt)}</time>
        <span aria-hidden="true">–</span>
        <span>{clock(endOf(appointment))}</span>
      </p>
      <div>
        <p>
          <a className="link" href={`${STAFF.visits}/${id}`}>
            {name}
          </a>{' '}
          <small className="muted">{t(`appointment.state.${state}`)}</small>
        </p>
        <p>{title}</p>
        {proposal ? <p className="small">{t('visits.proposes')}</p> : null}
        {note && !isWeek ? <p className="typed muted">{note}</p> : null}
      </div>
      <div>
        {place ? (
          <p>
            <a href={placeHref(place)} rel="noreferrer">
              {place}
            </a>
          </p>
        ) : null}
        {tel ? (
          <p>
            <a href={tel}>{formatPhone(phone)}</a>
          </p>
        ) : null}
        {agentName ? <p className="small muted">{agentName}</p> : null}
      </div>
    </li>
  )
}

function dayOf(ms: number): string {
  return (brusselsTime(ms) ?? '').slice(0, 10)
}

function clock(ms: number): string {
  return (brusselsTime(ms) ?? '').slice(11, 16)
}
