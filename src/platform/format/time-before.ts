const DAY_MS = 86_400_000

/** So many calendar months before `now`; the last day of a shorter month counts as the day that it lacks. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

/** Returns the UTC day of a time, ISO. */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}
