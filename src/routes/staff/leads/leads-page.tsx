import type { View } from '../../../components/ui/view'
import type { Lead, ListedLead } from '../../../data/leads/leads'
import { projectPath, propertyPath, STAFF } from '../../../urls'
import { CrmLeadState } from '../crm/crm-lead-state'
import { LocalTime } from '../local-time'
import { MailState } from '../mails/mail-state'
import { Pager } from '../pager'
import { PersonForm } from '../people/person-form'
import { StaffTable } from '../staff-table'

interface LeadsPageProps {
  view: View
  leads: ListedLead[]
  page: number
  last: number
  /** Mails are stored here instead of sent. */
  local: boolean
  /** True for who may find, export and erase people. */
  seesPeople: boolean
}

/** Everything that visitors sent, newest first, and the way to all that is stored of one of them. */
export function LeadsPage(props: LeadsPageProps) {
  const { view, seesPeople } = props
  return (
    <div className="stack">
      <ListedLeads {...props} />
      {seesPeople ? <FindPerson view={view} /> : null}
    </div>
  )
}

function FindPerson({ view }: { view: View }) {
  const { t } = view
  return (
    <section className="panel stack">
      <h2>{t('staff.person')}</h2>
      <PersonForm view={view} />
      <p>
        <a className="link small" href={STAFF.person}>
          {t('staff.person.registers')}
        </a>
      </p>
    </section>
  )
}

function ListedLeads({ view, leads, page, last, local }: LeadsPageProps) {
  const { t } = view
  return (
    <section className="panel">
      <div className="panel-head">
        <p className="muted">{t('staff.leads.text')}</p>
        {local ? (
          <a className="link small" href={STAFF.mails}>
            {t('staff.mails')}
          </a>
        ) : null}
      </div>
      {leads.length === 0 ? (
        <p>{t('staff.leads.none')}</p>
      ) : (
        <LeadTable view={view} leads={leads} />
      )}
      <Pager view={view} path={STAFF.leads} page={page} last={last} />
    </section>
  )
}

function LeadTable({ view, leads }: { view: View; leads: ListedLead[] }) {
  const { t } = view
  return (
    <StaffTable
      columns={[
        { heading: t('staff.who') },
        { heading: t('staff.kind') },
        { heading: t('staff.about') },
        { heading: t('staff.mail') },
        { heading: t('staff.when'), end: true },
      ]}
    >
      {leads.map((lead) => (
        <LeadRow key={lead.id} view={view} lead={lead} />
      ))}
    </StaffTable>
  )
}

function LeadRow({ view, lead }: { view: View; lead: ListedLead }) {
  const { t } = view
  return (
    <tr className={lead.readAt === null ? 'unread' : undefined}>
      <th scope="row">
        <a href={`${STAFF.leads}/${lead.id}`}>{leadName(lead)}</a>
        {lead.readAt === null ? <span className="new">{t('staff.lead.new')}</span> : null}
        <small className="muted">{lead.data.Email || lead.data.PhoneNumber}</small>
      </th>
      <td data-name={t('staff.kind')}>{t(`staff.form.${lead.kind}`)}</td>
      <td>
        <Subject view={view} lead={lead} />
      </td>
      <td data-name={t('staff.mail')}>
        {lead.mails.length === 0 ? t('staff.mail.none') : null}
        {lead.mails.map((mail) => (
          <MailState key={mail.id} view={view} mail={mail} />
        ))}
        {lead.crm ? <CrmLeadState view={view} state={lead.crm.state} /> : null}
      </td>
      <td className="end" data-name={t('staff.when')}>
        <LocalTime iso={lead.createdAt} />
      </td>
    </tr>
  )
}

/** The sender's own name. */
export function leadName({ data }: Lead): string {
  return [data.FirstName, data.Name].filter(Boolean).join(' ') || data.Email || '–'
}

/** The listing that it is about, else what it says of its subject. */
export function Subject({ view, lead }: { view: View; lead: Lead }) {
  const { t, lang } = view
  if (lead.propertyId !== null) {
    const { propertyId: id } = lead
    return <a href={propertyPath(lang, id)}>{t('staff.import.item', { id })}</a>
  }
  if (lead.projectId !== null) {
    const { projectId: id } = lead
    return <a href={projectPath(lang, id)}>{t('staff.about.project', { id })}</a>
  }
  const { Subject: subject, ZipsText, DemandCity } = lead.data
  return subject || ZipsText || DemandCity || null
}
