import { forgetErrors } from './data/content/errors'
import { readSettings } from './data/content/settings'
import { forgetSalts } from './data/db/daily-salt'
import { primaryDb } from './data/db/db'
import { forgetLeads } from './data/leads/forget-leads'
import { followPublishRules } from './data/listings/listing-rules'
import { forgetTries } from './data/people/login-tries'
import { forgetCounts } from './data/people/rate-limits'
import { forgetSessions } from './data/people/sessions'
import type { Bindings } from './env'
import { log } from './log'
import { sendDueMails } from './mail/send-due-mails'

const MAIL_BUDGET_MS = 45_000

/**
 * Runs every minute: sends due mails, rebuilds the lists under changed rules, deletes expired data. Each
 * task fails alone.
 */
export async function runCron(env: Bindings, now: Date): Promise<void> {
  const db = primaryDb(env.DB)
  const settings = await readSettings(db)
  const work = {
    errors: forgetErrors(db, now),
    sessions: forgetSessions(db, now),
    tries: forgetTries(db, now),
    counts: forgetCounts(db, now),
    salts: forgetSalts(db, now),
    ...(settings && {
      lists: followPublishRules(db),
      leads: forgetLeads(db, settings.leadMonths, now),
      mails: sendDueMails(env, settings, { budgetMs: MAIL_BUDGET_MS }),
    }),
  }
  const outcomes = await Promise.allSettled(Object.values(work))
  outcomes.forEach((outcome, index) => {
    if (outcome.status === 'rejected') {
      log('cron work failed', { work: Object.keys(work)[index], error: outcome.reason })
    }
  })
}
