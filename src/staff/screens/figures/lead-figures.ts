import { and, count, desc, eq, gte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { lead } from '../../../platform/db/schema-leads'
import { audit } from '../../../platform/db/schema-people'
import type { LeadKind } from '../../../platform/forms/form-kind'
import { ANSWER_TIMES, type AnswerTime } from './answer-time'
import type { LeadOrigin } from './lead-source'
import type { FigureScope } from './period'

/** More origins than these are seldom, and not counted. */
const MAX_ORIGINS = 5000

/** Leads that somebody meant: unwanted ones are in no figure. */
const isMeant = ({ since, office }: FigureScope) =>
  and(
    gte(lead.createdAt, since),
    ne(lead.status, 'spam'),
    office ? eq(lead.officeId, office.id) : undefined,
  )

const IS_SEARCH = sql<boolean>`${lead.kind} = 'search'`
/** Leads to which somebody waits for an answer. */
const isRequested = (period: FigureScope) => and(isMeant(period), sql`NOT (${IS_SEARCH})`)

/** The leads of each kind, the most first. */
export async function countKinds(
  db: Db,
  period: FigureScope,
): Promise<{ kind: LeadKind; leads: number }[]> {
  const leads = count()
  return db
    .select({ kind: lead.kind, leads })
    .from(lead)
    .where(isMeant(period))
    .groupBy(lead.kind)
    .orderBy(desc(leads), lead.kind)
}

/** The leads by the host that led to them and by their campaign, the most first. */
export async function listOrigins(db: Db, period: FigureScope): Promise<LeadOrigin[]> {
  const afterScheme = sql`substr(${lead.referrer}, instr(${lead.referrer}, '://') + 3)`
  const host = sql<string>`iif(instr(${lead.referrer}, '://') = 0, '',
    substr(${afterScheme}, 1, instr(${afterScheme} || '/', '/') - 1))`
  return db
    .select({
      host: host.as('host'),
      campaign: lead.campaign,
      isSearch: IS_SEARCH.mapWith(Boolean).as('is_search'),
      leads: count().as('leads'),
    })
    .from(lead)
    .where(isMeant(period))
    .groupBy(sql`host`, lead.campaign, sql`is_search`)
    .orderBy(sql`leads DESC`)
    .limit(MAX_ORIGINS)
}

/** The leads of each office that ask for an answer, and how many of them stand as answered, or beyond. */
export async function countByOffice(
  db: Db,
  period: FigureScope,
): Promise<{ officeId: number | null; leads: number; answered: number }[]> {
  return db
    .select({
      officeId: lead.officeId,
      leads: count(),
      answered: sql<number>`count(*) FILTER (WHERE ${lead.status} NOT IN ('new', 'taken'))`,
    })
    .from(lead)
    .where(isRequested(period))
    .groupBy(lead.officeId)
}

export interface AnswerFigures {
  leads: number
  /** The leads answered within each time and not within the one before. */
  within: Record<AnswerTime, number>
  /** The time that half of the answered ones took at most, in milliseconds; null without any. */
  median: number | null
}

/** The statuses that say that somebody got an answer, by telephone perhaps. */
const SAYS_ANSWERED = sql`('answered', 'visit', 'won')`

/**
 * How long leads waited for an answer: until one was written here, or until a colleague said that there was one. The
 * audit log knows both.
 */
export async function readAnswerTimes(db: Db, period: FigureScope): Promise<AnswerFigures> {
  const answered = sql`(SELECT min(${audit.at}) FROM ${audit}
    WHERE ${audit.action} IN ('lead.answer', 'lead.change') AND ${audit.subjectId} = ${lead.id}
      AND (${audit.action} = 'lead.answer' OR ${audit.detail} ->> '$.status' IN ${SAYS_ANSWERED}))`
  const arrived = sql`round((julianday(${lead.createdAt}) - 2440587.5) * 86400000)`
  const upTo = ([name, ms]: [string, number]) => sql`sum(wait <= ${ms}) AS ${sql.identifier(name)}`
  const columns = sql.join(Object.entries(ANSWER_TIMES).map(upTo), sql`, `)
  const row = await db.get<Record<AnswerTime | 'leads' | 'median', number | null>>(sql`
    WITH waited AS MATERIALIZED (
      SELECT max(0, ${answered} - ${arrived}) AS wait FROM ${lead} WHERE ${isRequested(period)})
    SELECT count(*) AS leads, ${columns},
      (SELECT wait FROM waited WHERE wait IS NOT NULL ORDER BY wait
        LIMIT 1 OFFSET (SELECT (count(wait) - 1) / 2 FROM waited)) AS median
    FROM waited`)
  return {
    leads: row?.leads ?? 0,
    within: notYetCounted(row ?? {}),
    median: row?.median ?? null,
  }
}

/** Of counts that each include the ones before, what each adds. */
function notYetCounted(
  row: Partial<Record<AnswerTime, number | null>>,
): Record<AnswerTime, number> {
  let before = 0
  const added = Object.keys(ANSWER_TIMES).map((name) => {
    const all = row[name as AnswerTime] ?? 0
    const own = all - before
    before = all
    return [name, own]
  })
  return Object.fromEntries(added)
}
