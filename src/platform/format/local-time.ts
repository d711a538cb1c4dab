import { brusselsTime } from './dates'

const HOUR = 3_600_000

/**
 * Returns the instant of a Belgian local time (`2026-11-24T09:00:00`), including summer time, or null if it is invalid.
 */
export function instantOf(local: string): Date | null {
  const asUtc = Date.parse(`${local}Z`)
  const ms = [1, 2].map((hours) => asUtc - hours * HOUR).find((at) => brusselsTime(at) === local)
  return ms === undefined ? null : new Date(ms)
}

/** Returns the instant of a Belgian time to the minute (`2026-11-24T09:00`), or null if there is no such time. */
export function momentOf(local: string): Date | null {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? instantOf(`${local}:00`) : null
}

/**
 * Returns the instants between two Belgian times (`09:00`) of a day (`2026-11-24`), or null if the day or a time does not
 * exist.
 */
export function periodOf(
  date: string,
  { from, to }: { from: string; to: string },
): { start: Date; end: Date } | null {
  const [start, end] = [from, to].map((time) => instantOf(`${date}T${time}:00`))
  return start && end ? { start, end } : null
}

/** Returns the current day in Belgium. */
export function brusselsDay(now: Date): string {
  return (brusselsTime(now.getTime()) ?? now.toISOString()).slice(0, 10)
}
