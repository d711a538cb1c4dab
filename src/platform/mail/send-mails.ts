import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { log } from '../log'
import { sendDueMails } from './send-due-mails'

const BUDGET_MS = 20_000

/** Sends the mails that are due. The cron run sends those that remain. */
export async function sendMails(c: Context<AppEnv>): Promise<void> {
  await sendDueMails(c.env, c.get('content').site.settings, { budgetMs: BUDGET_MS })
}

/** Sends mails as `sendMails` does, after the response. */
export function sendSoon(c: Context<AppEnv>): void {
  const sent = sendMails(c).catch((error) => log('mails left to the cron run', { error }))
  c.executionCtx.waitUntil(sent)
}
