import { and, between, count, eq, gte, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Property } from '../../../listing/property'
import { readEarlyReport } from '../../../listing/queries/early-access'
import type { Db } from '../../../platform/db/db'
import { propertyHistory, propertyVisit } from '../../../platform/db/schema-history'
import { lead } from '../../../platform/db/schema-leads'
import { brusselsTime } from '../../../platform/format/dates'
import type { SiteSettings } from '../../../site/site'
import { UNWANTED_STATUSES } from '../../leads/leads'
import { interestIn } from '../../saved-searches/saved-searches'
import { isCrmTerm } from '../crm-terms'
import { NO_HISTORY, type ShownEntry, shownHistory } from '../history'
import { type EntryKind, isByHand, listEntries, type OwnerEntry } from '../owner-entries'
import { type ReportWeeks, reportDays } from './report-period'

const MAX_WORK = 10
const MAX_PLANNED = 10
/** The types of visits in the CRM. */
const CRM_VISITS = ['Bezoek', 'Tweede bezoek']
const MAX_FEEDBACK = 10
const MAX_ENTRIES = 1000

/** The content of a report. It names no visitor. */
export interface ReportFigures {
  /** The views of the page for each day. */
  days: { day: string; views: number }[]
  /** The views in a period of the same length before. */
  viewsBefore: number
  visitRequests: number
  questions: number
  /** The appointments in the CRM and the visits planned on this site, or null if owners do not see them. */
  appointments: number | null
  /** The times of the visits ahead, the first one first. */
  planned: string[]
  /** The feedback on visits that staff released, the newest first. */
  feedback: { date: string; text: string; feedback: OwnerEntry['feedback'] }[]
  /** Rounded numbers of people, or null for fewer than five. */
  favourites: number | null
  searchers: number | null
  /** The saved searches that got it before it was public, or null without early access. */
  early: number | null
  /** The agency's own work for the property, the newest first: a type of the CRM, or a kind of this site. */
  work: { date: string; type: string; kind?: EntryKind; media: string }[]
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
  const { days, before, ...period } = reportDays(now, weeks)
  const [views, leads, history, entries, interest, early] = await Promise.all([
    readViews(db, property.id, before[0] ?? '', days.at(-1) ?? ''),
    countLeads(db, property.id, period),
    db.select().from(propertyHistory).where(eq(propertyHistory.propertyId, property.id)).get(),
    listEntries(db, property.id, MAX_ENTRIES),
    interestIn(db, property, settings, now),
    readEarlyReport(db, property.id),
  ])
  const record = history?.data ?? NO_HISTORY
  const released = new Map(entries.map(({ id, releasedAt }) => [id, releasedAt]))
  const shown = shownHistory(
    record,
    { ...settings.history, ...record.flags },
    { now: brusselsTime(now.getTime()) ?? '', site: { names: [settings.name], host }, entries },
  )
  const isInPeriod = (date: string | null) => days.includes(date?.slice(0, 10) ?? '')
  const crmVisits = shown.calendar?.filter(({ status }) => !isCrmTerm(status, 'Geannuleerd'))
  const visits = shown.entries.filter(({ kind }) => kind === 'visit')
  const inPeriod = shown.entries.filter(({ date }) => isInPeriod(date))
  const work: (Omit<ReportFigures['work'][number], 'date'> & { date: string | null })[] = [
    ...(shown.communications ?? []).map(({ date, type }) => ({ date, type, media: '' })),
    ...(shown.media ?? []),
    ...inPeriod.flatMap((entry) =>
      entry.kind === 'visit'
        ? []
        : [{ date: entry.date, type: '', kind: entry.kind, media: plainText(entry) }],
    ),
  ]
  const newest = <Row extends { date: string }>(rows: Row[]) =>
    rows.toSorted((a, b) => b.date.localeCompare(a.date))
  return {
    days: days.map((day) => ({ day, views: views.get(day) ?? 0 })),
    viewsBefore: before.reduce((sum, day) => sum + (views.get(day) ?? 0), 0),
    ...leads,
    appointments: crmVisits
      ? crmVisits.filter(({ start }) => isInPeriod(start)).length + inPeriod.filter(isVisit).length
      : null,
    planned: [
      ...(crmVisits ?? []).filter(
        ({ type, ahead }) => ahead && CRM_VISITS.some((term) => isCrmTerm(type, term)),
      ),
      ...visits.flatMap(({ date, state, ahead }) =>
        ahead && state === 'planned' ? [{ start: date }] : [],
      ),
    ]
      .flatMap(({ start }) => start ?? [])
      .toSorted()
      .slice(0, MAX_PLANNED),
    feedback: newest(
      visits.flatMap(({ id, date, text, feedback }) => {
        const releasedAt = released.get(id) ?? null
        const isReported =
          isInPeriod(date) || (releasedAt !== null && isInPeriod(brusselsTime(releasedAt)))
        const words = plainText({ text })
        return date && isReported && (words || feedback) ? [{ date, text: words, feedback }] : []
      }),
    ).slice(0, MAX_FEEDBACK),
    ...interest,
    early: early?.searches ?? null,
    work: newest(
      work.flatMap(({ date, type, kind, media }) =>
        date && (type || kind || media) && isInPeriod(date)
          ? [{ date, type, media, ...(kind && { kind }) }]
          : [],
      ),
    ).slice(0, MAX_WORK),
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

/** Returns true for a past visit that took place, unlike an appointment that was never confirmed. */
function isVisit({ id, kind, state }: ShownEntry): boolean {
  return kind === 'visit' && (state === 'took-place' || (state === 'planned' && isByHand({ id })))
}

/** Returns the words of staff without the parts that an owner must not read. */
function plainText({ text }: Pick<ShownEntry, 'text'>): string {
  return text.map((part) => (part.blurred ? '…' : part.text)).join('')
}

async function countLeads(
  db: Db,
  propertyId: number,
  { from, until }: { from: Date; until: Date },
) {
  const isVisitRequest = sql`${lead.kind} = 'visit'`
  const row = await db
    .select({
      visitRequests: sql<number>`coalesce(sum(${isVisitRequest}), 0)`,
      total: count(),
    })
    .from(lead)
    .where(
      and(
        eq(lead.propertyId, propertyId),
        ne(lead.kind, 'search'),
        notInArray(lead.status, UNWANTED_STATUSES),
        gte(lead.createdAt, from.toISOString()),
        lt(lead.createdAt, until.toISOString()),
      ),
    )
    .get()
  const { visitRequests = 0, total = 0 } = row ?? {}
  return { visitRequests, questions: total - visitRequests }
}
