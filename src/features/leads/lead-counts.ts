import { and, count, eq, gte, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { lead, outbox } from '../../platform/db/schema-leads'
import { IS_UNDELIVERED } from '../../platform/mail/outbox'
import { inScope, type LeadScope } from './lead-scope'
import { SUSPECTED } from './lead-status'

export interface LeadCounts {
  /** The number of leads of the last seven days. */
  week: number
  /** The number of leads that are not assigned yet, without saved searches, which need no answer. */
  fresh: number
  /** The number of mails that were given up, without refused addresses, and of mails that are still tried. */
  dead: number
  pending: number
}

const WEEK_MS = 7 * 86_400_000

/** Counts the leads of a scope, and the outgoing mails that it sees, by state. */
export async function countLeads(db: Db, scope: LeadScope, now: Date): Promise<LeadCounts> {
  const week = new Date(now.getTime() - WEEK_MS).toISOString()
  const [recent, fresh, dead, pending] = await db.batch([
    db
      .select({ n: count() })
      .from(lead)
      .where(and(inScope(scope), ne(lead.status, SUSPECTED), gte(lead.createdAt, week))),
    db
      .select({ n: count() })
      .from(lead)
      .where(and(inScope(scope), eq(lead.status, 'new'), ne(lead.kind, 'search'))),
    unsent(db, scope, IS_UNDELIVERED),
    unsent(db, scope, sql`${outbox.state} = 'pending'`),
  ])
  return {
    week: recent[0]?.n ?? 0,
    fresh: fresh[0]?.n ?? 0,
    dead: dead[0]?.n ?? 0,
    pending: pending[0]?.n ?? 0,
  }
}

/**
 * Counts the mails that match, whose state is a literal for the partial indexes. If the scope is all, mails without a
 * lead are counted too.
 */
function unsent(db: Db, scope: LeadScope, isUnsent: SQL) {
  return db
    .select({ n: count() })
    .from(outbox)
    .leftJoin(lead, eq(lead.id, outbox.leadId))
    .where(and(isUnsent, inScope(scope)))
}
