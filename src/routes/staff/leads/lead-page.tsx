import { type Fact, FactsTable } from '../../../components/listing/facts-table'
import { LANGUAGE_NAMES } from '../../../components/shell/language-menu'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { findLead } from '../../../data/leads/leads'
import { formatPhone, mailHref, phoneHref } from '../../../domain/format/phone'
import type { LabelKey } from '../../../i18n'
import { STAFF } from '../../../urls'
import { CrmLeadPanel } from '../crm/crm-lead-panel'
import { LocalTime } from '../local-time'
import { MailState } from '../mails/mail-state'
import { WayBack } from '../staff-shell'
import { Subject } from './leads-page'

type WholeLead = NonNullable<Awaited<ReturnType<typeof findLead>>>

interface LeadPageProps {
  view: View
  lead: WholeLead
  /** `yes` or `no` when its mails were to leave again. */
  resent: string | undefined
}

/** One lead: who, about what, all that was filled in, its mails, and its way into the CRM. */
export function LeadPage({ view, lead, resent }: LeadPageProps) {
  const { t } = view
  return (
    <>
      <WayBack href={STAFF.leads}>{t('staff.back')}</WayBack>
      <div className="staff-cols">
        <div className="stack">
          <section className="panel">
            <h2>{t(`staff.form.${lead.kind}`)}</h2>
            <FactsTable wide facts={[...standing(view, lead), ...answers(view, lead)]} />
          </section>
        </div>
        <div className="stack">
          <MailsPanel view={view} lead={lead} resent={resent} />
          {lead.crm ? <CrmLeadPanel view={view} leadId={lead.id} crm={lead.crm} /> : null}
        </div>
      </div>
    </>
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
  PriceMin: 'demand.min',
  PriceMax: 'demand.max',
  MinRooms: 'demand.rooms',
  DemandAddress: 'valuation.address',
  DemandZip: 'valuation.zip',
  DemandCity: 'valuation.city',
}

function answers({ t }: View, { data, extra }: WholeLead): Fact[] {
  const filled = Object.entries({ ...data, ...extra }).filter(([, value]) => !isEmpty(value))
  return filled.map(([name, value]) => {
    const label = LABELS[name]
    return { term: label ? t(label) : name, value: <Answer name={name} value={value} /> }
  })
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

function MailsPanel({ view, lead, resent }: LeadPageProps) {
  const { t } = view
  return (
    <section className="panel">
      <h2>{t('staff.mails')}</h2>
      {resent ? (
        <p className={resent === 'yes' ? 'notice' : 'notice bad'} role="status">
          <Icon name={resent === 'yes' ? 'check' : 'alert'} />
          {t(resent === 'yes' ? 'staff.resend.done' : 'staff.resend.none')}
        </p>
      ) : null}
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
          </li>
        ))}
      </ul>
      {lead.mails.length > 0 ? (
        <form method="post" action={`${STAFF.leads}/${lead.id}/resend`}>
          <button type="submit" className="button quiet">
            <Icon name="refresh" />
            {t('staff.resend')}
          </button>
        </form>
      ) : null}
    </section>
  )
}
