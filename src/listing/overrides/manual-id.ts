import { between, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** The first ID of manual listings. The IDs that a CRM gives are never that high. */
const FIRST_NUMBER = 90_000_001

/** The first ID that Pand gives to records of files and of CRMs without numbers, above all manual listings. */
export const FIRST_FEED_ID = 900_000_000

/** Returns true for a listing that is not in the CRM. Staff can edit all of its fields. */
export function isManual(id: number): boolean {
  return id >= FIRST_NUMBER && id < FIRST_FEED_ID
}

/** Returns the condition that a column contains the ID of a manual listing. */
export function hasManualId(id: SQLiteColumn): SQL {
  return between(id, FIRST_NUMBER, FIRST_FEED_ID - 1)
}

/** Returns the next ID. `last` is the highest one of a manual listing. */
export function nextNumber(last: number | null): number {
  return Math.max(FIRST_NUMBER, (last ?? 0) + 1)
}
