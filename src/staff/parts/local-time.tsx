import { brusselsTime, formatDate, formatDateTime } from '../../platform/format/dates'
import { brusselsDay } from '../../platform/format/local-time'

/** An instant in Belgian time. */
export function LocalTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{localTimeText(Date.parse(iso))}</time>
}

/** Returns an instant in Belgian time as text. `at` is in milliseconds. */
export function localTimeText(at: number): string {
  return formatDateTime(brusselsTime(at))
}

/** An instant in Belgian time, in a list: the time of today, `09:05`, or the day. */
export function ShortTime({ iso, now }: { iso: string; now: Date }) {
  const local = brusselsTime(Date.parse(iso)) ?? ''
  const isToday = local.startsWith(brusselsDay(now))
  return <time dateTime={iso}>{isToday ? local.slice(11, 16) : formatDate(local)}</time>
}
