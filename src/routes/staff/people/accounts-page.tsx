import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { listStaff } from '../../../data/people/accounts'
import { plural } from '../../../i18n'
import { STAFF } from '../../../urls'
import { StaffTable } from '../staff-table'

type StaffAccount = Awaited<ReturnType<typeof listStaff>>[number]

interface AccountsPageProps {
  view: View
  accounts: StaffAccount[]
  /** The account whose sessions the last request ended. */
  ended: StaffAccount | null
}

/** The agency's accounts and their sessions. */
export function AccountsPage({ view, accounts, ended }: AccountsPageProps) {
  const { t, lang } = view
  return (
    <section className="panel">
      {ended ? (
        <p className="notice" role="status">
          <Icon name="check" />
          {t('staff.accounts.ended', { name: ended.name })}
        </p>
      ) : null}
      <p className="muted">{t('staff.accounts.text')}</p>
      <StaffTable
        columns={[
          { heading: t('staff.accounts.name') },
          { heading: t('staff.accounts.role') },
          { heading: t('staff.accounts.sessions') },
          { heading: t('staff.accounts.end'), hidden: true },
        ]}
      >
        {accounts.map(({ id, name, email, role, sessions, disabledAt }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <small className="muted">{email}</small>
              {disabledAt === null ? null : <small>{t('staff.accounts.disabled')}</small>}
            </th>
            <td data-name={t('staff.accounts.role')}>{t(`staff.role.${role}`)}</td>
            <td data-name={t('staff.accounts.sessions')}>
              {plural(t, lang, 'staff.accounts.devices', sessions)}
            </td>
            <td className="end">
              <form method="post" action={`${STAFF.accounts}/${id}/logout`}>
                <button type="submit" className="link small">
                  {t('staff.accounts.end')}
                  <span className="sr-only">: {name}</span>
                </button>
              </form>
            </td>
          </tr>
        ))}
      </StaffTable>
    </section>
  )
}
