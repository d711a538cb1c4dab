import { and, asc, count, eq, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import { type Db, runBatch } from '../../platform/db/db'
import { leaseEnd } from '../../platform/db/lease'
import { crmLead } from '../../platform/db/schema-leads'
import { queueMail } from '../../platform/mail/outbox'
import type { OutgoingMail } from '../../platform/mail/outgoing-mail'
import type { SendOutcome } from '../crm/sources/source'
import type { CrmLead } from './crm-lead'

export type CrmLeadRow = typeof crmLead.$inferSelect

/** A lead for the CRM. `mail` is the office's mail if it is sent only when the CRM does not accept the lead. */
export interface NewCrmLead {
  lead: CrmLead
  mail: OutgoingMail | null
}

/** The seconds after which a lead with an unknown outcome is sent again to a CRM that upserts. */
const UNKNOWN_PAUSE = 600
/** The time after which the office's mail is sent although the CRM may still accept the lead. */
const TIMEOUT_MS = 60 * 60_000
const PAUSES = [60, 120, 300, 900, 3600, 6 * 3600, 12 * 3600, 24 * 3600, 24 * 3600]
const MAX_MAILS = 20

// States are literals, or SQLite would not use the partial indexes.
const IS_PENDING = sql`${crmLead.state} = 'pending'`
const IS_UNSENT = sql`${crmLead.state} IN ('pending', 'refused', 'unknown')`

/** Returns the row of a lead before its first attempt. */
export function crmLeadRow({ lead, mail }: NewCrmLead, now: Date): CrmLeadRow {
  const at = now.toISOString()
  return {
    leadId: lead.id,
    lead,
    mail,
    state: 'pending',
    attempts: 0,
    nextAt: at,
    claim: null,
    reason: null,
    crmId: null,
    createdAt: at,
  }
}

/**
 * Claims one lead that is due; null if there is none. A lead whose sending was interrupted may be in the CRM: it is
 * sent again only if the CRM upserts.
 */
export async function claimCrmLead(
  db: Db,
  upserts: boolean,
  now: Date,
): Promise<CrmLeadRow | null> {
  const at = now.toISOString()
  const isDue = and(IS_PENDING, lte(crmLead.nextAt, at))
  if (!upserts) {
    const interrupted = { state: 'unknown' as const, claim: null, reason: 'cut short' }
    await db
      .update(crmLead)
      .set(interrupted)
      .where(and(isDue, sql`${crmLead.claim} is not null`))
  }
  const due = db
    .select({ id: crmLead.leadId })
    .from(crmLead)
    .where(isDue)
    .orderBy(asc(crmLead.nextAt))
    .limit(1)
  const [row] = await db
    .update(crmLead)
    .set({
      claim: crypto.randomUUID(),
      attempts: sql`${crmLead.attempts} + 1`,
      nextAt: leaseEnd(now),
    })
    .where(inArray(crmLead.leadId, due))
    .returning()
  return row ?? null
}

/** Returns true if a lead is due. */
export async function hasDueCrmLead(db: Db, now: Date): Promise<boolean> {
  const isDue = and(IS_PENDING, lte(crmLead.nextAt, now.toISOString()))
  return (await db.select({ id: crmLead.leadId }).from(crmLead).where(isDue).get()) !== undefined
}

/** Stores the outcome of a claimed lead. */
export async function markCrmLead(
  db: Db,
  row: CrmLeadRow,
  outcome: SendOutcome,
  { upserts, now }: { upserts: boolean; now: Date },
): Promise<void> {
  const change = changeOf(row, outcome, upserts, now)
  await db
    .update(crmLead)
    .set({ claim: null, ...change })
    .where(isClaimed(row))
}

/** Renews the claim of a lead that is being sent. */
export async function renewCrmLead(db: Db, row: CrmLeadRow, now: Date): Promise<void> {
  await db
    .update(crmLead)
    .set({ nextAt: leaseEnd(now) })
    .where(isClaimed(row))
}

function isClaimed({ leadId, claim }: CrmLeadRow) {
  return and(eq(crmLead.leadId, leadId), eq(crmLead.claim, claim ?? ''))
}

function changeOf(
  row: CrmLeadRow,
  outcome: SendOutcome,
  upserts: boolean,
  now: Date,
): Partial<CrmLeadRow> {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
  const pause = PAUSES[row.attempts - 1]
  switch (outcome.is) {
    case 'taken':
      return { state: 'taken', crmId: outcome.id, reason: null, mail: null }
    case 'refused':
      return { state: 'refused', reason: outcome.reason }
    case 'later':
      return pause === undefined
        ? { state: 'refused', reason: 'not sent' }
        : { nextAt: after(Math.max(pause, outcome.retryAfter ?? 0)), reason: 'not sent' }
    case 'unknown':
      return upserts && pause !== undefined
        ? { nextAt: after(UNKNOWN_PAUSE), reason: outcome.reason }
        : { state: 'unknown', reason: outcome.reason }
  }
}

/** Gives up the leads that are due, because leads are no longer sent to a CRM. */
export async function giveUpDueLeads(db: Db, now: Date): Promise<void> {
  const refused = { state: 'refused' as const, claim: null, reason: 'CRM_LEADS is off' }
  await db
    .update(crmLead)
    .set(refused)
    .where(and(IS_PENDING, lte(crmLead.nextAt, now.toISOString())))
}

/** Queues the office's mails of leads that the CRM refused, or did not accept within an hour. */
export async function releaseMails(db: Db, now: Date): Promise<void> {
  const patient = new Date(now.getTime() - TIMEOUT_MS).toISOString()
  const isLost = or(ne(crmLead.state, 'pending'), lt(crmLead.createdAt, patient))
  const rows = await db
    .select()
    .from(crmLead)
    .where(and(sql`${crmLead.mail} IS NOT NULL`, isLost))
    .limit(MAX_MAILS)
  for (const { leadId, mail } of rows) {
    if (!mail) continue
    await runBatch(db, [
      queueMail(db, { id: `${leadId}-office`, leadId, mail }, now),
      db.update(crmLead).set({ mail: null }).where(eq(crmLead.leadId, leadId)),
    ])
  }
}

/** Marks a lead as resolved by staff: it is in the CRM, or need not be. */
export async function markCrmLeadResolved(db: Db, leadId: string): Promise<void> {
  await db.update(crmLead).set({ state: 'settled' }).where(isOpen(leadId))
}

/** Sends a lead again that is not in the CRM, as staff have confirmed. */
export async function resendCrmLead(db: Db, leadId: string, now: Date): Promise<void> {
  const again = { state: 'pending' as const, attempts: 0, nextAt: now.toISOString(), claim: null }
  await db.update(crmLead).set(again).where(isOpen(leadId))
}

function isOpen(leadId: string) {
  return and(eq(crmLead.leadId, leadId), sql`${crmLead.state} IN ('refused', 'unknown')`)
}

/** Returns the number of leads that are not known to be in the CRM. */
export async function countUnsent(db: Db): Promise<number> {
  const [row] = await db.select({ unsent: count() }).from(crmLead).where(IS_UNSENT)
  return row?.unsent ?? 0
}
