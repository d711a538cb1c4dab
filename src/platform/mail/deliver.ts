import type { Db } from '../db/db'
import { whileLeased } from '../db/lease'
import { retry } from '../db/retry'
import { log } from '../log'
import type { MailDriver } from './drivers'
import { MailRefused } from './mail-refused'
import { claimMail, markFailed, markSent, type OutboxRow, renewMail } from './outbox'
import type { MailAddress } from './outgoing-mail'

interface Delivery {
  driver: MailDriver
  from: MailAddress
  /** Limits the run to the mails of this lead. */
  leadId?: string
  /** Milliseconds after which no further mail is started. */
  budgetMs: number
}

const MARK_SENT_ATTEMPTS = 4

/**
 * Sends due mails one after the other, each claimed by this run alone as long as its delivery takes. A refused mail waits for its
 * next attempt; an unreachable server ends the run and leaves the other mails unchanged.
 */
export async function deliverMails(db: Db, delivery: Delivery): Promise<void> {
  const { driver, leadId, budgetMs } = delivery
  const endsAt = Date.now() + budgetMs
  try {
    while (Date.now() < endsAt) {
      const row = await claimMail(db, new Date(), leadId)
      if (!row) return
      const renew = () => renewMail(db, row, new Date())
      if (!(await whileLeased(renew, () => deliverOne(db, row, delivery)))) return
    }
  } finally {
    await driver.close()
  }
}

/** Sends one mail; false when the server is unreachable. */
async function deliverOne(db: Db, row: OutboxRow, { driver, from }: Delivery): Promise<boolean> {
  const host = from.email.split('@').at(-1)
  const messageId = `${row.id}.${row.round}@${host}`
  try {
    await driver.send({ messageId, from, mail: row.mail, at: new Date(row.createdAt) })
  } catch (error) {
    log('mail not sent', { id: row.id, attempt: row.attempts, error })
    await markFailed(db, row, error instanceof Error ? error.message : String(error), new Date())
    return error instanceof MailRefused
  }
  // A mail that is sent but not marked so would be sent again.
  await retry(() => markSent(db, row, driver.name, new Date()), {
    attempts: MARK_SENT_ATTEMPTS,
    pauseMs: (failed) => 250 * 2 ** failed,
  })
  return true
}
