import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { ListingRecords } from '../../../listing/queries/listing-records'
import { formatDate } from '../../../platform/format/dates'
import { joinParts } from '../../../staff/listings/listing-title'
import { ShortTime } from '../../../staff/parts/local-time'
import { officeName } from '../../../staff/parts/office-name'
import { SelectRow } from '../../../staff/parts/selection'
import { STAFF, withQuery } from '../../../urls'
import { RefusesMail } from '../../mails/mails.staff'
import type { LeadSection, ListedLead } from '../find-leads'
import { isClosed } from '../lead-status'
import { leadName } from './lead-name'
import { searchState } from './lead-search'
import { questionText, subjectText } from './lead-subject'

export interface LeadListProps {
  view: View
  sections: LeadSection[]
  /** The listings of the leads. */
  records: ListingRecords
  /** The query of the filters, which the links to leads keep. */
  query: string
  /** The id of the lead that is shown next to the list. */
  currentId: string | null
  now: Date
  /** True if the leads have check boxes for the actions on several of them. */
  isSelectable: boolean
}

/** The leads of a list by group, each with its sender, subject and state. */
export function LeadList({ sections, ...props }: LeadListProps) {
  const { t } = props.view
  return (
    <div className="lead-list">
      {sections
        .filter(({ leads }) => leads.length > 0)
        .map(({ group, leads, total }) => (
          <section key={group}>
            {group ? (
              <h2>
                {t(`lead.group.${group}`)} <small>{total}</small>
              </h2>
            ) : null}
            <ul>
              {leads.map((lead) => (
                <LeadLine key={lead.id} lead={lead} {...props} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

function LeadLine(props: Omit<LeadListProps, 'sections'> & { lead: ListedLead }) {
  const { view, lead, records, query, currentId, now, isSelectable } = props
  const { t } = view
  return (
    <li className={lead.isRead ? undefined : 'unread'}>
      {isSelectable ? <SelectRow view={view} id={lead.id} name={leadName(lead)} /> : null}
      <a
        href={withQuery(`${STAFF.leads}/${encodeURIComponent(lead.id)}`, query)}
        aria-current={lead.id === currentId ? 'true' : undefined}
      >
        <strong>
          {leadName(lead)}
          {lead.isRead ? null : <span className="sr-only"> {t('staff.lead.new')}</span>}
        </strong>
        <ShortTime iso={lead.createdAt} now={now} />
        <span>
          {joinParts([
            t(`staff.form.${lead.kind}`),
            subjectText({ view, lead, records }),
            questionText(lead),
          ])}
        </span>
        <LeadLineState view={view} lead={lead} />
      </a>
    </li>
  )
}

/** The state of a lead in one line: status, due date, failed mails, an address that refuses mail, the CRM, assignee. */
function LeadLineState({ view, lead }: { view: View; lead: ListedLead }) {
  const { t } = view
  const { status, assignee, due, crm } = lead
  const details = joinParts([
    lead.kind === 'search' || lead.search ? searchState(view, lead.search) : '',
    assignee?.name ?? '',
    officeName(view, lead.officeId) ?? '',
  ])
  return (
    <span className="states">
      <span className={`state ${isClosed(status) ? '' : status === 'new' ? 'new' : 'done'}`}>
        {t(`lead.status.${status}`)}
      </span>
      {due ? (
        <span className="state held">{t('staff.lead.until', { day: formatDate(due) })}</span>
      ) : null}
      {lead.mails.some(({ isUndelivered }) => isUndelivered) ? (
        <span className="state failed">{t('staff.leads.failed')}</span>
      ) : null}
      {lead.refusesMail ? <RefusesMail view={view} /> : null}
      {crm?.state === 'refused' || crm?.state === 'unknown' ? (
        <span className="state failed">{t(`staff.crm.lead.${crm.state}`)}</span>
      ) : null}
      {lead.lang === view.lang ? null : <span className="status">{lead.lang.toUpperCase()}</span>}
      {details ? <small>{details}</small> : null}
    </span>
  )
}

/** The text of an empty list with this query. */
export function NoLeads({ view: { t }, query }: { view: View; query: string }) {
  const isSearches = query === 'kind=search'
  return (
    <p className="row muted no-leads">
      <Icon name="inbox" />
      {isSearches
        ? t('staff.leads.searches.none')
        : t(query ? 'staff.leads.nonefit' : 'staff.leads.none')}
    </p>
  )
}
