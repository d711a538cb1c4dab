import type { Bindings } from '../../env'
import type { SiteSettings } from '../../site/site'
import { primaryDb } from '../db/db'
import { deliverMails } from './deliver'
import { mailDriver } from './drivers'
import { agencyAddress } from './sender'

interface Due {
  /** Limits the run to the mails of this lead. */
  leadId?: string
  budgetMs: number
}

/**
 * Sends the due mails of the outbox with the driver of the environment. Without a driver all mails wait unchanged: no
 * attempt is counted, and none is marked as sent.
 */
export async function sendDueMails(
  env: Bindings,
  settings: Pick<SiteSettings, 'siteEmail' | 'name'>,
  due: Due,
): Promise<void> {
  const driver = mailDriver(env)
  if (!driver) return
  const from = agencyAddress(env, settings)
  await deliverMails(primaryDb(env.DB), { driver, from, ...due })
}
