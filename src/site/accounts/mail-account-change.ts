import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import type { Realm } from '../../platform/accounts/account'
import { primaryDb } from '../../platform/db/db'
import { queueMail } from '../../platform/mail/outbox'
import { sendSoon } from '../../platform/mail/send-mails'
import { type AccountSecurityChange, accountMail } from './account-mail'

/** Sends a mail about a change to an account's password or second factor, after the response. */
export async function mailAbout(
  c: Context<AppEnv>,
  account: Parameters<typeof accountMail>[3],
  change: AccountSecurityChange,
  realm: Realm = 'staff',
): Promise<void> {
  const mail = accountMail(c.get('content').site, c.get('origin'), change, account, realm)
  await queueMail(primaryDb(c.env.DB), { mail }, new Date())
  sendSoon(c)
}
