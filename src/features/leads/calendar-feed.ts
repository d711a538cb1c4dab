import { and, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { fullAddress } from '../../listing/address'
import { favouriteId } from '../../listing/filter/favourite-ids'
import { openHouseSlot } from '../../listing/open-house'
import type { ListingKind } from '../../listing/overrides/overrides'
import type { Project, Property } from '../../listing/property'
import { readListingRecords } from '../../listing/queries/listing-records'
import { availability } from '../../listing/status'
import type { Account } from '../../platform/accounts/account'
import { mayDo } from '../../platform/accounts/rights'
import type { Db } from '../../platform/db/db'
import { project, property } from '../../platform/db/schema'
import { appointment } from '../../platform/db/schema-appointments'
import { propertyHistory } from '../../platform/db/schema-history'
import { lead } from '../../platform/db/schema-leads'
import type { CalendarEvent } from '../../platform/format/icalendar'
import { pick } from '../../platform/format/lang'
import { brusselsDay, instantOf, periodOf } from '../../platform/format/local-time'
import { daysBefore } from '../../platform/format/time-before'
import { translator } from '../../platform/i18n'
import { managedBy, managerNamesOf } from '../../site/accounts/members'
import { DAY_PARTS, visitHalfDays } from '../../site/forms/half-days'
import { INTERNAL_TYPE } from '../../site/history-flags'
import { STAFF } from '../../urls'
import { eventOf } from '../appointments/appointments'
import { inScope, type LeadScope } from './lead-scope'
import { OPEN_STATUSES } from './lead-status'
import type { Lead } from './queries'

/** Events of the last days stay in the calendar, so that an agent can look up a visit. */
const DAYS_BACK = 30
const MAX_LEADS = 500
const MAX_HISTORIES = 200
/** The CRM does not send the end of an appointment. */
const APPOINTMENT_MS = 30 * 60_000

interface FeedContext {
  /** The site's origin, for links and for the domain of the events' ids. */
  origin: string
  now: Date
}

/**
 * Returns the events of a staff member: appointments, visits that visitors requested, leads with a due date, open house days, and the
 * appointments in the CRM. They are about leads and listings that the account is responsible for, also if it may see all others.
 */
export async function listCalendarEvents(
  db: Db,
  account: Account,
  context: FeedContext,
): Promise<CalendarEvent[]> {
  const scope = { accountId: account.id, ...(await managerNamesOf(db, account)) }
  const firstDay = brusselsDay(daysBefore(context.now, DAYS_BACK))
  const query = { ...context, scope, firstDay }
  const events = await Promise.all([
    readLeadEvents(db, account, query),
    readVisitEvents(db, account, query),
    readOpenHouses(db, account, { ...query, kind: 'property' }),
    readOpenHouses(db, account, { ...query, kind: 'project' }),
    mayDo(account.role, 'owners') ? readAppointments(db, account, query) : [],
  ])
  return events.flat()
}

interface Query extends FeedContext {
  scope: Exclude<LeadScope, 'all'>
  firstDay: string
}

/** A request whose appointment is made takes no half-days any more. */
const HAS_APPOINTMENT = sql<number>`EXISTS (SELECT 1 FROM appointment WHERE lead_id = lead.id)`

async function readLeadEvents(
  db: Db,
  { lang }: Account,
  { scope, firstDay, origin }: Query,
): Promise<CalendarEvent[]> {
  const t = translator(lang)
  const rows = await db
    .select({ lead, hasAppointment: HAS_APPOINTMENT })
    .from(lead)
    .where(
      and(
        inScope(scope),
        inArray(lead.status, OPEN_STATUSES),
        or(and(eq(lead.kind, 'visit'), sql`NOT ${HAS_APPOINTMENT}`), gte(lead.due, firstDay)),
      ),
    )
    .orderBy(desc(lead.createdAt), lead.id)
    .limit(MAX_LEADS)
  const records = await readListingRecords(db, {
    properties: rows.flatMap(({ lead }) => lead.propertyId ?? []),
    projects: rows.flatMap(({ lead }) => lead.projectId ?? []),
  })
  return rows.flatMap(({ lead: row, hasAppointment }) => {
    const record =
      records.properties.get(row.propertyId ?? 0) ?? records.projects.get(row.projectId ?? 0)
    const name = [row.data.FirstName, row.data.Name].filter(Boolean).join(' ')
    const event = {
      changedAt: new Date(row.createdAt),
      location: record ? fullAddress(record, lang) : '',
      description: t(`lead.status.${row.status}`),
      url: `${origin}${STAFF.leads}/${encodeURIComponent(row.id)}`,
    }
    const uid = (part: string) => `lead-${row.id}-${part}@${new URL(origin).hostname}`
    const proposals = hasAppointment ? [] : visitTimes(row, firstDay)
    const visits = proposals.map(({ key, ...time }) => ({
      ...event,
      uid: uid(key),
      time,
      summary: joined(t('feed.request'), name),
      isConfirmed: false,
    }))
    if (row.due === null || row.due < firstDay) return visits
    const task = {
      ...event,
      uid: uid('due'),
      time: { day: row.due },
      summary: joined(t('feed.task'), name, t(`staff.form.${row.kind}`)),
      isConfirmed: true,
    }
    return [...visits, task]
  })
}

/** Returns the appointments of the agent, which are tentative until the visitor knows them. */
async function readVisitEvents(
  db: Db,
  { id, lang }: Account,
  { firstDay, origin, now }: Query,
): Promise<CalendarEvent[]> {
  const t = translator(lang)
  const from = instantOf(`${firstDay}T00:00:00`)?.getTime() ?? now.getTime()
  const rows = await db
    .select()
    .from(appointment)
    .where(and(eq(appointment.agentId, id), gte(appointment.startAt, from)))
    .orderBy(desc(appointment.startAt), appointment.id)
    .limit(MAX_LEADS)
  return rows.map((row) => ({
    ...eventOf(row, origin),
    summary: joined(t(`appointment.kind.${row.kind}`), row.name),
    location: row.place,
    description: t(`appointment.state.${row.state}`),
    url: `${origin}${STAFF.visits}/${row.id}`,
  }))
}

/** Returns the half-days that the visitor of a visit request proposed. */
function visitTimes({ data }: Lead, firstDay: string) {
  return visitHalfDays(data).flatMap(({ date, part }) => {
    const time = periodOf(date, DAY_PARTS[part])
    return time && date >= firstDay ? [{ key: `${date}-${part}`, ...time }] : []
  })
}

/** Returns the open house days of the managed properties or projects that are on the site. */
async function readOpenHouses(
  db: Db,
  { lang }: Account,
  { kind, scope, origin }: Query & { kind: ListingKind },
): Promise<CalendarEvent[]> {
  const table = kind === 'project' ? project : property
  const rows = await db
    .select({ record: table.data, updatedAt: table.updatedAt })
    .from(table)
    .where(
      and(
        sql`${table.data} ->> '$.openHouses[0].date' IS NOT NULL`,
        isNull(table.deletedAt),
        managedBy(sql`${table.data}`, scope),
      ),
    )
  return rows.flatMap(({ record, updatedAt }) => {
    if (!record?.openHouses || !isOnSite(record)) return []
    const listing = { kind, id: record.id }
    const title = 'name' in record ? record.name : record.typeDescription
    const event = {
      changedAt: new Date(updatedAt),
      summary: joined(translator(lang)('card.openhouse'), pick(title, lang)),
      location: fullAddress(record, lang),
      description: '',
      url: `${origin}${STAFF.listings}/${favouriteId(listing)}`,
      isConfirmed: true,
    }
    return record.openHouses.flatMap((day) => {
      const slot = openHouseSlot(listing, day, origin)
      return slot ? { ...event, ...slot } : []
    })
  })
}

function isOnSite(record: Property | Project): boolean {
  return 'published' in record ? record.published : availability(record) === 'on-market'
}

/** Returns the appointments in the CRM's calendars of the managed properties, without data of visitors. */
async function readAppointments(
  db: Db,
  { lang }: Account,
  { scope, firstDay, origin }: Query,
): Promise<CalendarEvent[]> {
  const rows = await db
    .select({ history: propertyHistory, record: property.data })
    .from(propertyHistory)
    .innerJoin(property, eq(property.id, propertyHistory.propertyId))
    .where(managedBy(sql`${property.data}`, scope))
    .orderBy(desc(propertyHistory.changedAt))
    .limit(MAX_HISTORIES)
  return rows.flatMap(({ history, record }) =>
    history.data.calendar.flatMap(({ start, type, status, typeId }, index) => {
      const begin = start === null || typeId === INTERNAL_TYPE ? null : instantOf(start)
      if (!begin || start === null || start < firstDay) return []
      return {
        uid: `crm-${history.propertyId}-${start}-${index}@${new URL(origin).hostname}`,
        changedAt: new Date(history.changedAt ?? begin),
        time: { start: begin, end: new Date(begin.getTime() + APPOINTMENT_MS) },
        summary: joined(type, record ? pick(record.typeDescription, lang) : ''),
        location: record ? fullAddress(record, lang) : '',
        description: status,
        url: `${origin}${STAFF.listings}/${history.propertyId}`,
        isConfirmed: true,
      }
    }),
  )
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(' · ')
}
