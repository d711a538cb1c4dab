import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { insertRowIf } from '../../platform/db/insert-rows'
import { crmLead, lead, outbox } from '../../platform/db/schema-leads'
import { sha256 } from '../../platform/format/sha256'
import { mailRow, type OutboxRow } from '../../platform/mail/outbox'
import type { OutgoingMail } from '../../platform/mail/outgoing-mail'
import { type CrmLeadRow, crmLeadRow, type NewCrmLead } from './crm-leads'
import { inScope, type LeadScope } from './lead-scope'
import { type LeadSearch, listSearches } from './lead-searches'

export type Lead = typeof lead.$inferSelect
/** How a lead stands when it comes. */
const UNTOUCHED = {
  readAt: null,
  status: 'new',
  assigneeId: null,
  due: null,
  closedReason: null,
} as const
export type NewLead = Omit<Lead, 'createdAt' | 'contentHash' | keyof typeof UNTOUCHED>

/** A mail of a lead; one lead has one mail of each name (`office`, `visitor`). */
export interface LeadMail {
  name: string
  mail: OutgoingMail
}

/** Posts without a key of their own are the same within this time when they say the same. */
const SAME_MS = 10 * 60_000

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
  const row: Lead = { ...fresh, contentHash, createdAt: now.toISOString(), ...UNTOUCHED }
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

/** A lead with its mails whole, its way into the CRM, and the search of it that gets mails. */
export type WholeLead = Lead & {
  mails: OutboxRow[]
  crm: CrmLeadRow | null
  search: LeadSearch | null
}

/** One lead; null when there is none in the scope. */
export async function findLead(
  db: Db,
  id: string,
  scope: LeadScope = 'all',
): Promise<WholeLead | null> {
  const [[found], mails, [crm = null]] = await db.batch([
    db
      .select()
      .from(lead)
      .where(and(eq(lead.id, id), inScope(scope))),
    db.select().from(outbox).where(eq(outbox.leadId, id)).orderBy(outbox.id),
    db.select().from(crmLead).where(eq(crmLead.leadId, id)),
  ])
  if (!found) return null
  return { ...found, mails, crm, search: (await listSearches(db, [id])).get(id) ?? null }
}
