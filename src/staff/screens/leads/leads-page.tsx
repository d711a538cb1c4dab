import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { StaffAccount } from '../../../features/accounts/staff-accounts'
import type { ListedLead } from '../../../features/leads/find-leads'
import { type LeadFilter, leadQuery } from '../../../features/leads/lead-filter'
import type { ListingRecords } from '../../../listing/queries/listing-records'
import type { Account } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import { plural } from '../../../platform/i18n'
import { STAFF, withQuery } from '../../../urls'
import { LocalTime } from '../../parts/local-time'
import { officeName } from '../../parts/office-name'
import { Pager } from '../../parts/pager'
import { StaffTable } from '../../parts/staff-table'
import { CrmLeadState } from '../crm/crm-lead-state'
import { MailState } from '../mails/mail-state'
import { PersonForm } from '../people/person-form'
import { LeadFilters } from './lead-filters'
import { leadName } from './lead-name'
import { searchState } from './lead-search'
import { LeadState } from './lead-state'
import { questionText, Subject } from './lead-subject'

interface LeadsPageProps {
  view: View
  account: Account
  staff: StaffAccount[]
  filter: LeadFilter
  leads: ListedLead[]
  /** The listings of the leads. */
  records: ListingRecords
  total: number
  page: number
  last: number
  /** True if mails are stored here and not sent. */
  local: boolean
}

/** The list of leads, newest first, with a link to the search for all data of a person. */
export function LeadsPage(props: LeadsPageProps) {
  const { view, account } = props
  return (
    <div className="stack">
      <ListedLeads {...props} />
      {mayDo(account.role, 'people') ? <FindPerson view={view} /> : null}
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

function ListedLeads(props: LeadsPageProps) {
  const { view, account, filter, leads, records, total, page, last, local } = props
  const { t, lang } = view
  const query = leadQuery(filter).toString()
  return (
    <section className="panel">
      <search>
        <LeadFilters {...props} />
      </search>
      <div className="panel-head">
        <p className="muted">{plural(t, lang, 'staff.leads.count', total)}</p>
        <p className="acts">
          {local && mayDo(account.role, 'leads.all') ? (
            <a className="link small" href={STAFF.mails}>
              {t('staff.mails')}
            </a>
          ) : null}
          <a className="link small" href={withQuery(`${STAFF.leads}.csv`, query)} download>
            <Icon name="download" />
            {t('staff.leads.csv')}
          </a>
        </p>
      </div>
      {leads.length === 0 ? (
        <p>{t(query ? 'staff.leads.nonefit' : 'staff.leads.none')}</p>
      ) : (
        <LeadTable view={view} leads={leads} records={records} />
      )}
      <Pager view={view} path={withQuery(STAFF.leads, query)} page={page} lastPage={last} />
    </section>
  )
}

function LeadTable({ view, leads, records }: Pick<LeadsPageProps, 'view' | 'leads' | 'records'>) {
  const { t } = view
  return (
    <StaffTable
      columns={[
        { heading: t('staff.who') },
        { heading: t('staff.kind') },
        { heading: t('staff.about') },
        { heading: t('staff.lead.status') },
        { heading: t('staff.mail') },
        { heading: t('staff.when'), end: true },
      ]}
    >
      {leads.map((lead) => (
        <LeadRow key={lead.id} view={view} lead={lead} records={records} />
      ))}
    </StaffTable>
  )
}

interface LeadRowProps {
  view: View
  lead: ListedLead
  records: ListingRecords
}

function LeadRow({ view, lead, records }: LeadRowProps) {
  const { t } = view
  const question = questionText(lead)
  return (
    <tr className={lead.isRead ? undefined : 'unread'}>
      <th scope="row">
        <a href={`${STAFF.leads}/${lead.id}`}>{leadName(lead)}</a>
        {lead.isRead ? null : <span className="status new">{t('staff.lead.new')}</span>}
        {leadName(lead) === lead.data.Email ? null : (
          <small className="muted">{lead.data.Email || lead.data.PhoneNumber}</small>
        )}
      </th>
      <td data-name={t('staff.kind')}>{t(`staff.form.${lead.kind}`)}</td>
      <td>
        <Subject view={view} lead={lead} records={records} />
        {question ? <small className="typed">{question}</small> : null}
        <small className="muted">{officeName(view, lead.officeId)}</small>
      </td>
      <td data-name={t('staff.lead.status')}>
        <LeadState view={view} lead={lead} />
        {lead.kind === 'search' || lead.search ? (
          <small className="muted">{searchState(view, lead.search)}</small>
        ) : null}
      </td>
      <td data-name={t('staff.mail')}>
        {lead.mails.length === 0 ? <span className="muted">{t('staff.mail.none')}</span> : null}
        {lead.mails.map((mail) => (
          <MailState key={mail.id} view={view} mail={mail} />
        ))}
        {lead.crm ? <CrmLeadState view={view} state={lead.crm.state} /> : null}
      </td>
      <td className="table-end" data-name={t('staff.when')}>
        <LocalTime iso={lead.createdAt} />
      </td>
    </tr>
  )
}
