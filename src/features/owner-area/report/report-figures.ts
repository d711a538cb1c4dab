import { and, between, count, eq, gte, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Property } from '../../../listing/property'
import type { Db } from '../../../platform/db/db'
import { propertyHistory, propertyVisit } from '../../../platform/db/schema-history'
import { lead } from '../../../platform/db/schema-leads'
import { brusselsTime } from '../../../platform/format/dates'
import { instantOf } from '../../../platform/format/local-time'
import type { SiteSettings } from '../../../site/site'
import { UNWANTED_STATUSES } from '../../leads/leads'
import { interestIn } from '../../saved-searches/saved-searches'
import { NO_HISTORY, shownHistory } from '../history'
import { type ReportWeeks, reportDays } from './report-period'

const MAX_WORK = 10

/** The content of a report. It names no visitor. */
export interface ReportFigures {
  /** The views of the page for each day. */
  days: { day: string; views: number }[]
  /** The views in a period of the same length before. */
  viewsBefore: number
  visitRequests: number
  questions: number
  /** The appointments in the CRM, or null if owners do not see them. */
  appointments: number | null
  /** Rounded numbers of people, or null for fewer than five. */
  favourites: number | null
  searchers: number | null
  /** The agency's own work for the property in the CRM, the newest first. */
  work: { date: string; type: string; media: string }[]
}

interface ReportContext {
  settings: SiteSettings
  host: string
  weeks: ReportWeeks
  now: Date
}

export async function readReportFigures(
  db: Db,
  property: Property,
  { settings, host, weeks, now }: ReportContext,
): Promise<ReportFigures> {
  const { days, before } = reportDays(now, weeks)
  const [views, leads, history, interest] = await Promise.all([
    readViews(db, property.id, before[0] ?? '', days.at(-1) ?? ''),
    countLeads(db, property.id, days, now),
    db.select().from(propertyHistory).where(eq(propertyHistory.propertyId, property.id)).get(),
    interestIn(db, property, settings, now),
  ])
  const record = history?.data ?? NO_HISTORY
  const shown = shownHistory(
    record,
    { ...settings.history, ...record.flags },
    { now: brusselsTime(now.getTime()) ?? '', site: { names: [settings.name], host } },
  )
  const isInPeriod = (date: string | null) => days.includes(date?.slice(0, 10) ?? '')
  const work = [
    ...(shown.communications ?? []).map(({ date, type }) => ({ date, type, media: '' })),
    ...(shown.media ?? []),
  ]
  return {
    days: days.map((day) => ({ day, views: views.get(day) ?? 0 })),
    viewsBefore: before.reduce((sum, day) => sum + (views.get(day) ?? 0), 0),
    ...leads,
    appointments: shown.calendar?.filter(({ start }) => isInPeriod(start)).length ?? null,
    ...interest,
    work: work
      .flatMap(({ date, type, media }) =>
        date && (type || media) && isInPeriod(date) ? [{ date, type, media }] : [],
      )
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .slice(0, MAX_WORK),
  }
}

async function readViews(
  db: Db,
  propertyId: number,
  first: string,
  last: string,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ day: propertyVisit.day, visits: propertyVisit.visits })
    .from(propertyVisit)
    .where(and(eq(propertyVisit.propertyId, propertyId), between(propertyVisit.day, first, last)))
  return new Map(rows.map(({ day, visits }) => [day, visits]))
}

async function countLeads(db: Db, propertyId: number, [first = '']: string[], now: Date) {
  const since = instantOf(`${first}T00:00:00`) ?? now
  const isVisit = sql`${lead.kind} = 'visit'`
  const row = await db
    .select({
      visitRequests: sql<number>`coalesce(sum(${isVisit}), 0)`,
      total: count(),
    })
    .from(lead)
    .where(
      and(
        eq(lead.propertyId, propertyId),
        ne(lead.kind, 'search'),
        notInArray(lead.status, UNWANTED_STATUSES),
        gte(lead.createdAt, since.toISOString()),
        lt(lead.createdAt, now.toISOString()),
      ),
    )
    .get()
  const { visitRequests = 0, total = 0 } = row ?? {}
  return { visitRequests, questions: total - visitRequests }
}
