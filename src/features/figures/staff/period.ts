import { brusselsDay, instantOf } from '../../../platform/format/local-time'
import { daysAfter, daysBefore, monthsBefore } from '../../../platform/format/time-before'
import type { OfficeListings } from '../../leads/lead-office'

/** The lengths of the periods in days, including today. */
export const FIGURE_DAYS = [7, 30, 90, 365] as const
type FigureDays = (typeof FIGURE_DAYS)[number]

/** A period of Belgian days, both included, with the instant (ISO) at which the first day begins. */
export interface FigurePeriod {
  days: FigureDays
  from: string
  until: string
  since: string
}

/** The period and the office of the figures. The office is null for all offices. */
export interface FigureScope extends FigurePeriod {
  office: OfficeListings | null
}

/** Returns the period of a query parameter, or thirty days if it is invalid. */
export function figurePeriod(value: string | undefined, now: Date): FigurePeriod {
  const days = FIGURE_DAYS.find((choice) => String(choice) === value) ?? 30
  const until = brusselsDay(now)
  const from = daysAfter(until, 1 - days)
  const since = (instantOf(`${from}T00:00:00`) ?? daysBefore(now, days)).toISOString()
  return { days, from, until, since }
}

/**
 * Returns the months after which leads are deleted if that is within the period, or null if no leads of the period were
 * deleted.
 */
export function retentionWithin(
  leadMonths: Record<string, number | null>,
  { since }: FigurePeriod,
  now: Date,
): number | null {
  const months = Object.values(leadMonths).filter((number) => number !== null)
  const shortest = months.length > 0 ? Math.min(...months) : null
  return shortest !== null && monthsBefore(now, shortest).toISOString() > since ? shortest : null
}
