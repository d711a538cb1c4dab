import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { log } from '../../platform/log'
import { sendDueMails } from '../../platform/mail/send-due-mails'

const BUDGET_MS = 25_000

/** Sends the mails of a lead after the response; mails that fail are left to the cron run. */
export async function sendLeadMails(c: Context<AppEnv>, leadId: string): Promise<void> {
  const { settings } = c.get('content').site
  try {
    await sendDueMails(c.env, settings, { leadId, budgetMs: BUDGET_MS })
  } catch (error) {
    log('mails left to the cron run', { leadId, error })
  }
}
