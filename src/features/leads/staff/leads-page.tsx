import type { ReactNode } from 'react'
import type { View } from '../../../components/ui/view'
import type { Account } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import { Pager } from '../../../staff/parts/pager'
import { STAFF, withQuery } from '../../../urls'
import type { StaffAccount } from '../../accounts/staff-accounts'
import { PersonForm } from '../../personal-data/personal-data.staff'
import { type LeadFilter, leadQuery } from '../lead-filter'
import { LeadFilters } from './lead-filters'
import { LeadList, type LeadListProps, NoLeads } from './lead-list'

export interface LeadInboxProps extends Omit<LeadListProps, 'currentId' | 'query'> {
  view: View
  account: Account
  staff: StaffAccount[]
  filter: LeadFilter
  page: number
  lastPage: number
}

interface InboxProps extends LeadInboxProps {
  currentId: string | null
  /** The panes of the lead next to the list. */
  children: ReactNode
}

/** The leads in panes: the list, and a lead next to it on wide screens. */
export function LeadInbox({ children, ...props }: InboxProps) {
  const { view, filter, leads, page, lastPage } = props
  const query = leadQuery(filter).toString()
  return (
    <>
      <LeadFilters {...props} />
      <div className="inbox">
        <section className="list-pane" aria-label={view.t('staff.leads')}>
          {leads.length === 0 ? (
            <NoLeads view={view} isFiltered={query !== ''} />
          ) : (
            <LeadList {...props} query={query} />
          )}
          <Pager view={view} path={withQuery(STAFF.leads, query)} page={page} lastPage={lastPage} />
        </section>
        {children}
      </div>
    </>
  )
}

/** The list of leads, newest first, with its newest lead, and a link to the search for all data of a person. */
export function LeadsPage(props: InboxProps) {
  const { view, account } = props
  return (
    <div className="leads-page">
      <LeadInbox {...props} />
      {mayDo(account.role, 'people') ? <FindPerson view={view} /> : null}
    </div>
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
