import { count, eq, gte, isNull } from 'drizzle-orm'
import type { Db } from '../db/db'
import { lead, outbox } from '../db/schema-leads'

export interface LeadCounts {
  /** The leads of the last seven days. */
  week: number
  unread: number
  /** Mails that gave up, and mails that are still tried. */
  dead: number
  pending: number
}

const WEEK_MS = 7 * 86_400_000

/** Counts leads and outgoing mails by state. */
export async function countLeads(db: Db, now: Date): Promise<LeadCounts> {
  const week = new Date(now.getTime() - WEEK_MS).toISOString()
  const [recent, unread, dead, pending] = await db.batch([
    db.select({ n: count() }).from(lead).where(gte(lead.createdAt, week)),
    db.select({ n: count() }).from(lead).where(isNull(lead.readAt)),
    db.select({ n: count() }).from(outbox).where(eq(outbox.state, 'dead')),
    db.select({ n: count() }).from(outbox).where(eq(outbox.state, 'pending')),
  ])
  return {
    week: recent[0]?.n ?? 0,
    unread: unread[0]?.n ?? 0,
    dead: dead[0]?.n ?? 0,
    pending: pending[0]?.n ?? 0,
  }
}
