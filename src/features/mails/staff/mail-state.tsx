import type { View } from '../../../components/ui/view'
import { type LabelKey, plural } from '../../../platform/i18n'
import { isLocalDriver, type OutboxRow } from '../../../platform/mail/outbox'

/** A mail's state: sent, waiting, failed, or refused by the recipient's server. */
export function MailState({ view, mail }: { view: View; mail: MailStanding }) {
  const { t, lang } = view
  const isRefused = mail.state === 'dead' && mail.recipient !== null
  return (
    <span className={`lead-state ${mail.state}`}>
      {t(isRefused ? 'staff.mail.refused' : mailStateLabel(mail))}
      {mail.state === 'sent' ? null : (
        <small>{plural(t, lang, 'staff.mail.tries', mail.attempts)}</small>
      )}
    </span>
  )
}

type MailStanding = Pick<OutboxRow, 'state' | 'attempts' | 'recipient' | 'driver'>

/** Returns the label of a mail's state. A mail of the local driver is never sent. */
function mailStateLabel({ state, driver }: MailStanding): LabelKey {
  return state === 'sent' && isLocalDriver(driver) ? 'staff.mail.stays' : `staff.mail.${state}`
}

/** The label of a person whose mail address the server refused permanently. */
export function RefusesMail({ view: { t } }: { view: View }) {
  return <span className="state failed">{t('staff.mail.refused')}</span>
}
