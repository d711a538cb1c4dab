import { and, count, eq, gte } from 'drizzle-orm'
import type { Db } from '../db/db'
import { lead, outbox } from '../db/schema-leads'
import { inScope, type LeadScope } from './lead-scope'

export interface LeadCounts {
  /** The leads of the last seven days. */
  week: number
  /** Those that nobody looks after yet. */
  fresh: number
  /** Mails that gave up, and mails that are still tried. */
  dead: number
  pending: number
}

const WEEK_MS = 7 * 86_400_000

/** Counts the leads of a scope, and all outgoing mails, by state. */
export async function countLeads(db: Db, scope: LeadScope, now: Date): Promise<LeadCounts> {
  const week = new Date(now.getTime() - WEEK_MS).toISOString()
  const [recent, fresh, dead, pending] = await db.batch([
    db
      .select({ n: count() })
      .from(lead)
      .where(and(inScope(scope), gte(lead.createdAt, week))),
    db
      .select({ n: count() })
      .from(lead)
      .where(and(inScope(scope), eq(lead.status, 'new'))),
    db.select({ n: count() }).from(outbox).where(eq(outbox.state, 'dead')),
    db.select({ n: count() }).from(outbox).where(eq(outbox.state, 'pending')),
  ])
  return {
    week: recent[0]?.n ?? 0,
    fresh: fresh[0]?.n ?? 0,
    dead: dead[0]?.n ?? 0,
    pending: pending[0]?.n ?? 0,
  }
}
