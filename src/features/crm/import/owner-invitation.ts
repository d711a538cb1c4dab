import type { Bindings } from '../../../env'
import type { Db } from '../../../platform/db/db'
import { siteOrigin } from '../../../platform/http/site-origin'
import { passwordMail } from '../../../site/accounts/password-mail'
import { loadContent } from '../../../site/content'
import type { InviteOwner } from './import-people'

/**
 * Returns a function that creates mails to new owners, with a link to set a password. `url` is the address of the
 * request that sent the listings. It throws if the site's own origin is unknown.
 */
export function ownerInvitation(
  db: Db,
  { SITE_ORIGIN }: Pick<Bindings, 'SITE_ORIGIN'>,
  url: string,
): InviteOwner {
  return async (owner, token) => {
    const { site } = await loadContent(db)
    return passwordMail(site, siteOrigin(SITE_ORIGIN, url), 'invite', owner, token)
  }
}
