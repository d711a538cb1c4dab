import { daysBefore, utcDay } from '../../platform/format/time-before'

/** When and by which text a legal rule applies. The days are ISO (`2026-11-28`). */
export interface LegalPeriod {
  /** The first day on which the rule applies. */
  from: string
  /** The first day on which it no longer applies. Absent while no end is known. */
  until?: string
  /** The law, decree or administration, in the words by which the profession cites it. */
  source: string
  /** The day of the last comparison with the source. */
  checkedOn: string
}

/** Returns true if the rule applies on a day. */
export function isInForce({ from, until }: Pick<LegalPeriod, 'from' | 'until'>, on: string) {
  return from <= on && (until === undefined || on < until)
}

/** Returns the last day on which the rule applies, or null while no end is known. */
export function lastDay({ until }: Pick<LegalPeriod, 'until'>): string | null {
  return until === undefined ? null : utcDay(daysBefore(new Date(`${until}T00:00:00Z`), 1))
}

/** Returns the same day of the next month, or the last day of that month if it is shorter. */
export function monthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const next = new Date(Date.UTC(year, month, Math.min(date, lastOfNext)))
  return next.toISOString().slice(0, 10)
}
