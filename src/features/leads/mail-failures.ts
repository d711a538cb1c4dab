import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { outbox } from '../../platform/db/schema-leads'
import { utcDay } from '../../platform/format/time-before'
import { IS_UNDELIVERED, queueMail } from '../../platform/mail/outbox'
import type { OutgoingMail } from '../../platform/mail/outgoing-mail'

/** The problems of which the agency is notified: mails that wait, and mails that were given up. */
export const MAIL_PROBLEMS = ['late', 'dead'] as const
export type MailProblemKind = (typeof MAIL_PROBLEMS)[number]

export interface MailProblem {
  count: number
  /** The time at which the oldest was queued, or the last one given up (ISO); null without any. */
  at: string | null
  /** The time of the agency's last alarm of this kind (ISO), or null. */
  notifiedAt: string | null
}

// The patterns are literals, or SQLite would not use the partial indexes.
const IS_ALARM = sql`${outbox.id} GLOB 'alarm-*'`

/** Counts the waiting and the given-up mails, without the alarms themselves, in one round trip of index look-ups. */
export async function countMailProblems(db: Db): Promise<Record<MailProblemKind, MailProblem>> {
  const [late, dead, alarms] = await db.batch([
    db
      .select({ count: sql<number>`count(*)`, at: sql<string | null>`min(${outbox.createdAt})` })
      .from(outbox)
      .where(sql`${outbox.state} = 'pending' AND NOT ${IS_ALARM}`),
    db
      .select({ count: sql<number>`count(*)`, at: sql<string | null>`max(${outbox.nextAt})` })
      .from(outbox)
      .where(sql`${IS_UNDELIVERED} AND NOT ${IS_ALARM}`),
    db.select({ id: outbox.id, at: outbox.createdAt }).from(outbox).where(IS_ALARM),
  ])
  const lastAlarm = (problem: MailProblemKind) =>
    alarms
      .filter(({ id }) => id.startsWith(`alarm-${problem}`))
      .reduce<string | null>((last, { at }) => (last === null || at > last ? at : last), null)
  const none = { count: 0, at: null }
  return {
    late: { ...(late[0] ?? none), notifiedAt: lastAlarm('late') },
    dead: { ...(dead[0] ?? none), notifiedAt: lastAlarm('dead') },
  }
}

/** Queues an alarm, at most one of each kind a day. */
export async function queueAlarm(
  db: Db,
  problem: MailProblemKind,
  mail: OutgoingMail,
  now: Date,
): Promise<void> {
  const day = utcDay(now)
  await queueMail(db, { id: `alarm-${problem}-${day}`, mail }, now)
}
