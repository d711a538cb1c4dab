/** The first ID of manual listings. IDs of a CRM are never that high. */
export const FIRST_NUMBER = 90_000_001

/** Returns true for a listing that is not in the CRM. Staff can edit all of its fields. */
export function isManual(id: number): boolean {
  return id >= FIRST_NUMBER
}

/** Returns the next ID. `last` is the highest existing one. */
export function nextNumber(last: number | null): number {
  return Math.max(FIRST_NUMBER, (last ?? 0) + 1)
}
