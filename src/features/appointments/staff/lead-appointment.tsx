import type { Context } from 'hono'
import { z } from 'zod'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { AppEnv } from '../../../env'
import { fullAddress } from '../../../listing/address'
import { mayDo } from '../../../platform/accounts/rights'
import { formatDate, momentInWords, timeInWords, weekday } from '../../../platform/format/dates'
import { periodOf } from '../../../platform/format/local-time'
import { DAY_PARTS, type HalfDay, visitHalfDays } from '../../../site/forms/half-days'
import { Notice } from '../../../staff/parts/notice'
import { STAFF } from '../../../urls'
import { listStaff } from '../../accounts/accounts.staff'
import type { StaffAccount } from '../../accounts/staff-accounts'
import type { LeadListing } from '../../leads/leads'
import type { LeadDetails } from '../../leads/queries'
import { type Appointment, DEFAULT_MINUTES, isExpected } from '../appointment'
import { type HalfHour, halfHours } from '../half-hours'
import { listOccupied, listOfLead } from '../queries'
import { readTerms, type TermsIssues } from './appointment-form'
import { makeAppointment, type NewAppointment } from './make-appointment'
import { TermsFields } from './terms-fields'

type Texts = Record<string, string>

const key = z.uuid()

/** A refused form of an appointment, which is shown again. */
export interface AppointmentRefusal {
  appointment: { texts: Texts; issues: TermsIssues }
}

export interface LeadAppointments {
  appointments: Appointment[]
  /** The half-days that the visitor proposed, with the half hours that staff choose from. */
  choices: { halfDay: HalfDay; starts: HalfHour[] }[]
  /** The values of the form. */
  texts: Texts
  issues: TermsIssues
  agents: Pick<StaffAccount, 'id' | 'name'>[]
  /** The idempotency key of the form. */
  formKey: string
}

/** Loads the appointments of a lead and the half hours within the half-days that its visitor proposed. */
export async function loadLeadAppointments(
  c: Context<AppEnv>,
  lead: LeadDetails,
  listing: LeadListing | null,
  staff: StaffAccount[],
  refusal: AppointmentRefusal | null,
): Promise<LeadAppointments> {
  const { db, view, staffMember } = c.var
  const agentId = lead.assigneeId ?? staffMember.id
  const appointments = await listOfLead(db, lead.id)
  const proposals = appointments.flatMap((one) => (isExpected(one) && one.proposal) || [])
  const halfDays = proposals.length > 0 ? proposals : visitHalfDays(lead.data)
  const now = Date.now()
  const open = halfDays.filter(({ date, part }) => endOfHalfDay(date, part) > now)
  const times = open.map(({ date, part }) => endOfHalfDay(date, part))
  const occupied =
    times.length > 0
      ? await listOccupied(db, { agentId, from: now, until: Math.max(...times) })
      : []
  const { offices } = view.site.settings
  const hours = (offices.find(({ id }) => id === lead.officeId) ?? offices[0])?.hours ?? null
  return {
    appointments,
    choices: open.map((halfDay) => ({ halfDay, starts: halfHours(halfDay, { hours, occupied }) })),
    texts: refusal?.appointment.texts ?? {
      minutes: String(DEFAULT_MINUTES),
      agent: String(agentId),
      place: placeOf(view, lead, listing),
    },
    issues: refusal?.appointment.issues ?? {},
    agents: staff.filter(({ role, disabledAt }) => mayDo(role, 'leads') && disabledAt === null),
    formKey: crypto.randomUUID(),
  }
}

function endOfHalfDay(date: string, part: HalfDay['part']): number {
  return periodOf(date, DAY_PARTS[part])?.end.getTime() ?? 0
}

/** Returns the place of an appointment: the address of the listing, or the one that an owner wrote. */
function placeOf(view: View, { data }: LeadDetails, listing: LeadListing | null): string {
  if (listing) return fullAddress(listing.record, view.lang)
  const { DemandAddress = '', DemandZip = '', DemandCity = '' } = data
  return [DemandAddress, `${DemandZip} ${DemandCity}`.trim()].filter(Boolean).join(', ')
}

/** Makes the appointment of a lead's form. Returns the refusal of an invalid form. */
export async function makeFromLead(
  c: Context<AppEnv>,
  lead: LeadDetails,
  texts: Texts,
): Promise<AppointmentRefusal | 'appointment' | 'plan'> {
  const { db, actor } = c.var
  const read = readTerms(texts, actor.now)
  const id = key.safeParse(texts.key)
  if ('issues' in read) return { appointment: { texts, issues: read.issues } }
  const staff = await listStaff(db, actor.now)
  if (!id.success || !staff.some((one) => one.id === read.terms.agentId))
    return { appointment: { texts, issues: { terms: 'visits.issue.terms' } } }
  const { data } = lead
  const isConfirmed = texts.action !== 'plan'
  await makeAppointment(
    c,
    {
      ...read.terms,
      id: id.data,
      leadId: lead.id,
      kind: kindOf(lead),
      propertyId: lead.propertyId,
      projectId: lead.projectId,
      lang: lead.lang,
      name: `${data.FirstName} ${data.Name}`.trim(),
      email: data.Email ?? '',
      phone: data.PhoneNumber ?? '',
    },
    isConfirmed,
  )
  return isConfirmed ? 'appointment' : 'plan'
}

function kindOf({ kind, propertyId, projectId }: LeadDetails): NewAppointment['kind'] {
  if (kind === 'valuation') return 'valuation'
  return propertyId === null && projectId === null ? 'meeting' : 'visit'
}

interface LeadAppointmentProps extends LeadAppointments {
  view: View
  lead: LeadDetails
}

/** The appointments of a lead, and the form that makes one within the half-days that its visitor proposed. */
export function LeadAppointment(props: LeadAppointmentProps) {
  const { view, lead, appointments, choices, texts, issues, agents, formKey } = props
  const { t } = view
  const language = t(`settings.lang.${lead.lang}`)
  const hasMail = Boolean(lead.data.Email)
  const hasIssues = Object.keys(issues).length > 0
  const isPlanned = appointments.some(isExpected)
  const isFolded = (isPlanned || choices.length === 0) && !hasIssues
  const form = (
    <form className="stack" method="post" action={`${STAFF.leads}/${lead.id}/appointment`}>
      <input type="hidden" name="key" value={formKey} />
      <Notice kind="bad">
        {(issues.day ?? issues.terms) && t(issues.day ?? issues.terms ?? 'visits.issue.terms')}
      </Notice>
      {choices.map(({ halfDay, starts }, at) => (
        <HalfDayChoice
          key={`${halfDay.date}${halfDay.part}`}
          view={view}
          halfDay={halfDay}
          starts={starts}
          chosen={texts.start}
          isOpen={at === 0}
        />
      ))}
      <TermsFields view={view} texts={texts} agents={agents} hasChoices={choices.length > 0} />
      {hasMail ? (
        <p className="small muted">
          {t('visits.mailed', {
            email: lead.data.Email ?? '',
            language: view.lang === 'fr' ? language.toLowerCase() : language,
          })}
        </p>
      ) : null}
      <p className="acts">
        <button type="submit" className="button" name="action" value="confirm">
          <Icon name={hasMail ? 'mail' : 'check'} />
          {t(hasMail ? 'visits.confirmandmail' : 'visits.confirmed')}
        </button>
        <button type="submit" className="button quiet" name="action" value="plan">
          {t('visits.planonly')}
        </button>
      </p>
    </form>
  )
  return (
    <section className="panel lead-appointment" id="appointment">
      <h2>{t('visits.appointment')}</h2>
      {appointments.length > 0 ? (
        <ul className="rows">
          {appointments.map((one) => (
            <li key={one.id}>
              <a className="link" href={`${STAFF.visits}/${one.id}`}>
                {momentInWords(one.startAt, view.lang)}
              </a>{' '}
              <small className="muted">{t(`appointment.state.${one.state}`)}</small>
            </li>
          ))}
        </ul>
      ) : null}
      {isFolded ? (
        <details>
          <summary>{t(isPlanned ? 'visits.another' : 'visits.makeone')}</summary>
          {form}
        </details>
      ) : (
        form
      )}
    </section>
  )
}

interface HalfDayChoiceProps {
  view: View
  halfDay: HalfDay
  starts: HalfHour[]
  chosen: string | undefined
  isOpen: boolean
}

function HalfDayChoice({ view, halfDay, starts, chosen, isOpen }: HalfDayChoiceProps) {
  const { t, lang } = view
  const { date, part } = halfDay
  const isChosen = starts.some(({ start }) => start === chosen)
  return (
    <details name="half-day" open={isChosen || (isOpen && !chosen)}>
      <summary>
        <Icon name="calendar" />
        {weekday(date, lang)} {t(`mail.${part}`, { date: formatDate(date) })}
      </summary>
      {starts.length === 0 ? <p className="muted">{t('visits.closed')}</p> : null}
      <p className="half-hours">
        {starts.map(({ start, isOccupied }) => (
          <label key={start}>
            <input type="radio" name="start" value={start} defaultChecked={start === chosen} />
            <span>
              {timeInWords(start, lang)}
              {isOccupied ? <small> {t('visits.occupied')}</small> : null}
            </span>
          </label>
        ))}
      </p>
    </details>
  )
}
