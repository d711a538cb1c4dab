import type { OfficeHomes } from '../../../features/leads/lead-office'
import { brusselsDay, instantOf } from '../../../platform/format/local-time'
import { daysBefore, monthsBefore } from '../../../platform/format/time-before'

/** The numbers of days, today included, of which figures can be asked. */
export const FIGURE_DAYS = [7, 30, 90, 365] as const
type FigureDays = (typeof FIGURE_DAYS)[number]

/** Belgian days, both included, and the instant (ISO) at which the first begins. */
export interface FigurePeriod {
  days: FigureDays
  from: string
  until: string
  since: string
}

/** The period of figures, and the office whose figures they are; null for those of all. */
export interface FigureScope extends FigurePeriod {
  office: OfficeHomes | null
}

/** The period that a query asks for; thirty days for what is none. */
export function figurePeriod(asked: string | undefined, now: Date): FigurePeriod {
  const days = FIGURE_DAYS.find((one) => String(one) === asked) ?? 30
  const until = brusselsDay(now)
  const from = dayAfter(until, 1 - days)
  const since = (instantOf(`${from}T00:00:00`) ?? daysBefore(now, days)).toISOString()
  return { days, from, until, since }
}

/** The months after which leads were deleted, where that is within a period; null where all of them count. */
export function forgottenAfter(
  leadMonths: Record<string, number | null>,
  { since }: FigurePeriod,
  now: Date,
): number | null {
  const months = Object.values(leadMonths).filter((one) => one !== null)
  const least = months.length > 0 ? Math.min(...months) : null
  return least !== null && monthsBefore(now, least).toISOString() > since ? least : null
}

/** The day so many days after `day`, or before it. */
export function dayAfter(day: string, days: number): string {
  return daysBefore(new Date(`${day}T00:00:00Z`), -days)
    .toISOString()
    .slice(0, 10)
}
