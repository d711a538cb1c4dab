import type { View } from '../../../components/ui/view'
import type { ListedAuditEntry } from '../../../platform/audit/audit'
import { withColon } from '../../../platform/format/lang'
import { plural } from '../../../platform/i18n'
import type { TeamMember } from '../../../site/team'
import { Notice } from '../../../staff/parts/notice'
import { StaffMemberName } from '../../../staff/parts/staff-member-name'
import { BackLink } from '../../../staff/staff-shell'
import { STAFF } from '../../../urls'
import { AuditList } from '../../audit/audit.staff'
import type { StaffAccount, StaffMember } from '../staff-accounts'
import { AccountState } from './account-state'
import { StaffMemberFields, type StaffMemberIssues } from './staff-member-form'

/** The results of actions, which the page confirms. */
export const ACCOUNT_RESULTS = ['invite', 'change', 'disable', 'enable', 'logout', 'reset'] as const

/** The paths of the buttons that change the login state, below the account's address. */
const ACCESS_PATHS = {
  invite: '/invitation',
  disable: '/deactivation',
  enable: '/activation',
  logout: '/logout',
  reset: '/second-factor/removal',
} as const

interface AccountPageProps {
  view: View
  account: StaffAccount
  auditEntries: ListedAuditEntry[]
  team: readonly TeamMember[]
  done?: (typeof ACCOUNT_RESULTS)[number] | null
  /** True if the last request was refused because it would have left the agency without an admin. */
  isLastAdmin?: boolean
  /** The posted values that were refused. */
  values?: Partial<StaffMember>
  issues?: StaffMemberIssues
}

/** The page of a staff member's account: its data, its actions and its audit entries. */
export function AccountPage(props: AccountPageProps) {
  const { view, account, auditEntries, team, done, isLastAdmin, values, issues } = props
  const { t } = view
  return (
    <>
      <BackLink href={STAFF.accounts}>{t('staff.accounts')}</BackLink>
      <div className="stack">
        <Notice kind="good">
          {done && t(`staff.accounts.done.${done}`, { name: account.name })}
        </Notice>
        <Notice kind="bad">{isLastAdmin && t('staff.accounts.lastadmin')}</Notice>
        <Notice kind="warn">
          {account.role === 'agent' &&
            account.memberId === null &&
            t('staff.accounts.member.missing', { email: account.email })}
        </Notice>
        <div className="staff-cols">
          <form className="panel stack" method="post" action={`${STAFF.accounts}/${account.id}`}>
            <p>
              <StaffMemberName name={account.email} photo={account.photo} />
            </p>
            <StaffMemberFields
              {...{ view, team }}
              values={values ?? account}
              issues={issues ?? {}}
            />
            <p>
              <button type="submit" className="button">
                {t('staff.accounts.save')}
              </button>
            </p>
          </form>
          <Access view={view} account={account} />
        </div>
        <section className="panel">
          <h2>{t('staff.audit')}</h2>
          <AuditList view={view} auditEntries={auditEntries} />
        </section>
      </div>
    </>
  )
}

/** The login state of a staff member, and the buttons that change it. */
function Access({ view, account }: { view: View; account: StaffAccount }) {
  const { t, lang } = view
  const { disabledAt, hasFactor, hasPassword, sessions } = account
  const actions: (keyof typeof ACCESS_PATHS)[] = [
    ...(disabledAt === null && !hasPassword ? (['invite'] as const) : []),
    ...(sessions > 0 ? (['logout'] as const) : []),
    ...(hasFactor ? (['reset'] as const) : []),
    disabledAt === null ? 'disable' : 'enable',
  ]
  return (
    <section className="panel stack">
      <h2>{t('staff.accounts.access')}</h2>
      <p>
        <AccountState view={view} account={account} />
      </p>
      <p className="muted">
        {withColon(lang, t('staff.accounts.sessions'))}{' '}
        {plural(t, lang, 'staff.accounts.devices', sessions)}
      </p>
      <p className="muted">{t(hasFactor ? 'staff.accounts.factor' : 'staff.accounts.nofactor')}</p>
      <form className="acts" method="post">
        {actions.map((action) => (
          <button
            key={action}
            type="submit"
            className="button quiet"
            formAction={`${STAFF.accounts}/${account.id}${ACCESS_PATHS[action]}`}
          >
            {t(`staff.accounts.act.${action}`)}
          </button>
        ))}
      </form>
    </section>
  )
}
