import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { type Actor, auditIfChanged, auditRow } from '../../platform/audit/audit'
import type { Db } from '../../platform/db/db'
import { crmLead, lead, leadNote, leadRead, outbox } from '../../platform/db/schema-leads'
import { account } from '../../platform/db/schema-people'
import { queueMail } from '../../platform/mail/outbox'
import type { OutgoingMail } from '../../platform/mail/outgoing-mail'
import { queueLeadEvent } from '../webhooks/webhooks'
import { crmLeadRow } from './crm-leads'
import { type LeadStatus, SUSPECTED } from './lead-status'
import type { Lead } from './queries'

/** The fields of a lead that staff change; `due` is a date, `2026-11-24`. */
type LeadChange = Pick<Lead, 'status' | 'assigneeId' | 'officeId' | 'due' | 'closedReason'>

/** Stores a change of a lead and marks it as read by the actor; writes nothing if nothing changes. */
export async function changeLead(
  db: Db,
  { id, ...before }: LeadChange & { id: string },
  change: LeadChange,
  { by, now }: Actor,
): Promise<void> {
  const keys = ['status', 'assigneeId', 'officeId', 'due', 'closedReason'] as const
  if (keys.every((key) => before[key] === change[key])) return
  const detail = {
    ...(before.status !== change.status && { status: change.status }),
    ...(before.assigneeId !== change.assigneeId && { assignee: change.assigneeId }),
    ...(before.officeId !== change.officeId && { office: change.officeId }),
  }
  await db.batch([
    db.update(lead).set(change).where(eq(lead.id, id)),
    readRow(db, id, { by, now }),
    auditRow(db, { by, now, action: 'lead.change', subjectId: id, detail }),
  ])
}

/** Releases suspected spam: its mails, row for the CRM and messages to webhooks are sent as those of any lead. */
export async function releaseLead(
  db: Db,
  released: Pick<Lead, 'id' | 'kind' | 'lang' | 'propertyId' | 'projectId' | 'held'>,
  { by, now }: Actor,
): Promise<void> {
  const { id, held } = released
  const { mails = [], forCrm = null } = held ?? {}
  await db.batch([
    db
      .update(lead)
      .set({ status: 'new', held: null })
      .where(and(eq(lead.id, id), eq(lead.status, SUSPECTED))),
    ...mails.map(({ name, mail }) => queueMail(db, { id: `${id}-${name}`, leadId: id, mail }, now)),
    ...(forCrm ? [db.insert(crmLead).values(crmLeadRow(forCrm, now)).onConflictDoNothing()] : []),
    queueLeadEvent(db, released, sql`true`, now),
    readRow(db, id, { by, now }),
    auditRow(db, { by, now, action: 'lead.change', subjectId: id, detail: { status: 'new' } }),
  ])
}

/** Deletes suspected spam. A lead that another staff member released meanwhile stays. */
export async function deleteSuspectedLead(db: Db, id: string, { by, now }: Actor): Promise<void> {
  await db.batch([
    db.delete(lead).where(and(eq(lead.id, id), eq(lead.status, SUSPECTED))),
    auditIfChanged(db, { by, now, action: 'lead.delete', subjectId: id }),
  ])
}

export async function readLead(db: Db, id: string, by: Actor): Promise<void> {
  await readRow(db, id, by)
}

function readRow(db: Db, leadId: string, { by, now }: Actor) {
  return db
    .insert(leadRead)
    .values({ leadId, accountId: by, at: now.getTime() })
    .onConflictDoNothing()
}

/** Returns true if the account has read the lead. */
export async function hasRead(db: Db, leadId: string, accountId: number): Promise<boolean> {
  const row = await db
    .select({ at: leadRead.at })
    .from(leadRead)
    .where(and(eq(leadRead.leadId, leadId), eq(leadRead.accountId, accountId)))
    .get()
  return row !== undefined
}

/** Adds a note to a lead that only staff see. */
export async function addLeadNote(db: Db, leadId: string, text: string, { by, now }: Actor) {
  await db.batch([
    db.insert(leadNote).values({ leadId, accountId: by, at: now.getTime(), text }),
    readRow(db, leadId, { by, now }),
  ])
}

/** A note with the name of its author; null if the account was deleted. */
export interface LeadNote {
  id: number
  at: number
  text: string
  by: string | null
}

/** Lists the notes on a lead, the oldest first. */
export async function listNotes(db: Db, leadId: string): Promise<LeadNote[]> {
  return db
    .select({ id: leadNote.id, at: leadNote.at, text: leadNote.text, by: account.name })
    .from(leadNote)
    .leftJoin(account, eq(account.id, leadNote.accountId))
    .where(eq(leadNote.leadId, leadId))
    .orderBy(asc(leadNote.id))
}

/** The statuses that an answer does not change. */
const ANSWERED: LeadStatus[] = ['visit', 'won', 'lost', 'spam']

/**
 * Queues an answer to a lead. The lead gets the status 'answered', and is assigned to the author if it was unassigned.
 */
export async function answerLead(
  db: Db,
  { id, key, mail }: { id: string; key: string; mail: OutgoingMail },
  { by, now }: Actor,
): Promise<void> {
  await db.batch([
    // The ID contains the form's own key, so an answer that is sent twice is one mail.
    queueMail(db, { id: `${id}-answer-${key}`, leadId: id, mail }, now),
    db
      .update(lead)
      .set({
        status: sql`iif(${inArray(lead.status, ANSWERED)}, ${lead.status}, 'answered')`,
        assigneeId: sql`coalesce(${lead.assigneeId}, ${by})`,
      })
      .where(eq(lead.id, id)),
    readRow(db, id, { by, now }),
    auditRow(db, { by, now, action: 'lead.answer', subjectId: id }),
  ])
}

/**
 * Sends one mail of a lead again, also one that has arrived. Returns false if the lead has no such mail, or if it is
 * being sent.
 */
export async function resendMail(
  db: Db,
  leadId: string,
  mailId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({
      state: 'pending',
      attempts: 0,
      round: sql`${outbox.round} + (${outbox.state} = 'sent')`,
      nextAt: now.toISOString(),
      claim: null,
      recipient: null,
    })
    .where(
      and(
        eq(outbox.leadId, leadId),
        eq(outbox.id, mailId),
        sql`(${ne(outbox.state, 'pending')} or ${outbox.claim} is null)`,
      ),
    )
    .returning({ id: outbox.id })
  return rows.length > 0
}
