import { and, count, desc, eq, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { containsText } from '../../platform/db/contains'
import type { Db } from '../../platform/db/db'
import { teamMember } from '../../platform/db/schema-content'
import { crmLead, lead, leadRead, outbox } from '../../platform/db/schema-leads'
import { account } from '../../platform/db/schema-people'
import { daysBefore } from '../../platform/format/time-before'
import { IS_UNDELIVERED, refusesMail } from '../../platform/mail/outbox'
import type { LeadFilter } from './lead-filter'
import { groupCondition, LEAD_GROUPS, type LeadGroup } from './lead-groups'
import { inScope, type LeadScope } from './lead-scope'
import { type LeadSearch, listSearches } from './lead-searches'
import { SUSPECTED } from './lead-status'
import { type CrmLeadState, EMAIL, type Lead, type LeadMailState } from './queries'

export const LEADS_PER_PAGE = 50

/**
 * A lead in a list, with its assignee, whether the reader has read it, whether its address refuses mail, the states of
 * its mails and in the CRM, and its saved search.
 */
export type ListedLead = Lead & {
  assignee: { name: string; photo: string | null } | null
  isRead: boolean
  refusesMail: boolean
  mails: LeadMailState[]
  crm: CrmLeadState | null
  search: LeadSearch | null
}

interface LeadQuery {
  scope: LeadScope
  /** The ID of the account that reads. */
  reader: number
  filter: LeadFilter
  now: Date
}

/** Returns leads, the newest first; `total` is the number of all that match. */
export async function findLeads(
  db: Db,
  query: LeadQuery,
  { offset = 0, size = LEADS_PER_PAGE }: { offset?: number; size?: number } = {},
): Promise<{ leads: ListedLead[]; total: number }> {
  const where = and(inScope(query.scope), fits(db, query))
  const isRead = sql`(${lead.readAt} IS NOT NULL OR EXISTS (SELECT 1 FROM ${leadRead}
    WHERE ${leadRead.leadId} = ${lead.id} AND ${leadRead.accountId} = ${query.reader}))`
  const [rows, [counted]] = await db.batch([
    db
      .select({
        lead,
        name: sql<string | null>`${account.name}`.as('assignee_name'),
        photo: sql<string | null>`${teamMember.photo}`.as('assignee_photo'),
        isRead: isRead.mapWith(Boolean).as('is_read'),
        refusesMail: refusesMail(EMAIL).as('refuses_mail'),
      })
      .from(lead)
      .leftJoin(account, eq(account.id, lead.assigneeId))
      .leftJoin(teamMember, eq(teamMember.id, account.memberId))
      .where(where)
      .orderBy(desc(lead.createdAt), lead.id)
      .limit(size)
      .offset(offset),
    db.select({ total: count() }).from(lead).where(where),
  ])
  const ids = rows.map((row) => row.lead.id)
  const [mails, inCrm, searches] = await Promise.all([
    listMails(db, ids),
    listCrm(db, ids),
    listSearches(db, ids),
  ])
  return {
    leads: rows.map(({ lead: row, name, photo, isRead: read, refusesMail: refuses }) => ({
      ...row,
      assignee: name === null ? null : { name, photo },
      isRead: read,
      refusesMail: refuses,
      mails: mails.get(row.id) ?? [],
      crm: inCrm.get(row.id) ?? null,
      search: searches.get(row.id) ?? null,
    })),
    total: counted?.total ?? 0,
  }
}

export async function countMatchingLeads(db: Db, query: LeadQuery): Promise<number> {
  return db.$count(lead, and(inScope(query.scope), fits(db, query)))
}

/** Leads of one group on a page of the list; `total` is the number of all its leads. Saved searches have no group. */
export interface LeadSection {
  group: LeadGroup | null
  leads: ListedLead[]
  total: number
}

/** Returns a page of the list of leads, in the order of the groups. */
export async function findGroupedLeads(
  db: Db,
  query: LeadQuery,
  { page, size }: { page: number; size: number },
): Promise<{ sections: LeadSection[]; total: number }> {
  const { filter } = query
  if (filter.kind === 'search') {
    const found = await findLeads(db, query, { offset: (page - 1) * size, size })
    return { sections: [{ group: null, ...found }], total: found.total }
  }
  const groups = filter.group === 'all' ? LEAD_GROUPS : [filter.group]
  const sections: LeadSection[] = []
  let total = 0
  for (const group of groups) {
    const ofGroup = { ...query, filter: { ...filter, group } }
    const offset = (page - 1) * size - total
    const left = size - sections.reduce((sum, { leads }) => sum + leads.length, 0)
    const count = await countMatchingLeads(db, ofGroup)
    const isOnPage = left > 0 && offset < count
    const leads = isOnPage
      ? (await findLeads(db, ofGroup, { offset: Math.max(0, offset), size: left })).leads
      : []
    sections.push({ group, leads, total: count })
    total += count
  }
  return { sections, total }
}

function fits(db: Db, { filter, reader, now }: LeadQuery): SQL | undefined {
  const { q, status, group, who, office, kind, home, days, failed } = filter
  return and(
    q ? isPersonMatch(q) : undefined,
    status === 'all' ? ne(lead.status, SUSPECTED) : eq(lead.status, status),
    group === 'all' ? undefined : groupCondition(group, now),
    who === 'none' ? isNull(lead.assigneeId) : undefined,
    who === 'me' ? or(isNull(lead.assigneeId), eq(lead.assigneeId, reader)) : undefined,
    typeof who === 'number' ? eq(lead.assigneeId, who) : undefined,
    office === 'none' ? isNull(lead.officeId) : undefined,
    typeof office === 'number' ? eq(lead.officeId, office) : undefined,
    kind === 'asks' ? ne(lead.kind, 'search') : undefined,
    kind === 'all' || kind === 'asks' ? undefined : eq(lead.kind, kind),
    home === null ? undefined : or(eq(lead.propertyId, home), eq(lead.projectId, home)),
    days === null ? undefined : gte(lead.createdAt, daysBefore(now, days).toISOString()),
    failed ? inArray(lead.id, undeliveredMails(db)) : undefined,
  )
}

function isPersonMatch(text: string): SQL | undefined {
  const names = sql`(${lead.data} ->> '$.FirstName') || ' ' || (${lead.data} ->> '$.Name')`
  const fields = [names, EMAIL, sql`${lead.data} ->> '$.PhoneNumber'`]
  return or(...fields.map((field) => containsText(field, text)))
}

function undeliveredMails(db: Db) {
  return db.select({ id: outbox.leadId }).from(outbox).where(IS_UNDELIVERED)
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
      recipient: outbox.recipient,
      isUndelivered: IS_UNDELIVERED.mapWith(Boolean),
      to: sql<string>`${outbox.mail} ->> '$.to.email'`,
    })
    .from(outbox)
    .where(inArray(outbox.leadId, leadIds))
    .orderBy(outbox.id)
  return Map.groupBy(rows, ({ leadId }) => leadId ?? '')
}

async function listCrm(db: Db, leadIds: string[]): Promise<Map<string, CrmLeadState>> {
  const rows = await db.select().from(crmLead).where(inArray(crmLead.leadId, leadIds))
  return new Map(rows.map((row) => [row.leadId, row]))
}
