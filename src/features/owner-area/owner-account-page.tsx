import { PasskeyList } from '../../components/passkeys/passkey-list'
import { Icon } from '../../components/ui/icon'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import type { Account } from '../../platform/accounts/account'
import { historyPath, ownerAccountPath, withQuery } from '../../urls'
import { LogOut, LogOutEverywhere } from './log-out'

interface OwnerAccountProps {
  view: View
  account: Account
  passkeys: Parameters<typeof PasskeyList>[0]['passkeys']
  /** True if the owner logged in recently and may change the passkeys. */
  isRecent: boolean
  /** The last change. */
  done: 'passkey-on' | 'passkey-off' | null
}

/** The page of an owner's own account: passkeys, and the end of all sessions. */
export function OwnerAccountPage({ view, account, passkeys, isRecent, done }: OwnerAccountProps) {
  const { t, lang } = view
  const again = (
    <div className="stack">
      <p>{t('passkey.again')}</p>
      <LogOut view={view} />
    </div>
  )
  return (
    <section className="section tight wrap">
      <div className="section-head history-head">
        <div>
          <h1>{t('owner.account')}</h1>
          <p className="lead">{account.email}</p>
        </div>
        <div className="actions">
          <a className="button quiet" href={historyPath(lang)}>
            {t('history.title')}
          </a>
          {isRecent ? <LogOut view={view} /> : null}
        </div>
      </div>
      {done ? (
        <p className="notice good" role="status">
          <Icon name="check" />
          <span>{t(done === 'passkey-on' ? 'passkey.done.on' : 'passkey.done.off')}</span>
        </p>
      ) : null}
      <Island name="passkey" when="load">
        <section className="panel stack owner-passkeys">
          <h2>{t('passkey.title')}</h2>
          <PasskeyList
            view={view}
            realm="owner"
            passkeys={passkeys}
            next={withQuery(ownerAccountPath(lang), 'done=passkey-on')}
            confirmation={isRecent ? null : again}
          />
        </section>
      </Island>
      <LogOutEverywhere view={view} />
    </section>
  )
}
