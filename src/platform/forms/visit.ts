import { z } from 'zod'
import { isVisitDay, MAX_MOMENTS, visitMoments } from './half-days'
import { listingContact } from './listing-contact'

const column = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]).map(String),
  z.array(z.string().max(40, 'moment')).max(MAX_MOMENTS, 'moment'),
)

/**
 * A wish to see a home: up to three half-days. `VisitDate` (`2026-11-24`) and `VisitPart` (`am`,
 * `pm`) are sent once for each, in the same order; a row without a date is none.
 */
export const visit = { ...listingContact, VisitDate: column, VisitPart: column }

/** At least one half-day, and none that is in the past, too far ahead or no day at all. */
export function areMoments(
  data: { VisitDate?: string[]; VisitPart?: string[] },
  today: string,
): boolean {
  const dates = (data.VisitDate ?? []).filter(Boolean)
  const moments = visitMoments(data)
  return (
    moments.length > 0 &&
    moments.length === dates.length &&
    moments.every(({ date }) => isVisitDay(date, today))
  )
}
