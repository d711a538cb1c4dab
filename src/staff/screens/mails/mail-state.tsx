import type { View } from '../../../components/ui/view'
import type { LeadMailState } from '../../../features/leads/queries'
import { plural } from '../../../platform/i18n'

/** A mail's state: sent, waiting, or failed. */
export function MailState({ view, mail }: { view: View; mail: MailStanding }) {
  const { t, lang } = view
  return (
    <span className={`lead-state ${mail.state}`}>
      {t(`staff.mail.${mail.state}`)}
      {mail.state === 'sent' ? null : (
        <small>{plural(t, lang, 'staff.mail.tries', mail.attempts)}</small>
      )}
    </span>
  )
}

type MailStanding = Pick<LeadMailState, 'state' | 'attempts'>
