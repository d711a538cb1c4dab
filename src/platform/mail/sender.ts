import type { Bindings } from '../../env'
import type { SiteSettings } from '../../site/site'
import type { MailAddress } from './outgoing-mail'

/** Returns the agency's own address: mails come from it, and leads go to it. */
export function agencyAddress(
  { SITE_EMAIL }: Pick<Bindings, 'SITE_EMAIL'>,
  { siteEmail, name }: Pick<SiteSettings, 'siteEmail' | 'name'>,
): MailAddress {
  return { email: SITE_EMAIL || siteEmail, name }
}
