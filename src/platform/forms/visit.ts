import { z } from 'zod'
import { isVisitDay, MAX_HALF_DAYS, visitHalfDays } from './half-days'
import { listingContact } from './listing-contact'

const column = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]).map(String),
  z.array(z.string().max(40, 'moment')).max(MAX_HALF_DAYS, 'moment'),
)

/**
 * A request for a visit with up to three half-days. `VisitDate` (`2026-11-24`) and `VisitPart` (`am`, `pm`) are
 * repeated for each, in the same order. A row without a date is ignored.
 */
export const visit = { ...listingContact, VisitDate: column, VisitPart: column }

/**
 * Returns true if there is at least one half-day, and all are valid days that are neither in the past nor too far
 * ahead.
 */
export function areValidHalfDays(
  data: { VisitDate?: string[]; VisitPart?: string[] },
  today: string,
): boolean {
  const dates = (data.VisitDate ?? []).filter(Boolean)
  const halfDays = visitHalfDays(data)
  return (
    halfDays.length > 0 &&
    halfDays.length === dates.length &&
    halfDays.every(({ date }) => isVisitDay(date, today))
  )
}
