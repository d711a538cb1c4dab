import type { Context } from 'hono'
import { primaryDb } from '../../data/db/db'
import { queueMail } from '../../data/leads/outbox'
import type { AppEnv } from '../../env'
import { type AccountNews, accountMail } from '../../mail/account-mail'
import { sendSoon } from './send-soon'

/** Mails somebody what happened to the own account, behind the answer. */
export async function mailAbout(
  c: Context<AppEnv>,
  account: Parameters<typeof accountMail>[3],
  news: AccountNews,
): Promise<void> {
  const mail = accountMail(c.get('content').site, c.get('origin'), news, account)
  await queueMail(primaryDb(c.env.DB), { mail }, new Date())
  sendSoon(c)
}
