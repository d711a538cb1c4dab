import type { View } from '../../../components/ui/view'
import { plural } from '../../../platform/i18n'
import { rowAddress } from '../../../staff/list-query'
import { FilterForm, FilterSearch } from '../../../staff/parts/filter-form'
import { LocalTime } from '../../../staff/parts/local-time'
import { Pager } from '../../../staff/parts/pager'
import { StaffTable } from '../../../staff/parts/staff-table'
import { STAFF, withQuery } from '../../../urls'
import type { ListedOwner } from '../owners'
import { OwnerState } from './owner-state'
import { PropertyLine } from './property-line'

interface OwnersPageProps {
  view: View
  owners: ListedOwner[]
  total: number
  q: string
  page: number
  lastPage: number
}

/** The list of owners, including invited ones. */
export function OwnersPage({ view, owners, total, q, page, lastPage }: OwnersPageProps) {
  const { t, lang } = view
  const query = q ? new URLSearchParams({ q }).toString() : ''
  const list = page > 1 ? [query, `page=${page}`].filter(Boolean).join('&') : query
  return (
    <>
      <FilterForm
        action={STAFF.owners}
        submit={t('staff.owners.find')}
        text={<FilterSearch label={t('staff.owners.search')} value={q} />}
      />
      <section className="panel">
        <p className="muted">{plural(t, lang, 'staff.owners.count', total)}</p>
        {owners.length > 0 ? <OwnerTable view={view} owners={owners} list={list} /> : null}
        <Pager view={view} path={withQuery(STAFF.owners, query)} page={page} lastPage={lastPage} />
      </section>
    </>
  )
}

interface OwnerTableProps extends Pick<OwnersPageProps, 'view' | 'owners'> {
  /** The query of the list. */
  list: string
}

function OwnerTable({ view, owners, list }: OwnerTableProps) {
  const { t } = view
  return (
    <StaffTable
      columns={[
        { heading: t('staff.accounts.name') },
        { heading: t('staff.owners.homes') },
        { heading: t('staff.accounts.state') },
        { heading: t('staff.owners.login'), end: true },
      ]}
    >
      {owners.map((owner) => (
        <tr key={owner.id}>
          <th scope="row">
            <a href={rowAddress(`${STAFF.owners}/${owner.id}`, list)}>
              {owner.name || owner.email}
            </a>
            <small className="muted">{owner.email}</small>
          </th>
          <td>
            {owner.homes.length === 0 ? t('staff.owners.nohomes') : null}
            {owner.homes.map((property) => (
              <PropertyLine key={property.id} view={view} property={property} />
            ))}
          </td>
          <td data-name={t('staff.accounts.state')}>
            <OwnerState view={view} owner={owner} />
          </td>
          <td className="table-end" data-name={t('staff.owners.login')}>
            <LastLogIn view={view} at={owner.loggedInAt} />
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}

/** The time of an owner's last known login. */
export function LastLogIn({ view, at }: { view: View; at: number | null }) {
  return at === null ? view.t('staff.owners.never') : <LocalTime iso={new Date(at).toISOString()} />
}
