import { and, count, desc, eq, gte, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { lead } from '../../../platform/db/schema-leads'
import { audit } from '../../../platform/db/schema-people'
import type { LeadKind } from '../../../site/forms/forms'
import { UNWANTED_STATUSES } from '../../leads/leads'
import { ANSWER_TIMES, type AnswerTime } from './answer-time'
import type { LeadOrigin } from './lead-source'
import type { FigureScope } from './period'

/** The maximum number of origins. Further ones are rare and not counted. */
const MAX_ORIGINS = 5000

/** The condition for leads of the period and office, without unwanted ones. */
const isInScope = ({ since, office }: FigureScope) =>
  and(
    gte(lead.createdAt, since),
    notInArray(lead.status, UNWANTED_STATUSES),
    office ? eq(lead.officeId, office.id) : undefined,
  )

const IS_SEARCH = sql<boolean>`${lead.kind} = 'search'`
const needsAnswer = (period: FigureScope) => and(isInScope(period), sql`NOT (${IS_SEARCH})`)

/** Returns the number of leads by kind, highest first. */
export async function countKinds(
  db: Db,
  period: FigureScope,
): Promise<{ kind: LeadKind; leads: number }[]> {
  const leads = count()
  return db
    .select({ kind: lead.kind, leads })
    .from(lead)
    .where(isInScope(period))
    .groupBy(lead.kind)
    .orderBy(desc(leads), lead.kind)
}

/** Returns the number of leads by the referring host and campaign, highest first. */
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
    .where(isInScope(period))
    .groupBy(sql`host`, lead.campaign, sql`is_search`)
    .orderBy(sql`leads DESC`)
    .limit(MAX_ORIGINS)
}

/** Returns for each office the leads that need an answer, and the number of those that were answered. */
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
    .where(needsAnswer(period))
    .groupBy(lead.officeId)
}

export interface AnswerFigures {
  leads: number
  /** The number of leads by class of response time, each without the leads of the faster classes. */
  within: Record<AnswerTime, number>
  /** The median response time of the answered leads, in milliseconds, or null if there are none. */
  median: number | null
}

/** The statuses of leads that were answered, possibly by telephone. */
const ANSWERED_STATUSES = sql`('answered', 'visit', 'won')`

/**
 * Returns the response times of leads: the time until an answer was written here, or until a staff member marked the
 * lead as answered. Both are recorded in the audit log.
 */
export async function readAnswerTimes(db: Db, period: FigureScope): Promise<AnswerFigures> {
  const answered = sql`(SELECT min(${audit.at}) FROM ${audit}
    WHERE ${audit.action} IN ('lead.answer', 'lead.change') AND ${audit.subjectId} = ${lead.id}
      AND (${audit.action} = 'lead.answer' OR ${audit.detail} ->> '$.status' IN ${ANSWERED_STATUSES}))`
  const receivedAt = sql`round((julianday(${lead.createdAt}) - 2440587.5) * 86400000)`
  const upTo = ([name, ms]: [string, number]) => sql`sum(wait <= ${ms}) AS ${sql.identifier(name)}`
  const columns = sql.join(Object.entries(ANSWER_TIMES).map(upTo), sql`, `)
  const row = await db.get<Record<AnswerTime | 'leads' | 'median', number | null>>(sql`
    WITH waited AS MATERIALIZED (
      SELECT max(0, ${answered} - ${receivedAt}) AS wait FROM ${lead} WHERE ${needsAnswer(period)})
    SELECT count(*) AS leads, ${columns},
      (SELECT wait FROM waited WHERE wait IS NOT NULL ORDER BY wait
        LIMIT 1 OFFSET (SELECT (count(wait) - 1) / 2 FROM waited)) AS median
    FROM waited`)
  return {
    leads: row?.leads ?? 0,
    within: countDifferences(row ?? {}),
    median: row?.median ?? null,
  }
}

function countDifferences(
  row: Partial<Record<AnswerTime, number | null>>,
): Record<AnswerTime, number> {
  let previous = 0
  const counts = Object.keys(ANSWER_TIMES).map((name) => {
    const cumulative = row[name as AnswerTime] ?? 0
    const difference = cumulative - previous
    previous = cumulative
    return [name, difference]
  })
  return Object.fromEntries(counts)
}
