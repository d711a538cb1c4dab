import type { Bindings } from '../../env'
import { isPublicSite } from '../http/site-origin'

export type MailSetting = 'MAIL_DRIVER' | 'SMTP_HOST' | 'EMAIL'

type MailEnvironment = Pick<Bindings, MailSetting | 'SITE_ORIGIN'>

/**
 * Returns the setting that is missing to send mails, or null. The local driver sends nothing, so it is accepted only on
 * a loopback host, where staff read mails in their area.
 */
export function missingMailSetting(env: MailEnvironment): MailSetting | null {
  switch (env.MAIL_DRIVER || 'local') {
    case 'smtp':
      return env.SMTP_HOST ? null : 'SMTP_HOST'
    case 'cloudflare':
      return env.EMAIL ? null : 'EMAIL'
    case 'local':
      return isPublicSite(env.SITE_ORIGIN) ? 'MAIL_DRIVER' : null
    default:
      return 'MAIL_DRIVER'
  }
}
