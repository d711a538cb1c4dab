import { brusselsTime, formatDateTime } from '../../platform/format/dates'

/** An instant in Belgian time. */
export function LocalTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{localTimeText(Date.parse(iso))}</time>
}

/** Returns an instant in Belgian time as text. `at` is in milliseconds. */
export function localTimeText(at: number): string {
  return formatDateTime(brusselsTime(at))
}
