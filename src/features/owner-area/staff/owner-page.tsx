import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { ListedAuditEntry } from '../../../platform/audit/audit'
import { withColon } from '../../../platform/format/lang'
import { Notice } from '../../../staff/parts/notice'
import { BackLink } from '../../../staff/staff-shell'
import { ownerViewPath, STAFF } from '../../../urls'
import { AuditList } from '../../audit/audit.staff'
import type { HomeLine as Home, ListedOwner, OwnerLine } from '../owners'
import { OwnerFields, type OwnerIssues } from './owner-fields'
import { OwnerProperties } from './owner-properties'
import { OwnerState } from './owner-state'
import { LastLogIn } from './owners-page'

/** The results of actions, which the page confirms. */
export const OWNER_RESULTS = ['invite', 'change', 'revoke', 'restore', 'add', 'remove'] as const

/** The paths of the buttons that change the login state, below the owner's address. */
const ACCESS_PATHS = {
  invite: '/invitation',
  revoke: '/revocation',
  restore: '/restoration',
} as const

interface OwnerPageProps {
  view: View
  owner: ListedOwner
  auditEntries: ListedAuditEntry[]
  done: (typeof OWNER_RESULTS)[number] | null
  /** The stored values, or the posted ones that were refused. */
  values: { name?: string; email?: string; lang?: string }
  issues: OwnerIssues
  q: string
  results: Home[]
  /** The address of the list from which the page was opened. */
  backHref: string
}

/** The page of an owner: contact data, login state, properties and audit entries. */
export function OwnerPage({
  view,
  owner,
  auditEntries,
  done,
  values,
  issues,
  q,
  results,
  backHref,
}: OwnerPageProps) {
  const { t } = view
  return (
    <>
      <BackLink href={backHref}>{t('staff.owners')}</BackLink>
      <div className="stack">
        <Notice kind="good">{done && t(`staff.owners.done.${done}`, { name: owner.name })}</Notice>
        <div className="staff-cols">
          <form className="panel stack" method="post" action={`${STAFF.owners}/${owner.id}`}>
            <OwnerFields view={view} values={values} issues={issues} />
            <p className="muted">{t('staff.owners.change.text')}</p>
            <p>
              <button type="submit" className="button">
                {t('staff.accounts.save')}
              </button>
            </p>
          </form>
          <Access view={view} owner={owner} />
        </div>
        <OwnerProperties view={view} owner={owner} q={q} results={results} />
        <section className="panel">
          <h2>{t('staff.audit')}</h2>
          <AuditList view={view} auditEntries={auditEntries} />
        </section>
      </div>
    </>
  )
}

/** The login state of the owner, the buttons that change it, and the button to view the owner area as this owner. */
function Access({ view, owner }: { view: View; owner: OwnerLine }) {
  const { t } = view
  const { id, disabledAt, hasPassword } = owner
  const actions: (keyof typeof ACCESS_PATHS)[] = [
    ...(disabledAt === null && !hasPassword ? (['invite'] as const) : []),
    disabledAt === null ? 'revoke' : 'restore',
  ]
  return (
    <section className="panel stack">
      <h2>{t('staff.accounts.access')}</h2>
      <p>
        <OwnerState view={view} owner={owner} />
      </p>
      <p className="muted">
        {withColon(view.lang, t('staff.owners.login'))}{' '}
        <LastLogIn view={view} at={owner.loggedInAt} />
      </p>
      <form className="acts" method="post">
        {actions.map((action) => (
          <button
            key={action}
            type="submit"
            className="button quiet"
            formAction={`${STAFF.owners}/${id}${ACCESS_PATHS[action]}`}
          >
            {t(`staff.owners.act.${action}`)}
          </button>
        ))}
      </form>
      {disabledAt === null ? (
        <form className="stack" method="post" action={ownerViewPath(id)}>
          <p>
            <button type="submit" className="button quiet">
              <Icon name="eye" />
              {t('staff.owners.look')}
            </button>
          </p>
          <p className="muted">{t('staff.owners.look.text')}</p>
        </form>
      ) : null}
    </section>
  )
}
