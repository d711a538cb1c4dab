import { type SQL, sql } from 'drizzle-orm'
import type { OfficeHomes } from '../../domain/lead/lead-office'
import type { Db } from '../db/db'
import { property } from '../db/schema'
import { isOneOf, managedBy } from '../people/members'

/** The condition that finds the homes of an office, as `officeOfListing` does. */
export function isOfOffice({ names, others, managers }: OfficeHomes): SQL {
  const { data } = property
  const named = sql`${data} ->> '$.officeName'`
  return sql`CASE WHEN ${isOneOf(named, others)} THEN 0 WHEN ${isOneOf(named, names)} THEN 1
    ELSE ${managedBy(sql`${data}`, managers)} END`
}

/** The ids of an office's homes. */
export function homesOf(db: Db, office: OfficeHomes) {
  return db.select({ id: property.id }).from(property).where(isOfOffice(office))
}
