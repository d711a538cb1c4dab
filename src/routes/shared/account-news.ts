import type { Context } from 'hono'
import { primaryDb } from '../../data/db/db'
import { queueMail } from '../../data/leads/outbox'
import type { Realm } from '../../domain/people/account'
import type { AppEnv } from '../../env'
import { type AccountNews, accountMail } from '../../mail/account-mail'
import { sendSoon } from './send-soon'

/** Mails an account what changed in its password or second factor, after the response. */
export async function mailAbout(
  c: Context<AppEnv>,
  account: Parameters<typeof accountMail>[3],
  news: AccountNews,
  realm: Realm = 'staff',
): Promise<void> {
  const mail = accountMail(c.get('content').site, c.get('origin'), news, account, realm)
  await queueMail(primaryDb(c.env.DB), { mail }, new Date())
  sendSoon(c)
}
