import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  lte,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Db } from '../db/db'
import { leaseEnd } from '../db/lease'
import { outbox } from '../db/schema-leads'
import { type OutgoingMail, withoutTokens } from './outgoing-mail'

export type OutboxRow = typeof outbox.$inferSelect

/** A new mail for the outbox. If its ID already exists, nothing is queued. */
interface NewMail {
  id?: string
  leadId?: string
  mail: OutgoingMail
}

/** The first pauses, so that each cron run retries for about ten minutes. */
const FIRST_RETRIES = Array<number>(10).fill(5)

/** The seconds before the next attempt, by the number of failed ones. After about three days the mail is dead. */
const PAUSES = [...FIRST_RETRIES, 300, 900, 3600, 6 * 3600, 12 * 3600, 24 * 3600, 24 * 3600]

/** Returns the row of a mail that waits for its first attempt. */
export function mailRow({ id, leadId, mail }: NewMail, now: Date): OutboxRow {
  const at = now.toISOString()
  return {
    id: id ?? crypto.randomUUID(),
    leadId: leadId ?? null,
    mail,
    state: 'pending',
    attempts: 0,
    round: 0,
    nextAt: at,
    createdAt: at,
    claim: null,
    driver: null,
    lastError: null,
    sentAt: null,
    recipient: null,
  }
}

/** Returns the statement that adds a mail to the outbox, to be run alone or in a batch. */
export function queueMail(db: Db, mail: NewMail, now: Date) {
  return db.insert(outbox).values(mailRow(mail, now)).onConflictDoNothing()
}

/**
 * Claims a mail that is due, only of `leadId` if given. Returns null if there is none. Unless the claim is renewed, the
 * mail is due again when its lease ends.
 */
export async function claimMail(db: Db, now: Date, leadId?: string): Promise<OutboxRow | null> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        // A literal value, because SQLite would otherwise scan all mails instead of using the partial index.
        sql`${outbox.state} = 'pending'`,
        lte(outbox.nextAt, now.toISOString()),
        leadId === undefined ? undefined : eq(outbox.leadId, leadId),
      ),
    )
    .orderBy(asc(outbox.nextAt), asc(outbox.createdAt))
    .limit(1)
  const [row] = await db
    .update(outbox)
    .set({
      claim: crypto.randomUUID(),
      attempts: sql`${outbox.attempts} + 1`,
      nextAt: leaseEnd(now),
    })
    .where(inArray(outbox.id, due))
    .returning()
  return row ?? null
}

/** Renews the claim of a mail that is being delivered. */
export async function renewMail(db: Db, row: OutboxRow, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAt: leaseEnd(now) })
    .where(isClaimed(row))
}

/** The driver that only stores mails. Their links must work in the staff area. */
const LOCAL = 'local'

/** Returns true if a mail was only stored, not sent. */
export function isLocalDriver(driver: string | null): boolean {
  return driver === LOCAL
}

/**
 * Marks a claimed mail as accepted by the server. Links to set a password are then removed from the stored mail. An
 * address that refused earlier mails has recovered.
 */
export async function markSent(db: Db, row: OutboxRow, driver: string, now: Date): Promise<void> {
  const sent = db
    .update(outbox)
    .set({
      state: 'sent',
      sentAt: now.toISOString(),
      driver,
      claim: null,
      lastError: null,
      ...(driver !== LOCAL && { mail: withoutTokens(row.mail) }),
    })
    .where(isClaimed(row))
  const recovered = db
    .update(outbox)
    .set({ recipient: 'recovered' })
    .where(and(IS_REFUSED, eq(RECIPIENT, row.mail.to.email.toLowerCase())))
  await db.batch([sent, recovered])
}

/** Marks an attempt as failed. The mail waits for the next attempt, or is dead after the last one. */
export async function markFailed(db: Db, row: OutboxRow, error: string, now: Date): Promise<void> {
  const pause = PAUSES[row.attempts - 1]
  const nextAt = new Date(now.getTime() + (pause ?? 0) * 1000).toISOString()
  const state = pause === undefined ? 'dead' : 'pending'
  await db
    .update(outbox)
    .set({ state, nextAt, claim: null, lastError: error.slice(0, 500) })
    .where(isClaimed(row))
}

/** Marks a mail as dead at once, because the server refuses the recipient's address permanently. */
export async function markRefused(db: Db, row: OutboxRow, error: string, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({
      state: 'dead',
      recipient: 'refused',
      nextAt: now.toISOString(),
      claim: null,
      lastError: error.slice(0, 500),
    })
    .where(isClaimed(row))
}

// The expressions of the index `outbox_refused`.
const RECIPIENT = sql`lower(${outbox.mail} ->> '$.to.email')`
const IS_REFUSED = sql`${outbox.recipient} = 'refused'`

/** Returns the condition that the server refuses this mail address. */
export function refusesMail(email: SQLWrapper): SQL<boolean> {
  return sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${IS_REFUSED} AND ${RECIPIENT} = lower(${email}))`.mapWith(
    Boolean,
  )
}

/**
 * Matches mails that were given up, without those of a visitor or owner whose address refuses mail. The state is a
 * literal for the partial index.
 */
export const IS_UNDELIVERED = sql`(${outbox.state} = 'dead' AND (${outbox.recipient} IS NULL
  OR ${outbox.id} GLOB '*-office' OR ${outbox.id} GLOB 'alarm-*'))`

/** Matches the mail if its claim has not changed. */
function isClaimed({ id, claim }: OutboxRow) {
  return and(eq(outbox.id, id), eq(outbox.claim, claim ?? ''))
}

/** Returns the newest mails, of leads and of accounts. */
export async function listOutbox(db: Db, limit: number): Promise<OutboxRow[]> {
  return db.select().from(outbox).orderBy(desc(outbox.createdAt), outbox.id).limit(limit)
}

export async function countWaitingMails(db: Db): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(outbox)
    .where(sql`${outbox.state} = 'pending'`)
  return row?.waiting ?? 0
}

/** Returns a mail as it was written, or null. */
export async function findMail(db: Db, id: string): Promise<OutboxRow | null> {
  return (await db.select().from(outbox).where(eq(outbox.id, id)).get()) ?? null
}
