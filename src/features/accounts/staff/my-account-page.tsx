import { PasskeyList, RemovePasskeys } from '../../../components/passkeys/passkey-list'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { type Account, SHORTEST_PASSWORD } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import { withColon } from '../../../platform/format/lang'
import type { ListedPasskey } from '../../../site/accounts/passkeys/passkeys'
import type { ListedSession } from '../../../site/accounts/sessions'
import { LocalTime } from '../../../staff/parts/local-time'
import { Notice } from '../../../staff/parts/notice'
import { StaffField } from '../../../staff/parts/staff-field'
import { StaffTable } from '../../../staff/parts/staff-table'
import { STAFF, withQuery } from '../../../urls'
import { deviceName } from '../device-name'
import { type FactorIssues, SecondFactor } from './second-factor-panel'

/** The errors of the name, the current password, the new password or the second factor. */
export interface MyAccountIssues extends FactorIssues {
  name?: string
  current?: string
  password?: string
  /** True if the refused form removes the passkeys. */
  removesPasskeys?: boolean
}

/** The changes that a staff member can make to their own account. */
export const MY_ACCOUNT_RESULTS = [
  'name',
  'password',
  'session',
  'off',
  'calendar',
  'passkey-on',
  'passkey-off',
] as const

interface MyAccountProps {
  view: View
  account: Account
  sessions: ListedSession[]
  /** The hash of the current session's token. */
  current: string
  /** The last change. */
  done: (typeof MY_ACCOUNT_RESULTS)[number] | null
  factor: Parameters<typeof SecondFactor>[0]['factor']
  hasCalendar: boolean
  /** The address of a calendar feed that was just created. */
  calendarAddress: string | null
  passkeys: ListedPasskey[]
  /** True if the session was confirmed recently, so that passkeys can be changed. */
  isConfirmed: boolean
  /** The name that was refused. */
  typedName?: string | undefined
  issues?: MyAccountIssues
}

/** The page of a staff member's own account: second factor, password and sessions. */
export function MyAccountPage(props: MyAccountProps) {
  const { view, account, done } = props
  const { t } = view
  return (
    <div className="stack">
      <Notice kind="good">
        {done &&
          t(
            done === 'passkey-on'
              ? 'passkey.done.on'
              : done === 'passkey-off'
                ? 'passkey.done.off'
                : `staff.account.done.${done}`,
          )}
      </Notice>
      <p className="muted">
        {account.email} · {t(`staff.role.${account.role}`)}
      </p>
      <div className="staff-cols">
        <div className="stack">
          <SecondFactor view={view} factor={props.factor} issues={props.issues ?? {}} />
          <Passkeys {...props} />
          <Sessions {...props} />
        </div>
        <div className="stack">
          <OwnName {...props} />
          <NewPassword {...props} />
          {mayDo(account.role, 'leads') ? <CalendarFeed {...props} /> : null}
        </div>
      </div>
    </div>
  )
}

function Passkeys({ view, passkeys, factor, isConfirmed }: MyAccountProps) {
  const { t } = view
  const hasFactor = factor !== null || passkeys.length > 0
  return (
    <section className="panel stack">
      <h2>{t('passkey.title')}</h2>
      <PasskeyList
        view={view}
        realm="staff"
        passkeys={passkeys}
        next={withQuery(STAFF.account, 'done=passkey-on')}
        confirmation={isConfirmed ? null : <ConfirmFirst view={view} hasFactor={hasFactor} />}
      />
      {passkeys.length === 1 && !factor ? (
        <p className="small muted">{t('staff.passkey.factor')}</p>
      ) : null}
    </section>
  )
}

/** Without a second factor, only a new login confirms the session. */
function ConfirmFirst({ view: { t }, hasFactor }: { view: View; hasFactor: boolean }) {
  return (
    <form
      className="stack"
      method="post"
      action={hasFactor ? `${STAFF.account}/confirmation` : STAFF.logout}
    >
      <p>{t(hasFactor ? 'staff.passkey.first' : 'passkey.again')}</p>
      <p>
        <button type="submit" className="button quiet">
          {t(hasFactor ? 'staff.passkey.first.submit' : 'login.logout')}
        </button>
      </p>
    </form>
  )
}

function OwnName({ view: { t }, account, typedName, issues = {} }: MyAccountProps) {
  return (
    <form className="panel stack" method="post" action={STAFF.account}>
      <h2>{t('staff.accounts.name')}</h2>
      <StaffField
        name="name"
        label={t('staff.accounts.name')}
        autoComplete="name"
        value={typedName ?? account.name}
        help={t('staff.account.name.text')}
        issue={issues.name}
      />
      <p>
        <button type="submit" className="button quiet">
          {t('staff.accounts.save')}
        </button>
      </p>
    </form>
  )
}

function NewPassword({ view, passkeys, issues = {} }: MyAccountProps) {
  const { t } = view
  const count = SHORTEST_PASSWORD.staff
  return (
    <form className="panel stack" method="post" action={`${STAFF.account}/password`}>
      <h2>{t('login.newpassword')}</h2>
      <StaffField
        name="current"
        type="password"
        label={t('staff.account.current')}
        autoComplete="current-password"
        issue={issues.current}
      />
      <StaffField
        name="password"
        type="password"
        label={t('login.newpassword')}
        autoComplete="new-password"
        minLength={count}
        help={t('staff.password.text', { count })}
        issue={issues.password}
      />
      {passkeys.length > 0 ? (
        <RemovePasskeys view={view} isChosen={issues.removesPasskeys} />
      ) : null}
      <p>
        <button type="submit" className="button quiet">
          {t('login.save')}
        </button>
      </p>
    </form>
  )
}

/** The calendar feed: a form that creates its address, the new address, and a form that revokes it. */
function CalendarFeed({ view: { t }, hasCalendar, calendarAddress }: MyAccountProps) {
  const path = `${STAFF.account}/calendar`
  return (
    <section className="panel stack" id="calendar">
      <h2>{t('feed.title')}</h2>
      <p>{t('feed.text')}</p>
      {calendarAddress ? (
        <>
          <p className="field">
            <label htmlFor="calendar-address">{t('feed.address')}</label>
            <input id="calendar-address" type="text" readOnly value={calendarAddress} />
          </p>
          <p role="status">{t('feed.address.text')}</p>
          <p>
            <a className="button" href={calendarAddress.replace(/^https?:/, 'webcal:')}>
              <Icon name="calendar" />
              {t('feed.open')}
            </a>
          </p>
        </>
      ) : null}
      {hasCalendar && !calendarAddress ? <p className="muted">{t('feed.on')}</p> : null}
      <div className="acts">
        <form method="post" action={`${path}#calendar`}>
          <button type="submit" className="button quiet">
            {t(hasCalendar ? 'feed.renew' : 'feed.create')}
          </button>
        </form>
        {hasCalendar ? (
          <form method="post" action={`${path}/end`}>
            <button type="submit" className="link">
              {t('feed.end')}
            </button>
          </form>
        ) : null}
      </div>
    </section>
  )
}

function Sessions({ view: { t, lang }, sessions, current }: MyAccountProps) {
  return (
    <section className="panel">
      <h2>{t('staff.account.sessions')}</h2>
      <StaffTable
        columns={[
          { heading: t('staff.account.device') },
          { heading: t('staff.account.seen') },
          { heading: t('staff.accounts.act.logout'), hidden: true },
        ]}
      >
        {sessions.map(({ tokenHash, seenAt, userAgent }) => {
          const name = deviceName(userAgent) || t('staff.account.unknown')
          return (
            <tr key={tokenHash}>
              <th scope="row">
                {name}
                {tokenHash === current ? <small>{t('staff.account.this')}</small> : null}
              </th>
              <td data-name={t('staff.account.seen')}>
                <LocalTime iso={new Date(seenAt).toISOString()} />
              </td>
              <td className="table-end">
                {tokenHash === current ? null : (
                  <form method="post" action={`${STAFF.account}/sessions/end`}>
                    <input type="hidden" name="session" value={tokenHash} />
                    <button type="submit" className="link small">
                      {t('staff.accounts.act.logout')}
                      <span className="sr-only">
                        {withColon(lang, '')} {name}
                      </span>
                    </button>
                  </form>
                )}
              </td>
            </tr>
          )
        })}
      </StaffTable>
    </section>
  )
}
