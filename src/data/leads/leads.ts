import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { sha256 } from '../../domain/format/sha256'
import type { OutgoingMail } from '../../domain/lead/outgoing-mail'
import type { Db } from '../db/db'
import { insertRowIf } from '../db/insert-rows'
import { crmLead, lead, outbox } from '../db/schema-leads'
import { type CrmLeadRow, crmLeadRow, type NewCrmLead } from './crm-leads'
import { mailRow, type OutboxRow } from './outbox'

export type Lead = typeof lead.$inferSelect
export type NewLead = Omit<Lead, 'createdAt' | 'contentHash' | 'readAt'>

/** A mail of a lead; one lead has one mail of each name (`office`, `visitor`). */
export interface LeadMail {
  name: string
  mail: OutgoingMail
}

/** Posts without a key of their own are the same within this time when they say the same. */
const SAME_MS = 10 * 60_000
export const LEADS_A_PAGE = 50

/**
 * `known`: it was stored before; `replayed`: another content came under a key that was used before,
 * and was not stored.
 */
export type StoreOutcome = 'stored' | 'known' | 'replayed'

/**
 * Stores a lead with its mails and its row for the CRM, all or nothing, and only once: by its key, else by what it says. Its
 * id is the caller's, so that the same call may be tried again after a lost answer.
 */
export async function storeLead(
  db: Db,
  fresh: NewLead,
  mails: readonly LeadMail[],
  now: Date,
  forCrm: NewCrmLead | null = null,
): Promise<StoreOutcome> {
  const contentHash = await contentHashOf(fresh)
  const row: Lead = { ...fresh, contentHash, createdAt: now.toISOString(), readAt: null }
  const since = new Date(now.getTime() - SAME_MS).toISOString()
  const isNew =
    row.idempotencyKey === null
      ? sql`not exists (select 1 from ${lead} where ${lead.contentHash} = ${contentHash} and ${lead.createdAt} > ${since})`
      : sql`true`
  const isStored = sql`exists (select 1 from ${lead} where ${lead.id} = ${row.id})`
  const insertLead = insertRowIf(db, lead, row, isNew).onConflictDoNothing()
  const insertMails = mails.map(({ name, mail }) => {
    const mailed = mailRow({ id: `${row.id}-${name}`, leadId: row.id, mail }, now)
    return insertRowIf(db, outbox, mailed, isStored).onConflictDoNothing()
  })
  const insertForCrm = forCrm
    ? [insertRowIf(db, crmLead, crmLeadRow(forCrm, now), isStored).onConflictDoNothing()]
    : []
  const matches = or(eq(lead.id, row.id), eq(lead.idempotencyKey, row.idempotencyKey ?? ''))
  const there = db.select({ id: lead.id, hash: lead.contentHash }).from(lead).where(matches)
  const results = await db.batch([insertLead, ...insertMails, ...insertForCrm, there])
  const found = results.at(-1) as Awaited<typeof there>
  if (found.some(({ id }) => id === row.id)) return 'stored'
  return found.every(({ hash }) => hash === contentHash) ? 'known' : 'replayed'
}

/** Hashes a lead's texts and listing, without its time, page and idempotency key. */
function contentHashOf({ kind, data, extra, propertyId, projectId }: NewLead): Promise<string> {
  return sha256(JSON.stringify([kind, sorted(data), sorted(extra), propertyId, projectId]))
}

function sorted(record: object): [string, unknown][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The delivery state of a lead's mail. */
export type LeadMailState = Pick<
  OutboxRow,
  'id' | 'state' | 'attempts' | 'lastError' | 'sentAt'
> & {
  to: string
}

export type CrmLeadState = Pick<CrmLeadRow, 'state' | 'attempts' | 'reason' | 'crmId'>

/** A lead with its mails' states and, where it goes to a CRM, its own there. */
export type ListedLead = Lead & { mails: LeadMailState[]; crm: CrmLeadState | null }

/** A page of leads, newest first, each with its mails' states; `total` counts all leads. */
export async function listLeads(
  db: Db,
  { page = 1 }: { page?: number } = {},
): Promise<{ leads: ListedLead[]; total: number }> {
  const offset = (Math.max(1, Math.floor(page)) - 1) * LEADS_A_PAGE
  const [leads, totals] = await db.batch([
    db
      .select()
      .from(lead)
      .orderBy(desc(lead.createdAt), desc(lead.id))
      .limit(LEADS_A_PAGE)
      .offset(offset),
    db.select({ total: count() }).from(lead),
  ])
  const ids = leads.map(({ id }) => id)
  const mails = await listMails(db, ids)
  const sent = await db.select().from(crmLead).where(inArray(crmLead.leadId, ids))
  const inCrm = new Map(sent.map((row) => [row.leadId, row]))
  return {
    leads: leads.map((row) => ({
      ...row,
      mails: mails.get(row.id) ?? [],
      crm: inCrm.get(row.id) ?? null,
    })),
    total: totals[0]?.total ?? 0,
  }
}

/** One lead with its mails whole; null when there is none. */
export async function findLead(
  db: Db,
  id: string,
): Promise<(Lead & { mails: OutboxRow[]; crm: CrmLeadRow | null }) | null> {
  const [[found], mails, [crm = null]] = await db.batch([
    db.select().from(lead).where(eq(lead.id, id)),
    db.select().from(outbox).where(eq(outbox.leadId, id)).orderBy(outbox.id),
    db.select().from(crmLead).where(eq(crmLead.leadId, id)),
  ])
  return found ? { ...found, mails, crm } : null
}

/** Marks a lead as read by staff; the time of the first reading is not changed. */
export async function markLeadRead(db: Db, id: string, now: Date): Promise<void> {
  const readAt = sql`coalesce(${lead.readAt}, ${now.toISOString()})`
  await db.update(lead).set({ readAt }).where(eq(lead.id, id))
}

/** Sends all mails of a lead again, those that had arrived too; false when it has none. */
export async function resendLead(db: Db, id: string, now = new Date()): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({
      state: 'pending',
      attempts: 0,
      round: sql`${outbox.round} + (${outbox.state} = 'sent')`,
      nextAt: now.toISOString(),
      claim: null,
    })
    .where(
      and(eq(outbox.leadId, id), sql`(${outbox.state} <> 'pending' or ${outbox.claim} is null)`),
    )
    .returning({ id: outbox.id })
  return rows.length > 0
}

async function listMails(db: Db, leadIds: string[]): Promise<Map<string, LeadMailState[]>> {
  const rows = await db
    .select({
      id: outbox.id,
      leadId: outbox.leadId,
      state: outbox.state,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      sentAt: outbox.sentAt,
      to: sql<string>`${outbox.mail} ->> '$.to.email'`,
    })
    .from(outbox)
    .where(inArray(outbox.leadId, leadIds))
    .orderBy(outbox.id)
  return Map.groupBy(rows, ({ leadId }) => leadId ?? '')
}
