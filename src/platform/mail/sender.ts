import type { Bindings } from '../../env'
import type { SiteSettings } from '../../site/site'
import type { MailAddress } from './outgoing-mail'

/** Returns the agency's address: mails are sent from it, and leads are sent to it. */
export function agencyAddress(
  { SITE_EMAIL }: Pick<Bindings, 'SITE_EMAIL'>,
  { siteEmail, name }: Pick<SiteSettings, 'siteEmail' | 'name'>,
): MailAddress {
  return { email: SITE_EMAIL || siteEmail, name }
}
