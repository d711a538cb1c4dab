import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { appointment } from '../../platform/db/schema-appointments'
import { lead } from '../../platform/db/schema-leads'
import { brusselsDay, instantOf } from '../../platform/format/local-time'
import { daysAfter, daysBefore } from '../../platform/format/time-before'
import { type Appointment, EXPECTED_STATES, isExpected } from '../appointments/appointments'
import { OPEN_STATUSES, SUSPECTED } from './lead-status'
import type { Lead } from './queries'

/**
 * The groups of leads in the order of the list. `today`: the agency has to act. `waits`: the visitor has to act, or the
 * agency later. `done`: nothing is expected.
 */
export const LEAD_GROUPS = ['today', 'waits', 'done'] as const
export type LeadGroup = (typeof LEAD_GROUPS)[number]

/** An answer to a lead that is older is not waited for. */
const WAIT_DAYS = 30

type GroupedLead = Pick<Lead, 'status' | 'due' | 'createdAt'> & {
  appointments: readonly Pick<Appointment, 'state' | 'proposal' | 'startAt'>[]
}

/** The bounds of the groups: the Belgian day, its end in ms, and the first day of leads that are waited for. */
function boundsOf(now: Date) {
  const today = brusselsDay(now)
  const end = instantOf(`${daysAfter(today, 1)}T00:00:00`)?.getTime() ?? now.getTime()
  return { today, end, waitsSince: daysBefore(now, WAIT_DAYS).toISOString() }
}

/** Returns the group of a lead with its appointments. `groupCondition` has the same rules in SQL. */
export function leadGroup(
  { status, due, createdAt, appointments }: GroupedLead,
  now: Date,
): LeadGroup {
  const { today, end, waitsSince } = boundsOf(now)
  if (status === 'new' || status === SUSPECTED) return 'today'
  if (!OPEN_STATUSES.some((one) => one === status)) return 'done'
  const expected = appointments.filter(isExpected)
  const has = (state: Appointment['state']) => appointments.some((one) => one.state === state)
  const isCancelled = has('cancelled-by-visitor') && !has('took-place') && expected.length === 0
  const needsAction = expected.some(
    ({ state, proposal, startAt }) => state === 'planned' || proposal !== null || startAt < end,
  )
  const isUnplanned = status === 'taken' && due === null && expected.length === 0
  if ((due !== null && due <= today) || needsAction || isUnplanned || isCancelled) return 'today'
  const mayReply = status === 'answered' || (status === 'visit' && appointments.length === 0)
  const isWaiting = due !== null || expected.length > 0 || (mayReply && createdAt >= waitsSince)
  return isWaiting ? 'waits' : 'done'
}

/** Returns the condition for the leads of a group. */
export function groupCondition(group: LeadGroup, now: Date): SQL | undefined {
  const { today, end, waitsSince } = boundsOf(now)
  const { state, proposal, startAt } = appointment
  const has = (condition?: SQL) =>
    sql`EXISTS (SELECT 1 FROM ${appointment} WHERE ${and(eq(appointment.leadId, lead.id), condition)})`
  const isOfStatus = (status: Lead['status']) => eq(lead.status, status)
  const expected = has(inArray(state, EXPECTED_STATES))
  const isToday = or(
    inArray(lead.status, ['new', SUSPECTED]),
    lte(lead.due, today),
    has(
      and(
        inArray(state, EXPECTED_STATES),
        or(eq(state, 'planned'), isNotNull(proposal), lt(startAt, end)),
      ),
    ),
    and(isOfStatus('taken'), isNull(lead.due), not(expected)),
    and(
      has(eq(state, 'cancelled-by-visitor')),
      not(has(inArray(state, [...EXPECTED_STATES, 'took-place']))),
    ),
  )
  const isWaiting = or(
    isNotNull(lead.due),
    expected,
    and(
      or(isOfStatus('answered'), and(isOfStatus('visit'), not(has()))),
      gte(lead.createdAt, waitsSince),
    ),
  )
  const isOpen = inArray(lead.status, [...OPEN_STATUSES, SUSPECTED])
  const groupOf = sql`CASE WHEN ${not(isOpen)} THEN 'done' WHEN ${isToday} THEN 'today'
    WHEN ${isWaiting} THEN 'waits' ELSE 'done' END = ${group}`
  return group === 'done' ? groupOf : and(isOpen, groupOf)
}
