import { brusselsDay, instantOf } from '../../../platform/format/local-time'
import { daysAfter } from '../../../platform/format/time-before'

const WEEK_DAYS = 7
const MONDAY = 1
/** The Belgian time at which automatic reports are sent. */
const SENT_AT = '09:00:00'

/** The weeks between two automatic reports. 0 means that staff send the reports. */
export const REPORT_WEEKS = [0, 1, 2] as const
export type ReportWeeks = (typeof REPORT_WEEKS)[number]

/** The weeks in a report that staff send. */
const MANUAL_WEEKS = 2

interface ReportPeriod {
  days: string[]
  /** As many days before them. */
  before: string[]
  /** The instants at which the first day begins and the last one ends. */
  from: Date
  until: Date
}

/** Returns the Belgian days of a report, the last one being yesterday. */
export function reportDays(now: Date, weeks: ReportWeeks): ReportPeriod {
  const today = brusselsDay(now)
  const count = (weeks || MANUAL_WEEKS) * WEEK_DAYS
  const daysUntil = (end: number) =>
    Array.from({ length: count }, (_, index) => daysAfter(today, end - count + index))
  return {
    days: daysUntil(0),
    before: daysUntil(-count),
    from: startOf(daysAfter(today, -count)) ?? now,
    until: startOf(today) ?? now,
  }
}

function startOf(day: string): Date | null {
  return instantOf(`${day}T00:00:00`)
}

/** Returns the time of the next automatic report in ms: a Monday at nine o'clock. Returns null without an interval. */
export function nextReportAt(now: Date, weeks: ReportWeeks): number | null {
  if (weeks === 0) return null
  const today = brusselsDay(now)
  const weekday = new Date(today).getUTCDay()
  const toMonday = (MONDAY - weekday + WEEK_DAYS) % WEEK_DAYS || WEEK_DAYS
  const day = daysAfter(today, toMonday + (weeks - 1) * WEEK_DAYS)
  return instantOf(`${day}T${SENT_AT}`)?.getTime() ?? null
}
