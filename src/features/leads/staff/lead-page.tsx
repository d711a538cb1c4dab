import { type Fact, FactsTable } from '../../../components/listing/facts-table'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { Account } from '../../../platform/accounts/account'
import type { ListedAuditEntry } from '../../../platform/audit/audit'
import { withColon } from '../../../platform/format/lang'
import { formatPhone, mailHref, phoneHref } from '../../../platform/format/phone'
import { halfDayLines } from '../../../site/forms/visit.form'
import { LocalTime } from '../../../staff/parts/local-time'
import { Notice } from '../../../staff/parts/notice'
import { TechnicalMessage } from '../../../staff/parts/technical-message'
import { BackLink } from '../../../staff/staff-shell'
import { STAFF, withQuery } from '../../../urls'
import type { StaffAccount } from '../../accounts/staff-accounts'
import { LeadAppointment, type LeadAppointments } from '../../appointments/appointments.staff'
import { CrmLeadPanel } from '../../crm/crm.staff'
import { LinkedListing } from '../../listings/listings.staff'
import { MailState, RefusesMail } from '../../mails/mails.staff'
import { leadQuery } from '../lead-filter'
import type { LeadListing } from '../lead-listing'
import { SUSPECTED } from '../lead-status'
import type { LeadNote } from '../lead-work'
import type { LeadContent } from '../mail/lead-facts'
import { leadRows, originRows } from '../mail/lead-rows'
import type { LeadDetails } from '../queries'
import { AnswerForm } from './answer-form'
import { leadName } from './lead-name'
import { LeadSearchPanel } from './lead-search'
import { LeadTimeline } from './lead-timeline'
import { LeadWork, SuspectedLead } from './lead-work'
import { LeadInbox, type LeadInboxProps } from './leads-page'

/** The results of actions, which the page confirms. */
export const LEAD_RESULTS = [
  'change',
  'note',
  'answer',
  'read',
  'release',
  'resend',
  'appointment',
  'plan',
  'noresend',
  'released',
] as const

export interface LeadPanesProps {
  view: View
  lead: LeadDetails
  /** The content of the lead's form. */
  content: LeadContent
  notes: LeadNote[]
  auditEntries: ListedAuditEntry[]
  staff: StaffAccount[]
  account: Account
  /** The draft of the answer. */
  answer: { subject: string; text: string }
  /** The idempotency key of the answer. */
  formKey: string
  appointments: LeadAppointments
  isRead: boolean
  isRefused: boolean
  /** The result of the last action. */
  done: (typeof LEAD_RESULTS)[number] | null
}

interface LeadPageProps extends LeadPanesProps {
  inbox: LeadInboxProps
}

/** The page of a lead, with the list of leads next to it on wide screens. */
export function LeadPage({ inbox, ...props }: LeadPageProps) {
  const { view, lead, done } = props
  return (
    <>
      <BackLink href={withQuery(STAFF.leads, leadQuery(inbox.filter).toString())}>
        {view.t('staff.leads')}
      </BackLink>
      <div className="lead-page">
        <Notice kind={done === 'noresend' || done === 'released' ? 'bad' : 'good'}>
          {done && view.t(`staff.lead.done.${done}`)}
        </Notice>
        <LeadInbox {...inbox} currentId={lead.id}>
          <LeadPanes {...props} />
        </LeadInbox>
      </div>
    </>
  )
}

/**
 * A lead: sender, message, listing, proposed times, the other values of the form, the answer and the timeline. Next to
 * them are the follow-up, the mails and the delivery to the CRM, or for suspected spam its release.
 */
export function LeadPanes(props: LeadPanesProps) {
  const { view, lead } = props
  const isSuspected = lead.status === SUSPECTED
  return (
    <>
      <article className="lead-pane">
        <LeadHead {...props} />
        {isSuspected || lead.kind === 'search' ? null : (
          <LeadAppointment view={view} lead={lead} {...props.appointments} />
        )}
        <h3>{view.t('staff.lead.facts')}</h3>
        <FactsTable wide facts={factsOf(props)} />
        {lead.search || lead.kind === 'search' ? <LeadSearchPanel view={view} lead={lead} /> : null}
        {lead.data.Email && !isSuspected ? <AnswerForm {...props} /> : null}
        <LeadTimeline {...props} />
      </article>
      <aside className="side-pane" aria-label={view.t('staff.lead.work')}>
        {isSuspected ? (
          <SuspectedLead view={view} lead={lead} />
        ) : (
          <>
            <LeadWork {...props} />
            <MailsPanel view={view} lead={lead} />
          </>
        )}
        {lead.crm ? <CrmLeadPanel view={view} leadId={lead.id} crm={lead.crm} /> : null}
      </aside>
    </>
  )
}

/** The sender with the ways to reach them, the message, the listing and the proposed times. */
function LeadHead({ view, lead, content, appointments }: LeadPanesProps) {
  const { t } = view
  const { Email, PhoneNumber, Content } = lead.data
  // The form of the appointment shows those from which staff can still choose.
  const times = appointments.choices.length > 0 ? '' : halfDayLines(lead.data, t)
  return (
    <>
      <div className="lead-head">
        <h2>{leadName(lead)}</h2>
        {PhoneNumber ? (
          <a className="button quiet" href={phoneHref(PhoneNumber) ?? undefined}>
            <Icon name="phone" />
            {formatPhone(PhoneNumber)}
          </a>
        ) : null}
      </div>
      <p className="muted">
        {t(`staff.form.${lead.kind}`)} · <LocalTime iso={lead.createdAt} />
        {Email ? (
          <>
            {' · '}
            <a href={mailHref(Email) ?? undefined}>{Email}</a>
            {lead.refusesMail ? (
              <>
                {' '}
                <RefusesMail view={view} />
              </>
            ) : null}
          </>
        ) : null}
      </p>
      {Content ? (
        <blockquote className="lead-message typed" lang={lead.lang}>
          {Content}
        </blockquote>
      ) : null}
      {content.listing ? <LeadListingLine view={view} listing={content.listing} /> : null}
      {times ? (
        <>
          <h3>{t('mail.row.moments')}</h3>
          <ul className="row lead-times">
            {times.split('\n').map((time) => (
              <li key={time}>
                <Icon name="calendar" />
                {time}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

function LeadListingLine({ view, listing }: { view: View; listing: LeadListing }) {
  const { record, kind } = listing
  const key = kind === 'project' ? `p${record.id}` : record.id
  return (
    <p className="lead-listing">
      <LinkedListing
        view={view}
        listing={record}
        href={`${STAFF.listings}/${key}`}
        pictureWidth="6rem"
      />
    </p>
  )
}

/** Returns the facts of a lead that its head does not show. */
function factsOf({ view: { t, lang }, content }: LeadPanesProps): Fact[] {
  const inHead = [
    ...(['name', 'email', 'phone', 'moments'] as const),
    ...(content.listing ? (['listing', 'project'] as const) : []),
  ].map((name) => t(`mail.row.${name}`))
  return [...leadRows(content, lang), ...originRows(content, lang)]
    .filter(({ label }) => !inHead.includes(label))
    .map(({ label, value, href }) => ({
      term: label,
      value: href ? <a href={href}>{value}</a> : <span className="typed">{value}</span>,
    }))
}

function MailsPanel({ view, lead }: Pick<LeadPanesProps, 'view' | 'lead'>) {
  const { t } = view
  return (
    <section className="panel">
      <h2>{t('staff.mails')}</h2>
      {lead.mails.length === 0 ? <p>{t('staff.mail.none')}</p> : null}
      <ul className="rows">
        {lead.mails.map((row) => (
          <li key={row.id}>
            <a className="link" href={`${STAFF.mails}/${row.id}`}>
              {row.mail.subject}
            </a>
            <p className="small muted">
              {t('staff.mail.to')} {row.mail.to.email}
            </p>
            <MailState view={view} mail={row} />
            {row.lastError ? <TechnicalMessage view={view} text={row.lastError} /> : null}
            <form method="post" action={`${STAFF.leads}/${lead.id}/mails`}>
              <input type="hidden" name="mail" value={row.id} />
              <button type="submit" className="link small">
                {t('staff.resend')}
                <span className="sr-only">
                  {withColon(view.lang, '')} {row.mail.subject}
                </span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
