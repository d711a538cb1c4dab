import type { Appointment } from '../src/features/appointments/appointment'
import { appointment } from '../src/platform/db/schema-appointments'
import { instantOf } from '../src/platform/format/local-time'
import { db, ORIGIN } from './agency'

/** A property of the demo that is on the market. */
export const VISITED = 410001

/** Returns the instant of a Belgian local time (`2026-12-01T17:00`). */
export function at(local: string): Date {
  const instant = instantOf(`${local}:00`)
  if (!instant) throw new Error(`${local} does not exist`)
  return instant
}

/** Returns a confirmed visit of a property on a Tuesday afternoon; `facts` override its values. */
export function newAppointment(facts: Partial<Appointment> = {}): Appointment {
  const createdAt = at('2026-11-20T10:00').getTime()
  return {
    id: crypto.randomUUID(),
    leadId: null,
    kind: 'visit',
    propertyId: VISITED,
    projectId: null,
    lang: 'nl',
    name: 'An Peeters',
    email: 'an@example.be',
    phone: '0470123456',
    startAt: at('2026-12-01T14:30').getTime(),
    minutes: 30,
    agentId: null,
    place: 'Lindenlei 22, 9000 Gent',
    note: 'Sleutel bij de buren',
    state: 'confirmed',
    sequence: 1,
    proposal: null,
    confirmedAt: createdAt,
    remindedAt: null,
    askedAt: null,
    feedback: null,
    feedbackAt: null,
    origin: ORIGIN,
    createdAt,
    changedAt: createdAt,
    ...facts,
  }
}

/** Stores a new appointment as it is, without mails. */
export async function insertAppointment(facts: Partial<Appointment> = {}): Promise<Appointment> {
  const row = newAppointment(facts)
  await db.insert(appointment).values(row)
  return row
}
