import { type Fact, FactsTable } from '../../../components/listing/facts-table'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { StaffAccount } from '../../../features/accounts/staff-accounts'
import type { LeadNote } from '../../../features/leads/lead-work'
import type { LeadContent } from '../../../features/leads/mail/lead-facts'
import { leadRows } from '../../../features/leads/mail/lead-rows'
import type { LeadDetails } from '../../../features/leads/queries'
import type { Account } from '../../../platform/accounts/account'
import type { ListedAuditEntry } from '../../../platform/audit/audit'
import { withColon } from '../../../platform/format/lang'
import type { LabelKey } from '../../../platform/i18n'
import { STAFF } from '../../../urls'
import { LocalTime } from '../../parts/local-time'
import { TechnicalMessage } from '../../parts/technical-message'
import { BackLink } from '../../staff-shell'
import { CrmLeadPanel } from '../crm/crm-lead-panel'
import { MailState } from '../mails/mail-state'
import { AnswerForm } from './answer-form'
import { LeadSearchPanel } from './lead-search'
import { LeadTimeline } from './lead-timeline'
import { LeadWork } from './lead-work'

interface LeadPageProps {
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
  isRead: boolean
  isRefused: boolean
  /** The last action. */
  completedAction: string | undefined
}

/**
 * The page of a lead: sender, subject, all values of the form, the answer, the timeline, the mails and the delivery to
 * the CRM.
 */
export function LeadPage(props: LeadPageProps) {
  const { view, lead } = props
  const { t } = view
  return (
    <>
      <BackLink href={STAFF.leads}>{t('staff.back')}</BackLink>
      <div className="staff-cols">
        <div className="stack">
          <ResultNotice {...props} />
          <section className="panel">
            <h2>{t(`staff.form.${lead.kind}`)}</h2>
            <FactsTable wide facts={factsOf(props)} />
          </section>
          {lead.search || lead.kind === 'search' ? (
            <LeadSearchPanel view={view} lead={lead} />
          ) : null}
          {lead.data.Email ? <AnswerForm {...props} /> : null}
          <LeadTimeline {...props} />
        </div>
        <div className="stack">
          <LeadWork {...props} />
          <MailsPanel view={view} lead={lead} />
          {lead.crm ? <CrmLeadPanel view={view} leadId={lead.id} crm={lead.crm} /> : null}
        </div>
      </div>
    </>
  )
}

const DONE = {
  change: 'staff.lead.done.change',
  note: 'staff.lead.done.note',
  answer: 'staff.lead.done.answer',
  read: 'staff.lead.done.read',
  resend: 'staff.resend.done',
  noresend: 'staff.resend.none',
} as const satisfies Record<string, LabelKey>

function ResultNotice({ view: { t }, completedAction = '' }: LeadPageProps) {
  if (!Object.hasOwn(DONE, completedAction)) return null
  const isBad = completedAction === 'noresend'
  return (
    <p className={isBad ? 'notice bad' : 'notice good'} role="status">
      <Icon name={isBad ? 'alert' : 'check'} />
      {t(DONE[completedAction as keyof typeof DONE])}
    </p>
  )
}

/** Returns all facts of a lead without duplicates. */
function factsOf({ view: { t, lang }, lead, content }: LeadPageProps): Fact[] {
  const rows = leadRows(content, lang).map(({ label, value, href }) => ({
    term: label,
    value: href ? <a href={href}>{value}</a> : <span className="typed">{value}</span>,
  }))
  return [{ term: t('staff.when'), value: <LocalTime iso={lead.createdAt} /> }, ...rows]
}

function MailsPanel({ view, lead }: Pick<LeadPageProps, 'view' | 'lead'>) {
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
