import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { appointment } from '../../platform/db/schema-appointments'
import { lead } from '../../platform/db/schema-leads'
import { monthsBefore } from '../../platform/format/time-before'
import { anonymiser } from '../personal-data/personal-data'

const MONTHS = 12

/** Returns true if a text contains a word of one of these names, a mail address or a telephone number. */
export function namesOneOf(names: readonly string[], text: string): boolean {
  return anonymiser(names)
    .text(text)
    .some(({ blurred }) => blurred)
}

/** Returns true if a text for the owner of a property names one of its visitors of the last twelve months. */
export async function namesVisitor(db: Db, propertyId: number, text: string): Promise<boolean> {
  if (!text) return false
  const since = monthsBefore(new Date(), MONTHS)
  const { data } = lead
  const [leads, appointments] = await db.batch([
    db
      .select({
        name: sql<string>`concat_ws(' ', ${data} ->> '$.FirstName', ${data} ->> '$.Name')`,
      })
      .from(lead)
      .where(and(eq(lead.propertyId, propertyId), gte(lead.createdAt, since.toISOString()))),
    db
      .select({ name: appointment.name })
      .from(appointment)
      .where(
        and(eq(appointment.propertyId, propertyId), gte(appointment.startAt, since.getTime())),
      ),
  ])
  return namesOneOf(
    [...leads, ...appointments].map(({ name }) => name),
    text,
  )
}
