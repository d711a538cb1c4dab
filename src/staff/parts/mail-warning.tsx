import type { Context } from 'hono'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import type { Account } from '../../platform/accounts/account'
import { plural } from '../../platform/i18n'
import { mailDelivery } from '../../platform/mail/drivers'
import { missingMailSetting } from '../../platform/mail/missing-setting'
import { countWaitingMails } from '../../platform/mail/outbox'
import { STAFF } from '../../urls'
import { doneOf } from '../actions'
import { Notice } from './notice'

/** The results of actions (`?done`) that send a mail. */
const MAIL_RESULTS = ['invite', 'answer', 'resend', 'release', 'send', 'made', 'told', 'cancelled']

/**
 * Returns the warning that mails are not sent. Admins see it on every page and other staff members on the overview.
 * A site that only stores mails says so after an action that sends one. Returns null if there is no warning.
 */
export async function mailWarning(c: Context<AppEnv>, view: View, account: Account) {
  if (mailDelivery(c.env) === 'local' && doneOf(c, MAIL_RESULTS))
    return <Notice kind="info">{view.t('staff.mail.stays.text')}</Notice>
  const missing = missingMailSetting(c.env)
  const isShown = account.role === 'admin' || view.path === STAFF.overview
  if (!missing || !isShown) return null
  const waiting = await countWaitingMails(c.get('db'))
  const { t, lang } = view
  return (
    <Notice kind="bad">
      <strong>{t('staff.mail.stuck')}</strong> {plural(t, lang, 'staff.mail.waiting', waiting)}{' '}
      {t(`staff.mail.set.${missing}`)} {t('staff.mail.after')}
    </Notice>
  )
}
