import type { Context } from 'hono'
import { z } from 'zod'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { AppEnv } from '../../../env'
import { fullAddress } from '../../../listing/address'
import { momentInWords } from '../../../platform/format/dates'
import { visitHalfDays } from '../../../site/forms/half-days'
import { Notice } from '../../../staff/parts/notice'
import { STAFF } from '../../../urls'
import { listStaff } from '../../accounts/accounts.staff'
import type { StaffAccount } from '../../accounts/staff-accounts'
import type { LeadListing } from '../../leads/leads'
import type { LeadDetails } from '../../leads/queries'
import { type Appointment, DEFAULT_MINUTES, isExpected } from '../appointment'
import { listOfLead } from '../queries'
import { readTerms, type TermsIssues } from './appointment-form'
import { type HalfDayChoice, HalfDayChoices, readChoices } from './half-day-choices'
import { isAgent, makeAppointment, type NewAppointment } from './make-appointment'
import { TermsFields } from './terms-fields'

type Texts = Record<string, string>

const key = z.uuid()

/** A refused form of an appointment, which is shown again. */
export interface AppointmentRefusal {
  appointment: { texts: Texts; issues: TermsIssues }
}

export interface LeadAppointments {
  appointments: Appointment[]
  choices: HalfDayChoice[]
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
  const [appointments, choices] = await Promise.all([
    listOfLead(db, lead.id),
    readChoices(db, visitHalfDays(lead.data), {
      view,
      agentId,
      officeId: lead.officeId,
      now: Date.now(),
    }),
  ])
  return {
    appointments,
    choices,
    texts: refusal?.appointment.texts ?? {
      minutes: String(DEFAULT_MINUTES),
      agent: String(agentId),
      place: placeOf(view, lead, listing),
    },
    issues: refusal?.appointment.issues ?? {},
    agents: staff.filter(isAgent),
    formKey: crypto.randomUUID(),
  }
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
  if (!id.success || !staff.some((one) => isAgent(one) && one.id === read.terms.agentId))
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
      <HalfDayChoices view={view} choices={choices} chosen={texts.start} />
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
              {one.proposal ? <p className="small">{t('visits.proposes')}</p> : null}
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
