import type { ReactNode } from 'react'
import type { View } from '../../../components/ui/view'
import type { Account } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import { Pager } from '../../../staff/parts/pager'
import {
  SelectAll,
  SelectionForm,
  SelectionNotice,
  SelectionSelect,
} from '../../../staff/parts/selection'
import type { SelectionResult } from '../../../staff/serve-selection'
import { STAFF, withQuery } from '../../../urls'
import type { StaffAccount } from '../../accounts/staff-accounts'
import { PersonForm } from '../../personal-data/personal-data.staff'
import { type LeadFilter, leadQuery } from '../lead-filter'
import { LEAD_STATUSES } from '../lead-status'
import { LeadFilters } from './lead-filters'
import { LeadList, type LeadListProps, NoLeads } from './lead-list'

export interface LeadInboxProps
  extends Omit<LeadListProps, 'currentId' | 'query' | 'isSelectable'> {
  view: View
  account: Account
  staff: StaffAccount[]
  filter: LeadFilter
  page: number
  lastPage: number
}

interface InboxProps extends LeadInboxProps {
  currentId: string | null
  /** The actions on the selected leads; absent next to a lead. */
  selection?: ReactNode
  /** The panes of the lead next to the list. */
  children: ReactNode
}

/** The leads in panes: the list, and a lead next to it on wide screens. */
export function LeadInbox({ children, selection, ...props }: InboxProps) {
  const { view, filter, sections, page, lastPage } = props
  const query = leadQuery(filter).toString()
  const isEmpty = sections.every(({ leads }) => leads.length === 0)
  return (
    <>
      <LeadTabs view={view} filter={filter} />
      <LeadFilters {...props} />
      <div className="inbox">
        <section className="list-pane" aria-label={view.t('staff.leads')}>
          {selection && !isEmpty ? <SelectAll view={view} /> : null}
          {isEmpty ? (
            <NoLeads view={view} query={query} />
          ) : (
            <LeadList {...props} query={query} isSelectable={selection !== undefined} />
          )}
          <Pager view={view} path={withQuery(STAFF.leads, query)} page={page} lastPage={lastPage} />
        </section>
        {children}
      </div>
      {isEmpty ? null : selection}
    </>
  )
}

/** The two lists: requests, and the saved searches of visitors, which need no answer. */
function LeadTabs({ view: { t }, filter }: { view: View; filter: LeadFilter }) {
  const isSearches = filter.kind === 'search'
  return (
    <nav className="row lead-tabs" aria-label={t('staff.leads.lists')}>
      <a className="link" href={STAFF.leads} aria-current={isSearches ? undefined : 'page'}>
        {t('staff.leads')}
      </a>
      <a
        className="link"
        href={withQuery(STAFF.leads, 'kind=search')}
        aria-current={isSearches ? 'page' : undefined}
      >
        {t('staff.leads.searches')}
      </a>
    </nav>
  )
}

interface LeadsPageProps extends Omit<InboxProps, 'selection'> {
  /** The result of an action on the selected leads. */
  selection: SelectionResult | null
}

/** The list of leads by group with its first lead, and a link to the search for all data of a person. */
export function LeadsPage({ selection, ...props }: LeadsPageProps) {
  const { view, account } = props
  return (
    <div className="leads-page">
      <SelectionNotice view={view} result={selection} />
      <LeadInbox {...props} selection={<LeadActions {...props} />} />
      {mayDo(account.role, 'people') ? <FindPerson view={view} /> : null}
    </div>
  )
}

/** The actions on the selected leads. Only accounts that see all leads assign them. */
function LeadActions({ view, account, staff, filter, page }: LeadInboxProps) {
  const { t } = view
  const query = leadQuery(filter)
  if (page > 1) query.set('page', String(page))
  const statuses = LEAD_STATUSES.map((status) => [status, t(`lead.status.${status}`)] as const)
  const assignment = {
    name: 'assignment',
    label: 'staff.select.assign' as const,
    field: (
      <SelectionSelect
        name="assignee"
        label={t('staff.lead.assignee')}
        choices={staff.map(({ id, name }): [string, string] => [String(id), name])}
      />
    ),
  }
  return (
    <SelectionForm
      view={view}
      path={STAFF.leads}
      query={query.toString()}
      actions={[
        ...(mayDo(account.role, 'leads.all') ? [assignment] : []),
        {
          name: 'status',
          label: 'staff.leads.select.status',
          field: (
            <SelectionSelect
              name="status"
              label={t('staff.lead.status')}
              choices={[...statuses].reverse()}
            />
          ),
        },
      ]}
    />
  )
}

function FindPerson({ view }: { view: View }) {
  const { t } = view
  return (
    <details className="panel">
      <summary>{t('staff.person')}</summary>
      <div className="stack">
        <PersonForm view={view} />
        <p>
          <a className="link small" href={STAFF.person}>
            {t('staff.person.registers')}
          </a>
        </p>
      </div>
    </details>
  )
}
