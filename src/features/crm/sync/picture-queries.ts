import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
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

/** Returns those of the addresses that belong to a picture of the CRM, copied or not. */
export async function listKnownPictures(
  db: Db,
  addresses: readonly string[],
): Promise<Set<string>> {
  const sitePaths = addresses.filter((address) => address.startsWith('/pictures/'))
  const rows = await Promise.all(
    jsonChunks(sitePaths).map((chunk) =>
      db
        .select({ key: crmPicture.key, address: crmPicture.address })
        .from(crmPicture)
        .where(
          sql`'/pictures/' || ${crmPicture.key} in ${valuesOf(chunk)} or ${crmPicture.address} in ${valuesOf(chunk)}`,
        ),
    ),
  )
  const usedPaths = rows.flat().flatMap(({ key, address }) => [`/pictures/${key}`, address])
  return new Set(sitePaths.filter((path) => usedPaths.includes(path)))
}
