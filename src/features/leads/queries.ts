import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { insertRowIf } from '../../platform/db/insert-rows'
import { crmLead, lead, outbox } from '../../platform/db/schema-leads'
import { sha256 } from '../../platform/format/sha256'
import { mailRow, type OutboxRow, refusesMail } from '../../platform/mail/outbox'
import type { OutgoingMail } from '../../platform/mail/outgoing-mail'
import { queueLeadEvent } from '../webhooks/webhooks'
import { type CrmLeadRow, crmLeadRow, type NewCrmLead } from './crm-leads'
import { inScope, type LeadScope } from './lead-scope'
import { type LeadSearch, listSearches } from './lead-searches'
import { SUSPECTED } from './lead-status'

export type Lead = typeof lead.$inferSelect
/** The state of a new lead. */
const UNTOUCHED = {
  readAt: null,
  status: 'new',
  assigneeId: null,
  due: null,
  closedReason: null,
  held: null,
} as const
export type NewLead = Omit<Lead, 'createdAt' | 'contentHash' | keyof typeof UNTOUCHED>

/** A mail of a lead; one lead has one mail of each name (`office`, `visitor`). */
export interface LeadMail {
  name: string
  mail: OutgoingMail
}

/** The mails of suspected spam and its row for the CRM, which its release sends. */
export interface HeldDelivery {
  mails: LeadMail[]
  forCrm: NewCrmLead | null
}

/** The time within which posts with the same content and without a key count as one. */
const SAME_MS = 10 * 60_000

/**
 * The outcome of storing a lead. `known`: it was stored before. `replayed`: another content has a key that was used
 * before, and was not stored.
 */
export type StoreOutcome = 'stored' | 'known' | 'replayed'

/**
 * Stores a lead with its mails, its messages to webhooks and its row for the CRM, all or nothing, and only once by its
 * key or else its content. The caller chooses its ID, so that the same call can be repeated after a lost response.
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
  const isStored = sql`exists (select 1 from ${lead} where ${lead.id} = ${row.id})`
  const insertLead = insertLeadOnce(db, row, now)
  const insertMails = mails.map(({ name, mail }) => {
    const mailed = mailRow({ id: `${row.id}-${name}`, leadId: row.id, mail }, now)
    return insertRowIf(db, outbox, mailed, isStored).onConflictDoNothing()
  })
  const insertForCrm = forCrm
    ? [insertRowIf(db, crmLead, crmLeadRow(forCrm, now), isStored).onConflictDoNothing()]
    : []
  const insertEvent = queueLeadEvent(db, row, isStored, now)
  const matches = or(eq(lead.id, row.id), eq(lead.idempotencyKey, row.idempotencyKey ?? ''))
  const matching = db.select({ id: lead.id, hash: lead.contentHash }).from(lead).where(matches)
  const results = await db.batch([
    insertLead,
    ...insertMails,
    ...insertForCrm,
    insertEvent,
    matching,
  ])
  const existing = results.at(-1) as Awaited<typeof matching>
  if (existing.some(({ id }) => id === row.id)) return 'stored'
  return existing.every(({ hash }) => hash === contentHash) ? 'known' : 'replayed'
}

/**
 * Stores a lead as suspected spam, the same content within ten minutes once. It has no idempotency key and a different
 * hash, so that a later lead with the same content is stored too.
 */
export async function storeSuspectedLead(
  db: Db,
  fresh: NewLead,
  held: HeldDelivery,
  now: Date,
): Promise<void> {
  const row: Lead = {
    ...fresh,
    ...UNTOUCHED,
    createdAt: now.toISOString(),
    idempotencyKey: null,
    contentHash: `${SUSPECTED} ${await contentHashOf(fresh)}`,
    status: SUSPECTED,
    held,
  }
  await insertLeadOnce(db, row, now)
}

/** Returns the statement that inserts a lead, without a key only if its content was not stored within ten minutes. */
function insertLeadOnce(db: Db, row: Lead, now: Date) {
  const since = new Date(now.getTime() - SAME_MS).toISOString()
  const isNew =
    row.idempotencyKey === null
      ? sql`not exists (select 1 from ${lead} where ${lead.contentHash} = ${row.contentHash} and ${lead.createdAt} > ${since})`
      : sql`true`
  return insertRowIf(db, lead, row, isNew).onConflictDoNothing()
}

/** Returns a hash of a lead's texts and listing, without its time, page and idempotency key. */
function contentHashOf({ kind, data, extra, propertyId, projectId }: NewLead): Promise<string> {
  return sha256(JSON.stringify([kind, sorted(data), sorted(extra), propertyId, projectId]))
}

function sorted(record: object): [string, unknown][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The delivery state of a lead's mail. */
export type LeadMailState = Pick<
  OutboxRow,
  'id' | 'state' | 'attempts' | 'lastError' | 'sentAt' | 'recipient'
> & {
  to: string
  isUndelivered: boolean
}

export type CrmLeadState = Pick<CrmLeadRow, 'state' | 'attempts' | 'reason' | 'crmId'>

/** The expression of a lead's mail address. */
export const EMAIL = sql`${lead.data} ->> '$.Email'`

/** A lead with its complete mails, its state in the CRM, its saved search, and whether its address refuses mail. */
export type LeadDetails = Lead & {
  refusesMail: boolean
  mails: OutboxRow[]
  crm: CrmLeadRow | null
  search: LeadSearch | null
}

/** Returns one lead, or null if there is none in the scope. */
export async function findLead(
  db: Db,
  id: string,
  scope: LeadScope = 'all',
): Promise<LeadDetails | null> {
  const [[row], mails, [crm = null]] = await db.batch([
    db
      .select({ lead, refusesMail: refusesMail(EMAIL).as('refuses_mail') })
      .from(lead)
      .where(and(eq(lead.id, id), inScope(scope))),
    db.select().from(outbox).where(eq(outbox.leadId, id)).orderBy(outbox.id),
    db.select().from(crmLead).where(eq(crmLead.leadId, id)),
  ])
  if (!row) return null
  const search = (await listSearches(db, [id])).get(id) ?? null
  return { ...row.lead, refusesMail: row.refusesMail, mails, crm, search }
}
