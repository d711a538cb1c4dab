import type { ReactNode } from 'react'
import { type Fact, FactsTable } from '../../../components/listing/facts-table'
import { LANGUAGE_NAMES } from '../../../components/shell/language-menu'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { LeadNote } from '../../../data/leads/lead-work'
import type { WholeLead } from '../../../data/leads/leads'
import type { ListedDeed } from '../../../data/people/audit'
import type { StaffAccount } from '../../../data/people/staff-accounts'
import { formatPhone, mailHref, phoneHref } from '../../../domain/format/phone'
import type { Account } from '../../../domain/people/account'
import { wishedFilter } from '../../../domain/searches/wished-filter'
import type { LabelKey } from '../../../i18n'
import { listPath, STAFF } from '../../../urls'
import { CrmLeadPanel } from '../crm/crm-lead-panel'
import { MailState } from '../mails/mail-state'
import { LocalTime } from '../parts/local-time'
import { WayBack } from '../staff-shell'
import { AnswerForm } from './answer-form'
import { LeadCourse } from './lead-course'
import { LeadSearchPanel } from './lead-search'
import { LeadWork } from './lead-work'
import { Subject } from './leads-page'

interface LeadPageProps {
  view: View
  lead: WholeLead
  notes: LeadNote[]
  deeds: ListedDeed[]
  staff: StaffAccount[]
  account: Account
  /** What the answer's form begins with. */
  answer: { subject: string; text: string }
  /** The key by which an answer that is sent twice is one. */
  formKey: string
  isRead: boolean
  isRefused: boolean
  /** What was done just now. */
  done: string | undefined
}

/** One lead: who, about what, all that was filled in, the answer, what became of it, its mails and its way into the CRM. */
export function LeadPage(props: LeadPageProps) {
  const { view, lead } = props
  const { t } = view
  return (
    <>
      <WayBack href={STAFF.leads}>{t('staff.back')}</WayBack>
      <div className="staff-cols">
        <div className="stack">
          <Done {...props} />
          <section className="panel">
            <h2>{t(`staff.form.${lead.kind}`)}</h2>
            <FactsTable wide facts={[...standing(view, lead), ...answers(view, lead)]} />
          </section>
          {lead.search || lead.kind === 'search' ? (
            <LeadSearchPanel view={view} lead={lead} />
          ) : null}
          {lead.data.Email ? <AnswerForm {...props} /> : null}
          <LeadCourse {...props} />
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

function Done({ view: { t }, done = '' }: LeadPageProps) {
  if (!Object.hasOwn(DONE, done)) return null
  const isBad = done === 'noresend'
  return (
    <p className={isBad ? 'notice bad' : 'notice'} role="status">
      <Icon name={isBad ? 'alert' : 'check'} />
      {t(DONE[done as keyof typeof DONE])}
    </p>
  )
}

function standing(view: View, lead: WholeLead): Fact[] {
  const { t } = view
  const about = <Subject view={view} lead={lead} />
  return [
    { term: t('staff.when'), value: <LocalTime iso={lead.createdAt} /> },
    ...((lead.propertyId ?? lead.projectId) ? [{ term: t('staff.about'), value: about }] : []),
    { term: t('staff.lead.language'), value: LANGUAGE_NAMES[lead.lang] },
    ...(lead.page ? [{ term: t('staff.lead.page'), value: lead.page }] : []),
  ]
}

/** Labels of fields by our forms; other fields are shown under the CRM's names. */
const LABELS: Record<string, LabelKey> = {
  FirstName: 'form.firstname',
  Name: 'form.lastname',
  Email: 'form.email',
  PhoneNumber: 'form.phone',
  Subject: 'form.subject',
  Content: 'form.message',
  IsReceivedEmail: 'form.news',
  familyComposition: 'form.family',
  totalAmountIncome: 'form.income',
  TypeOfPropertyIDsText: 'demand.type',
  ZipsText: 'demand.where',
  Area: 'mail.row.area',
  PriceMin: 'demand.min',
  PriceMax: 'demand.max',
  MinRooms: 'demand.rooms',
  MailMe: 'searches.wanted',
  DemandAddress: 'valuation.address',
  DemandZip: 'valuation.zip',
  DemandCity: 'valuation.city',
}

function answers(view: View, { data, extra }: WholeLead): Fact[] {
  const { t } = view
  const shown: Record<string, ReactNode> = { Area: <DrawnArea view={view} data={data} /> }
  const filled = Object.entries({ ...data, ...extra }).filter(([, value]) => !isEmpty(value))
  return filled.map(([name, value]) => {
    const label = LABELS[name]
    return {
      term: label ? t(label) : name,
      value: shown[name] ?? <Answer name={name} value={value} />,
    }
  })
}

/** The area that a search request names, as a list that shows it on the map. */
function DrawnArea({ view, data }: { view: View; data: WholeLead['data'] }) {
  const href = listPath(view.site, view.lang, wishedFilter(data))
  const name = view.t('mail.area')
  return href ? <a href={href}>{name}</a> : name
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || value === false || [value].flat().length === 0
}

function Answer({ name, value }: { name: string; value: unknown }) {
  const text = [value].flat().map(String).join(', ')
  if (name === 'Email') return <a href={mailHref(text) ?? undefined}>{text}</a>
  if (name === 'PhoneNumber') return <a href={phoneHref(text) ?? undefined}>{formatPhone(text)}</a>
  if (value === true) return <Icon name="check" />
  return <span className="typed">{text}</span>
}

function MailsPanel({ view, lead }: Pick<LeadPageProps, 'view' | 'lead'>) {
  const { t } = view
  return (
    <section className="panel">
      <h2>{t('staff.mails')}</h2>
      {lead.mails.length === 0 ? <p>{t('staff.mail.none')}</p> : null}
      <ul className="lines">
        {lead.mails.map((row) => (
          <li key={row.id}>
            <a className="link" href={`${STAFF.mails}/${row.id}`}>
              {row.mail.subject}
            </a>
            <p className="small muted">
              {t('staff.mail.to')} {row.mail.to.email}
            </p>
            <MailState view={view} mail={row} />
            {row.lastError ? <p className="small muted">{row.lastError}</p> : null}
            <form method="post" action={`${STAFF.leads}/${lead.id}`}>
              <input type="hidden" name="mail" value={row.id} />
              <button type="submit" className="link small" name="action" value="resend">
                {t('staff.resend')}
                <span className="sr-only">: {row.mail.subject}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
