import type { MailAddress } from '../domain/outgoing-mail'
import type { SiteSettings } from '../domain/site'
import type { Bindings } from '../env'

/** The agency's own address: mails come from it, and leads go to it. */
export function agencyAddress(
  { SITE_EMAIL }: Pick<Bindings, 'SITE_EMAIL'>,
  { siteEmail, name }: Pick<SiteSettings, 'siteEmail' | 'name'>,
): MailAddress {
  return { email: SITE_EMAIL || siteEmail, name }
}
