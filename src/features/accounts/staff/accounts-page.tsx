import type { View } from '../../../components/ui/view'
import { plural } from '../../../platform/i18n'
import { officeName } from '../../../staff/parts/office-name'
import { StaffMemberName } from '../../../staff/parts/staff-member-name'
import { StaffTable } from '../../../staff/parts/staff-table'
import { STAFF } from '../../../urls'
import type { StaffAccount } from '../staff-accounts'
import { AccountState } from './account-state'

interface AccountsPageProps {
  view: View
  accounts: StaffAccount[]
}

/** The list of the agency's staff accounts. */
export function AccountsPage({ view, accounts }: AccountsPageProps) {
  const { t, lang } = view
  const hasOffices = view.site.settings.offices.length > 1
  return (
    <section className="panel">
      <StaffTable
        columns={[
          { heading: t('staff.accounts.name') },
          { heading: t('staff.accounts.role') },
          ...(hasOffices ? [{ heading: t('staff.office') }] : []),
          { heading: t('staff.accounts.state') },
          { heading: t('staff.accounts.sessions') },
        ]}
      >
        {accounts.map((account) => (
          <tr key={account.id}>
            <th scope="row">
              <a href={`${STAFF.accounts}/${account.id}`}>
                <StaffMemberName {...account} />
              </a>
              <small className="muted">{account.email}</small>
            </th>
            <td data-name={t('staff.accounts.role')}>{t(`staff.role.${account.role}`)}</td>
            {hasOffices ? (
              <td data-name={t('staff.office')}>{officeName(view, account.officeId)}</td>
            ) : null}
            <td data-name={t('staff.accounts.state')}>
              <AccountState view={view} account={account} />
              {account.hasFactor ? <small>{t('staff.accounts.factor')}</small> : null}
            </td>
            <td data-name={t('staff.accounts.sessions')}>
              {plural(t, lang, 'staff.accounts.devices', account.sessions)}
            </td>
          </tr>
        ))}
      </StaffTable>
    </section>
  )
}
