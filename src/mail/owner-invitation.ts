import { loadContent } from '../data/content/content'
import type { Db } from '../data/db/db'
import type { InviteOwner } from '../data/import/import-people'
import { passwordMail } from './password-mail'

/** Returns the function that makes mails to new owners, by which they set a password at this origin. */
export function ownerInvitation(db: Db, origin: string): InviteOwner {
  return async (owner, token) => {
    const { site } = await loadContent(db)
    return passwordMail(site, origin, 'invite', owner, token)
  }
}
