import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { availability, STATUS } from '../../listing/status'
import { type Db, runBatch, type Statement } from '../../platform/db/db'
import { excluded, insertRowIf } from '../../platform/db/insert-rows'
import { project, property } from '../../platform/db/schema'
import { appointment, ownerEntry } from '../../platform/db/schema-appointments'
import { outbox } from '../../platform/db/schema-leads'
import { account } from '../../platform/db/schema-people'
import { mailRow } from '../../platform/mail/outbox'
import type { OutgoingMail } from '../../platform/mail/outgoing-mail'
import { type Appointment, CONFIRMED_STATES, EXPECTED_STATES } from './appointment'

/** A mail about an appointment, which each change sends at most once by its name. */
export interface AppointmentMail {
  name: 'visitor' | 'agent' | 'reminder' | 'feedback'
  mail: OutgoingMail
}

/** The columns that a change may set. */
type AppointmentChange = Partial<Omit<Appointment, 'id' | 'sequence' | 'createdAt' | 'changedAt'>>

interface ChangeOptions {
  mails?: readonly AppointmentMail[]
  /** Statements that follow that of the appointment, such as an audit entry if it changed. */
  others?: readonly Statement[]
  now: Date
}

/** Stores a new appointment with its mails, all or nothing, and only once by its ID. */
export async function storeAppointment(
  db: Db,
  row: Appointment,
  { mails = [], others = [], now }: ChangeOptions,
): Promise<void> {
  await runBatch(db, [
    db.insert(appointment).values(row).onConflictDoNothing(),
    ...others,
    ...mailStatements(db, row, mails, now),
    entryStatement(db, row.id),
  ])
}

/** Returns the appointment after a change, with the next sequence number. */
export function afterChange(
  before: Appointment,
  change: AppointmentChange,
  now: Date,
): Appointment {
  return { ...before, ...change, sequence: before.sequence + 1, changedAt: now.getTime() }
}

/**
 * Stores an appointment that `afterChange` returned and queues the mails about the change, all or nothing. Returns
 * false and does neither if it was changed meanwhile.
 */
export async function changeAppointment(
  db: Db,
  after: Appointment,
  { mails = [], others = [], now }: ChangeOptions,
): Promise<boolean> {
  const { id, ...columns } = after
  const isLast = and(eq(appointment.id, id), eq(appointment.sequence, after.sequence - 1))
  await runBatch(db, [
    db.update(appointment).set(columns).where(isLast),
    ...others,
    ...mailStatements(db, after, mails, now),
    entryStatement(db, id),
  ])
  return (
    (await db.select({ id: appointment.id }).from(appointment).where(isThis(after)).get()) !==
    undefined
  )
}

/** Matches the appointment if its last change is this one. */
function isThis({ id, sequence, state, changedAt }: Appointment): SQL | undefined {
  return and(
    eq(appointment.id, id),
    eq(appointment.sequence, sequence),
    eq(appointment.state, state),
    eq(appointment.changedAt, changedAt),
  )
}

/** The ID of a mail contains the number of the change, so a change that is stored twice sends one mail. */
function mailStatements(
  db: Db,
  row: Appointment,
  mails: readonly AppointmentMail[],
  now: Date,
): Statement[] {
  const isStored = sql`exists (select 1 from ${appointment} where ${isThis(row)})`
  return mails.map(({ name, mail }) => {
    const id = `appointment-${row.id}-${row.sequence}-${name}`
    // A mail to the agent is none of the visitor's, so it does not belong to the lead.
    const leadId = name === 'agent' || row.leadId === null ? {} : { leadId: row.leadId }
    return insertRowIf(
      db,
      outbox,
      mailRow({ id, mail, ...leadId }, now),
      isStored,
    ).onConflictDoNothing()
  })
}

/** Returns the statement that writes a visit of a property into its owner's history, as it is stored then. */
function entryStatement(db: Db, id: string): Statement {
  const row = sql`SELECT id, property_id, 'visit', start_at,
      CASE WHEN state LIKE 'cancelled%' THEN 'cancelled'
        WHEN state IN ('took-place', 'missed') THEN state ELSE 'planned' END, '', NULL, NULL
    FROM appointment WHERE id = ${id} AND kind = 'visit' AND property_id IS NOT NULL`
  return db
    .insert(ownerEntry)
    .select(row)
    .onConflictDoUpdate({
      target: ownerEntry.id,
      set: { at: excluded(ownerEntry.at), state: excluded(ownerEntry.state) },
    })
}

/** Returns an appointment, or null. */
export async function findAppointment(db: Db, id: string): Promise<Appointment | null> {
  return (await db.select().from(appointment).where(eq(appointment.id, id)).get()) ?? null
}

/** Returns the appointments of a lead, the first one first. */
export function listOfLead(db: Db, leadId: string): Promise<Appointment[]> {
  return db
    .select()
    .from(appointment)
    .where(eq(appointment.leadId, leadId))
    .orderBy(asc(appointment.startAt), appointment.id)
}

const MAX_OF_LISTING = 20

/** Returns the newest appointments of a listing, only those of an agent if given. */
export function listOfListing(
  db: Db,
  { kind, id }: { kind: 'property' | 'project'; id: number },
  agentId: number | null,
): Promise<Appointment[]> {
  const column = kind === 'project' ? appointment.projectId : appointment.propertyId
  return db
    .select()
    .from(appointment)
    .where(and(eq(column, id), agentId === null ? undefined : eq(appointment.agentId, agentId)))
    .orderBy(desc(appointment.startAt), appointment.id)
    .limit(MAX_OF_LISTING)
}

interface Period {
  /** The first and the last instant (exclusive) in ms. */
  from: number
  until: number
  /** Null for those of all agents. */
  agentId: number | null
}

const MAX_LISTED = 500

/** Returns the appointments that start in a period, in order of time, with the names of their agents. */
export function listBetween(
  db: Db,
  { from, until, agentId }: Period,
): Promise<(Appointment & { agentName: string | null })[]> {
  return db
    .select({ appointment, agentName: account.name })
    .from(appointment)
    .leftJoin(account, eq(account.id, appointment.agentId))
    .where(
      and(
        gte(appointment.startAt, from),
        lt(appointment.startAt, until),
        agentId === null ? undefined : eq(appointment.agentId, agentId),
      ),
    )
    .orderBy(asc(appointment.startAt), appointment.id)
    .limit(MAX_LISTED)
    .then((rows) => rows.map((row) => ({ ...row.appointment, agentName: row.agentName })))
}

/** Returns the times at which an agent is expected between two instants (ms). */
export async function listOccupied(
  db: Db,
  { agentId, from, until }: { agentId: number; from: number; until: number },
): Promise<Pick<Appointment, 'startAt' | 'minutes'>[]> {
  const { startAt, minutes } = appointment
  return db
    .select({ startAt, minutes })
    .from(appointment)
    .where(
      and(
        eq(appointment.agentId, agentId),
        inArray(appointment.state, EXPECTED_STATES),
        gte(startAt, from),
        lt(startAt, until),
      ),
    )
    .limit(MAX_LISTED)
}

/** Returns the confirmed appointments that start within a period (ms), and if their listing left the market. */
export async function listUpcoming(
  db: Db,
  { from, until }: { from: number; until: number },
): Promise<{ row: Appointment; isGone: boolean }[]> {
  const { status, marquee } = property
  const rows = await db
    .select({
      row: appointment,
      status,
      marquee,
      isPublished: project.published,
      wasPublished: project.wasPublished,
    })
    .from(appointment)
    .leftJoin(property, and(eq(property.id, appointment.propertyId), isNull(property.deletedAt)))
    .leftJoin(project, and(eq(project.id, appointment.projectId), isNull(project.deletedAt)))
    .where(
      and(
        gt(appointment.startAt, from),
        lte(appointment.startAt, until),
        inArray(appointment.state, CONFIRMED_STATES),
      ),
    )
    .orderBy(asc(appointment.startAt), appointment.id)
    .limit(MAX_LISTED)
  return rows.map(({ row, status, marquee, isPublished, wasPublished }) => {
    // A listing that is not on the market yet may be visited before.
    const isProperty = status !== null && status !== STATUS.prospective
    const isOffMarket = isProperty && availability({ status, marquee }) !== 'on-market'
    const isWithdrawn = isPublished === null || (!isPublished && wasPublished === true)
    const isGone =
      row.propertyId === null
        ? row.projectId !== null && isWithdrawn
        : status === null || isOffMarket
    return { row, isGone }
  })
}

/** No outage of the cron lasts longer. */
const MAX_ENDED_MS = 14 * 86_400_000

/** Returns the appointments that ended before an instant (ms), of which the visitor was not asked for feedback yet. */
export async function listEnded(db: Db, before: number): Promise<Appointment[]> {
  const { startAt, minutes, state, askedAt } = appointment
  return db
    .select()
    .from(appointment)
    .where(
      and(
        gt(startAt, before - MAX_ENDED_MS),
        lte(startAt, before),
        lte(sql`${startAt} + ${minutes} * 60000`, before),
        or(inArray(state, CONFIRMED_STATES), and(eq(state, 'took-place'), isNull(askedAt))),
      ),
    )
    .orderBy(asc(startAt), appointment.id)
    .limit(MAX_LISTED)
}
