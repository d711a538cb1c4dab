const DAY_MS = 86_400_000

/** Returns the time a number of calendar months before `now`. If that month has no such day, its last day is used. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

/** Returns the day (`2026-11-24`) a number of days after `day`, or before it for a negative number. */
export function daysAfter(day: string, days: number): string {
  return utcDay(new Date(Date.parse(day) + days * DAY_MS))
}

/** Returns the UTC day of a time in ISO format. */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}
