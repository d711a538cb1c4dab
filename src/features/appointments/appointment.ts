import { z } from 'zod'
import type { appointment } from '../../platform/db/schema-appointments'

export type Appointment = typeof appointment.$inferSelect

export const APPOINTMENT_KINDS = ['visit', 'valuation', 'meeting'] as const
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number]

/**
 * The states of an appointment. `planned`: the visitor does not know the time yet. `moved`: confirmed at another time
 * than before.
 */
export const APPOINTMENT_STATES = [
  'planned',
  'confirmed',
  'moved',
  'cancelled',
  'cancelled-by-visitor',
  'took-place',
  'missed',
] as const
export type AppointmentState = (typeof APPOINTMENT_STATES)[number]

/** The states in which the visitor expects the agent. */
export const CONFIRMED_STATES = ['confirmed', 'moved'] as const satisfies AppointmentState[]

/** The states of appointments that occupy the agent. */
export const EXPECTED_STATES = ['planned', ...CONFIRMED_STATES] as const

export const DEFAULT_MINUTES = 30
/** The durations that staff choose from, in minutes. */
export const DURATIONS = [15, 30, 45, 60, 90, 120] as const

export function isConfirmed({ state }: Pick<Appointment, 'state'>): boolean {
  return CONFIRMED_STATES.some((one) => one === state)
}

/** Returns true if the appointment is expected to take place. */
export function isExpected({ state }: Pick<Appointment, 'state'>): boolean {
  return EXPECTED_STATES.some((one) => one === state)
}

export function isCancelled({ state }: Pick<Appointment, 'state'>): boolean {
  return state === 'cancelled' || state === 'cancelled-by-visitor'
}

/** Returns the end of an appointment in ms. */
export function endOf({ startAt, minutes }: Pick<Appointment, 'startAt' | 'minutes'>): number {
  return startAt + minutes * 60_000
}

/** The answers to the question if a visitor liked a listing, from 'not' to 'very much'. */
export const LIKINGS = ['no', 'little', 'yes', 'very'] as const
/** The reasons that kept a visitor from a listing. */
export const REASONS = ['price', 'size', 'condition', 'location', 'other'] as const

export const MAX_COMMENT_LENGTH = 1000

/** The answers of a visitor after a visit. */
export const feedback = z.object({
  liking: z.enum(LIKINGS),
  reasons: z.array(z.enum(REASONS)).max(REASONS.length),
  /** The visitor's own words, which only staff read. */
  comment: z.string().trim().max(MAX_COMMENT_LENGTH),
  /** True if the agency may look for a similar listing. */
  wantsSimilar: z.boolean(),
})
export type Feedback = z.infer<typeof feedback>
