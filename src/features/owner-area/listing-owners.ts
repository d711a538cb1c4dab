import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { ownerProperty, propertyHistory } from '../../platform/db/schema-history'
import { account } from '../../platform/db/schema-people'
import type { History } from './history'

/** Returns the owners of a property, ordered by name. */
export function listOwnersOf(db: Db, propertyId: number): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: account.id, name: account.name })
    .from(ownerProperty)
    .innerJoin(account, eq(account.id, ownerProperty.accountId))
    .where(and(eq(account.role, 'owner'), eq(ownerProperty.propertyId, propertyId)))
    .orderBy(account.name)
}

export type Appointment = Pick<History['calendar'][number], 'start' | 'type' | 'status'>

/**
 * Returns the visits in the CRM's calendar of a property, the last one first. Without data of the visitors, which only
 * the CRM shows.
 */
export async function listAppointments(db: Db, propertyId: number): Promise<Appointment[]> {
  const row = await db
    .select({ data: propertyHistory.data })
    .from(propertyHistory)
    .where(eq(propertyHistory.propertyId, propertyId))
    .get()
  return (row?.data.calendar ?? [])
    .map(({ start, type, status }) => ({ start, type, status }))
    .toSorted((a, b) => (b.start ?? '').localeCompare(a.start ?? ''))
}
