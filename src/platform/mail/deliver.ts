import type { Db } from '../db/db'
import { whileLeased } from '../db/lease'
import { retry } from '../db/retry'
import { log } from '../log'
import type { MailDriver } from './drivers'
import { MailRefused, RecipientRefused } from './mail-refused'
import { claimMail, markFailed, markRefused, markSent, type OutboxRow, renewMail } from './outbox'
import type { MailAddress } from './outgoing-mail'

interface Delivery {
  driver: MailDriver
  from: MailAddress
  /** Limits the run to the mails of this lead. */
  leadId?: string
  /** The milliseconds after which no further mail is started. */
  budgetMs: number
}

const MARK_SENT_ATTEMPTS = 4

/**
 * Sends due mails one after the other. Each is claimed by this run during its delivery. A rejected mail waits for its
 * next attempt, unless its recipient's address was rejected permanently. If the server is unreachable, the run ends and the other mails remain unchanged.
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

/** Sends one mail. Returns false if the server is unreachable. */
async function deliverOne(db: Db, row: OutboxRow, { driver, from }: Delivery): Promise<boolean> {
  const host = from.email.split('@').at(-1)
  const messageId = `${row.id}.${row.round}@${host}`
  try {
    await driver.send({ messageId, from, mail: row.mail, at: new Date(row.createdAt) })
  } catch (error) {
    log('mail not sent', { id: row.id, attempt: row.attempts, error })
    const mark = error instanceof RecipientRefused ? markRefused : markFailed
    await mark(db, row, error instanceof Error ? error.message : String(error), new Date())
    return error instanceof MailRefused
  }
  // Retried, because a sent mail that is not marked as sent would be sent again.
  await retry(() => markSent(db, row, driver.name, new Date()), {
    attempts: MARK_SENT_ATTEMPTS,
    pauseMs: (failed) => 250 * 2 ** failed,
  })
  return true
}
