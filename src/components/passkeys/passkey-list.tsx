import type { ReactNode } from 'react'
import type { Realm } from '../../platform/accounts/account'
import { brusselsTime, formatDate } from '../../platform/format/dates'
import { LANG_IDS, withColon } from '../../platform/format/lang'
import type { ListedPasskey } from '../../site/accounts/passkeys/passkeys'
import { passkeyPath } from '../../urls'
import type { View } from '../ui/view'
import { PasskeyButton } from './passkey-button'

/** The value of the field `passkeys` if all passkeys are to be removed. */
export const REMOVE_PASSKEYS = 'remove'

interface PasskeyListProps {
  view: View
  realm: Realm
  passkeys: readonly ListedPasskey[]
  /** The address to open after a passkey was added. */
  next: string
  /** The form to confirm the session, if it must be confirmed before a change. */
  confirmation: ReactNode
}

/** The passkeys of an account, with buttons to add and remove one. */
export function PasskeyList({ view, realm, passkeys, next, confirmation }: PasskeyListProps) {
  const { t } = view
  return (
    <>
      <p>{t('passkey.text')}</p>
      {passkeys.length > 0 ? (
        <ul className="passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyLine view={view} passkey={passkey} />
              {confirmation ? null : <Removal view={view} realm={realm} passkey={passkey} />}
            </li>
          ))}
        </ul>
      ) : null}
      {confirmation ?? (
        <PasskeyButton view={view} realm={realm} action="registration" next={next} />
      )}
    </>
  )
}

interface PasskeyProps {
  view: View
  passkey: ListedPasskey
}

function PasskeyLine({ view: { t }, passkey: { name, createdAt, usedAt } }: PasskeyProps) {
  return (
    <span>
      {name || t('passkey.unknown')}
      <small>
        {t('passkey.added', { date: dateOf(createdAt) })}
        {usedAt === null ? null : `, ${t('passkey.used', { date: dateOf(usedAt) })}`}
      </small>
    </span>
  )
}

function Removal({ view: { t, lang }, realm, passkey }: PasskeyProps & { realm: Realm }) {
  return (
    <form method="post" action={passkeyPath(realm, 'removal')}>
      <input type="hidden" name="langid" value={LANG_IDS[lang]} />
      <input type="hidden" name="id" value={passkey.id} />
      <button type="submit" className="link small">
        {t('passkey.remove')}
        <span className="sr-only">
          {withColon(lang, '')} {passkey.name || t('passkey.unknown')}
        </span>
      </button>
    </form>
  )
}

interface RemoveProps {
  view: Pick<View, 't'>
  isChosen?: boolean | undefined
}

/** The checkbox of a form for a new password by which all passkeys of the account are removed too. */
export function RemovePasskeys({ view: { t }, isChosen }: RemoveProps) {
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          name="passkeys"
          value={REMOVE_PASSKEYS}
          defaultChecked={isChosen}
          aria-describedby="passkeys-hint"
        />
        <span>{t('passkey.removeall')}</span>
      </label>
      <p className="help" id="passkeys-hint">
        {t('passkey.removeall.text')}
      </p>
    </div>
  )
}

function dateOf(at: number): string {
  return formatDate(brusselsTime(at))
}
