import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { crmPicture } from '../../../platform/db/schema-crm'

/** The time of the next try of a picture that is not to be copied. */
export const NEVER_RETRIED = '9999-12-31T00:00:00.000Z'

/** Returns the bucket key of a picture that a visitor requested before it was copied. */
export function waitingName(key: string): string {
  return `pictures/waiting/${key}`
}

/** Counts the pictures that are not copied yet. */
export function countWaitingPictures(db: Db): Promise<number> {
  const isDue = or(isNull(crmPicture.nextAt), ne(crmPicture.nextAt, NEVER_RETRIED))
  return db.$count(crmPicture, and(isNull(crmPicture.address), isNull(crmPicture.failure), isDue))
}

/** Returns a picture's address in the CRM, the address of its copy, and the failure; null for an unknown key. */
export async function findPicture(
  db: Db,
  key: string,
): Promise<Pick<typeof crmPicture.$inferSelect, 'source' | 'address' | 'failure'> | null> {
  const { source, address, failure } = crmPicture
  const found = await db
    .select({ source, address, failure })
    .from(crmPicture)
    .where(eq(crmPicture.key, key))
    .get()
  return found ?? null
}
