import type { View } from '../../../components/ui/view'
import { plural } from '../../../platform/i18n'
import type { LeadMailState } from '../../leads/queries'

/** A mail's state: sent, waiting, failed, or refused by the recipient's server. */
export function MailState({ view, mail }: { view: View; mail: MailStanding }) {
  const { t, lang } = view
  const isRefused = mail.state === 'dead' && mail.recipient !== null
  return (
    <span className={`lead-state ${mail.state}`}>
      {t(isRefused ? 'staff.mail.refused' : `staff.mail.${mail.state}`)}
      {mail.state === 'sent' ? null : (
        <small>{plural(t, lang, 'staff.mail.tries', mail.attempts)}</small>
      )}
    </span>
  )
}

type MailStanding = Pick<LeadMailState, 'state' | 'attempts' | 'recipient'>

/** The label of a person whose mail address the server refused permanently. */
export function RefusesMail({ view: { t } }: { view: View }) {
  return <span className="state failed">{t('staff.mail.refused')}</span>
}
